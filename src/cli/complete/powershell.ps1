# Completions of judge for PowerShell. Load them in your $PROFILE:
#   judge --generate complete-powershell | Out-String | Invoke-Expression
Register-ArgumentCompleter -Native -CommandName judge -ScriptBlock {
    param($current, $line, $cursor)
    $words = @($line.CommandElements | Select-Object -Skip 1 |
        Where-Object { $_.Extent.EndOffset -lt $cursor } | ForEach-Object { $_.Extent.Text })
    # Older versions drop an empty argument.
    if (-not $current -and $PSVersionTable.PSVersion -lt [version] '7.3') { $current = '""' }
    judge __complete @words $current | ForEach-Object {
        $text, $meaning = $_ -split "`t", 2
        # Without a result, PowerShell completes names of files.
        if ($text -notlike '<*') {
            if (-not $meaning) { $meaning = $text }
            [System.Management.Automation.CompletionResult]::new(
                $text, $text, 'ParameterValue', $meaning)
        }
    }
}
