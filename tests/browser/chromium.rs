//! Chromium without a window, driven by its own protocol: JSON messages that end in a zero byte, on
//! its file descriptors 3 and 4.

use crate::common::directory;
use serde_json::{json, Value};
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::time::Duration;
use std::{env, fs, thread};

/// Where Chromium is.
fn find() -> PathBuf {
    let path = env::var_os("PATH").expect("a path");
    let names = ["chromium", "chromium-browser", "google-chrome"];
    let mut files = env::split_paths(&path).flat_map(|folder| names.map(|name| folder.join(name)));
    files
        .find(|file| file.is_file())
        .expect("Chromium on the path")
}

/// A browser with one page.
pub struct Browser {
    process: Child,
    requests: ChildStdin,
    answers: BufReader<ChildStdout>,
    /// A folder for its profile and the pages, which is removed at the end.
    pub folder: PathBuf,
    session: Value,
    /// The session of the frame in the page, if there is one.
    frame: Value,
    last: u64,
    /// What the page should not have done: messages on the console, errors, requests.
    script_errors: Vec<String>,
}

impl Browser {
    /// Starts the browser with an empty profile.
    pub fn start() -> Browser {
        static STARTED: AtomicUsize = AtomicUsize::new(0);
        let folder = directory(&format!("browser-{}", STARTED.fetch_add(1, Relaxed)));
        let mut process = Command::new("sh")
            .args(["-c", "exec \"$@\" 3<&0 4>&1 </dev/null >/dev/null 2>&1"])
            .arg("sh")
            .arg(find())
            .args([
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-quic",
            ])
            .args(["--no-first-run", "--disable-background-networking"])
            .args(["--disable-component-update", "--disable-sync"])
            .arg("--remote-debugging-pipe")
            // The path of the profile may have any characters.
            .env("LC_ALL", "C.UTF-8")
            .arg(format!("--user-data-dir={}", folder.display()))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("a shell");
        let requests = process.stdin.take().expect("a pipe");
        let answers = BufReader::new(process.stdout.take().expect("a pipe"));
        let mut browser = Browser {
            process,
            requests,
            answers,
            folder,
            session: Value::Null,
            frame: Value::Null,
            last: 0,
            script_errors: Vec::new(),
        };
        let target = browser.call("Target.createTarget", json!({"url": "about:blank"}));
        let attach = json!({"targetId": target["targetId"], "flatten": true});
        browser.session = browser.call("Target.attachToTarget", attach)["sessionId"].clone();
        for domain in ["Page", "Runtime", "Log", "Network"] {
            browser.call(&format!("{domain}.enable"), json!({}));
        }
        let attach = json!({"autoAttach": true, "waitForDebuggerOnStart": false, "flatten": true});
        browser.call("Target.setAutoAttach", attach);
        browser.set_looks(1200, 800, "light");
        browser
    }

    /// Calls a method of the page and returns its result.
    fn call(&mut self, method: &str, parameters: Value) -> Value {
        let answer = self.answer(self.session.clone(), method, parameters);
        assert_eq!(answer["error"], Value::Null, "{method}");
        answer["result"].clone()
    }

    /// Calls a method of a session and returns the answer.
    fn answer(&mut self, session: Value, method: &str, parameters: Value) -> Value {
        self.last += 1;
        let mut request = json!({"id": self.last, "method": method, "params": parameters});
        if session != Value::Null {
            request["sessionId"] = session;
        }
        let mut bytes = request.to_string().into_bytes();
        bytes.push(0);
        self.requests
            .write_all(&bytes)
            .expect("a browser that reads");
        loop {
            let message = self.message();
            if message["id"] == self.last {
                return message;
            }
        }
    }

    /// The next message; events that should not happen are kept.
    fn message(&mut self) -> Value {
        let mut bytes = Vec::new();
        self.answers.read_until(0, &mut bytes).expect("a message");
        assert_eq!(bytes.pop(), Some(0), "the browser has ended");
        let message: Value = serde_json::from_slice(&bytes).expect("JSON");
        let method = message["method"].as_str().unwrap_or_default();
        let is_request = method == "Network.requestWillBeSent";
        let url = message["params"]["request"]["url"].as_str();
        let is_local = |url: &str| url.starts_with("file://") || url.starts_with("blob:null/");
        if method == "Target.attachedToTarget"
            && message["params"]["targetInfo"]["type"] == "iframe"
        {
            self.frame = message["params"]["sessionId"].clone();
        }
        if is_request && !url.is_some_and(is_local)
            || [
                "Runtime.consoleAPICalled",
                "Runtime.exceptionThrown",
                "Log.entryAdded",
            ]
            .contains(&method)
        {
            self.script_errors.push(message["params"].to_string());
        }
        message
    }

    /// Opens a file at a place in it, and waits until it is loaded.
    pub fn open(&mut self, path: &Path, place: &str) {
        self.call("Page.navigate", json!({"url": "about:blank"}));
        let url = format!("file://{}{place}", path.display());
        self.call("Page.navigate", json!({ "url": url }));
        let loaded = "new Promise((done) => document.readyState === 'complete' ? done(true) \
                      : addEventListener('load', () => done(true)))";
        while self.evaluate("location.protocol") != "file:" {}
        assert_eq!(self.evaluate(loaded), true);
    }

    /// The value of an expression in the page, awaited if it is a promise.
    pub fn evaluate(&mut self, expression: &str) -> Value {
        let result = self.call("Runtime.evaluate", evaluation(expression));
        assert_eq!(result["exceptionDetails"], Value::Null, "{expression}");
        result["result"]["value"].clone()
    }

    /// Waits until an expression in the frame of the page is true. The frame comes and goes.
    pub fn wait_for_in_frame(&mut self, expression: &str) {
        for _ in 0..200 {
            let frame = self.frame.clone();
            let answer = self.answer(frame, "Runtime.evaluate", evaluation(expression));
            if answer["result"]["result"]["value"] == true {
                return;
            }
            thread::sleep(Duration::from_millis(50));
        }
        panic!("{expression} does not come true");
    }

    /// Presses and releases a key.
    pub fn press(&mut self, key: &str) {
        let (code, text) = match key {
            " " => ("Space", " "),
            key => (key, ""),
        };
        let codes = [
            ("ArrowLeft", 37),
            ("ArrowRight", 39),
            ("Home", 36),
            ("End", 35),
            ("PageDown", 34),
            ("PageUp", 33),
            ("n", 78),
            ("p", 80),
            ("[", 219),
            ("]", 221),
            (" ", 32),
            ("Tab", 9),
            ("+", 187),
            ("-", 189),
        ];
        let number = codes
            .iter()
            .find(|(name, _)| *name == key)
            .expect("a key")
            .1;
        for kind in ["keyDown", "keyUp"] {
            let parameters = json!({
                "type": kind, "key": key, "code": code, "text": text,
                "windowsVirtualKeyCode": number,
            });
            self.call("Input.dispatchKeyEvent", parameters);
        }
    }

    /// Clicks on the middle of an element.
    pub fn click(&mut self, selector: &str) {
        let place = self.evaluate(&format!(
            "(() => {{ const element = document.querySelector('{selector}'); \
             element.scrollIntoView({{block: 'nearest'}}); const r = element.getBoundingClientRect(); \
             return [r.x + r.width / 2, r.y + r.height / 2]; }})()"
        ));
        for kind in ["mousePressed", "mouseReleased"] {
            let parameters = json!({
                "type": kind, "x": place[0], "y": place[1], "button": "left", "clickCount": 1,
            });
            self.call("Input.dispatchMouseEvent", parameters);
        }
    }

    /// Moves a finger over the screen, from one point to another, as a touch screen reports it.
    pub fn swipe(&mut self, [from, to]: [(f64, f64); 2]) {
        let between = |part: f64| {
            (
                from.0 + (to.0 - from.0) * part,
                from.1 + (to.1 - from.1) * part,
            )
        };
        for part in 0..=10 {
            let (x, y) = between(f64::from(part) / 10.0);
            let kind = if part == 0 { "touchStart" } else { "touchMove" };
            let points = json!({"type": kind, "touchPoints": [{"x": x, "y": y}]});
            self.call("Input.dispatchTouchEvent", points);
        }
        let end = json!({"type": "touchEnd", "touchPoints": []});
        self.call("Input.dispatchTouchEvent", end);
    }

    /// Has a touch screen.
    pub fn set_touch(&mut self) {
        let touch = json!({"enabled": true, "maxTouchPoints": 1});
        self.call("Emulation.setTouchEmulationEnabled", touch);
    }

    /// Shows pages with a width and in a colour scheme.
    pub fn set_looks(&mut self, width: u32, height: u32, scheme: &str) {
        let size = json!({
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false,
        });
        self.call("Emulation.setDeviceMetricsOverride", size);
        let features = json!([{"name": "prefers-color-scheme", "value": scheme}]);
        let media = json!({"media": "screen", "features": features});
        self.call("Emulation.setEmulatedMedia", media);
    }

    /// A screenshot, as PNG in Base64.
    pub fn screenshot(&mut self) -> String {
        let shot = self.call("Page.captureScreenshot", json!({"format": "png"}));
        shot["data"].as_str().expect("a picture").into()
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
        // Its children may still be writing when it ends.
        for _ in 0..50 {
            if fs::remove_dir_all(&self.folder).is_ok() {
                break;
            }
            thread::sleep(Duration::from_millis(100));
        }
        if !thread::panicking() {
            assert!(self.script_errors.is_empty(), "{:?}", self.script_errors);
        }
    }
}

/// The parameters that ask for the value of an expression, awaited if it is a promise.
fn evaluation(expression: &str) -> Value {
    json!({"expression": expression, "awaitPromise": true, "returnByValue": true})
}
