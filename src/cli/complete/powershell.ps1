# Completions of judge for PowerShell. Load them in your $PROFILE:
#   judge --generate complete-powershell | Out-String | Invoke-Expression

Register-ArgumentCompleter -Native -CommandName judge -ScriptBlock {
    param($current, $line, $cursor)
    # What may stand at each place: word|meaning.
    $places = @{
@words@
    }
    $words = @($line.CommandElements | Where-Object { $_.Extent.EndOffset -lt $cursor } |
        ForEach-Object { $_.Extent.Text })
    $verb = if ($words.Count -gt 1) { $words[1] } else { '' }
    if (-not $places.ContainsKey("$verb -")) { $verb = 'PROBLEM' }
    $problem = ''
    $option = ''
    $operands = 0
    for ($i = 2; $i -lt $words.Count; $i++) {
        $word = $words[$i]
        if ($option) {
            $option = ''
        } elseif ($word -like '-?*') {
            if ($places.ContainsKey("$verb $word")) { $option = $word }
        } else {
            if ($operands -eq 0) { $problem = $word }
            $operands++
            # The rest belongs to the command.
            if ($operands -eq 2 -and $places.ContainsKey("$verb command")) { return }
        }
    }
    $place = "$verb $([int]($operands -gt 0))"
    $prefix = ''
    if ($words.Count -le 1) {
        $place = ''
    } elseif ($option) {
        $place = "$verb $option"
    } elseif ($current -like '--*=*') {
        $prefix = $current -replace '=.*', '='
        $place = "$verb $($prefix.TrimEnd('='))"
    } elseif ($current -like '-*') {
        $place = "$verb -"
    }
    $found = $places[$place]
    if ($found -and $found[0] -like '<kinds>*') { $found = $places["kinds $problem"] }
    foreach ($entry in $found) {
        $text, $meaning = $entry -split '\|', 2
        # Without a result, PowerShell completes names of files.
        if ($text -like '<*') { return }
        if (-not $meaning) { $meaning = $text }
        if ("$prefix$text" -like "$current*") {
            [System.Management.Automation.CompletionResult]::new(
                "$prefix$text", $text, 'ParameterValue', $meaning)
        }
    }
}
