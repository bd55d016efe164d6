import Foundation
import Testing

/// The completion of command lines by shells, with the scripts of the built program.
@Suite(.timeLimit(.minutes(30))) struct CompletionTests {
  /// The beginning of a command line, and words that complete it.
  static let lines = [
    ("coins list --sort ", "rank price change week volume cap name"), ("coins list --source e", "embedded"),
    ("repos list octo-sample --order ", "asc desc"), ("characters list --status ", "alive dead unknown"),
    ("repos list octo-sample --sort ", "updated pushed created name stars"),
    ("characters list --gender g", "genderless"), ("fact show --type ma", "math"), ("coins l", "list"),
    ("completion ", "bash zsh fish"), ("coins list --color ", "auto always never"),
    ("coins show --provider ", "coinmarketcap coingecko"), ("coins list --or", "--order"),
    ("replay /etc/host", "hosts"), ("coins list --record /etc/host", "hosts"),
    ("coins app --preview ", "empty loading failed long-text"),
    ("", "profile repos favorites user characters coins fact serve replay completion help"),
    ("fact --", "--type --random --source --json --help"), ("fact --type y", "year"),
    ("profile --w", "--web"),
    ("-q coins ", "list show app"), ("--", "--source --owner --version"),
    ("coins list -", "-L --limit -q --quiet"),
    ("help ", "coins environment exit-codes faults"), ("help coins ", "list show app"),
    ("help ex", "exit-codes"),
    ("replay --as-test ", "ProfileFeature CoinsFeature RootFeature"),
    ("replay --as-test Coi", "CoinsFeature"),
    ("coins list --sort=ch", "change"), ("coins list --json=sym", "symbol"),
    ("coins list --csv=symbol,na", "symbol name"), ("favorites add --json=ch", "change"),
    ("serve --port 1 --fa", "--fault"), ("serve --fault la", "latency"), ("serve --fault co", "coins"),
    ("--record t coins l", "list"), ("coins list --record=/etc/host", "hosts"),
  ]

  /// Bash splits words at the equals sign.
  @Test func `bash completes commands and the values of options`() async throws {
    let run = try await Home().shell(
      """
      exec bash -c '
        eval "$("$composed" completion bash)"
        PATH="$(dirname "$composed"):$PATH"
        while read -r line; do
          line="${line%.}"; COMP_LINE=$line; COMP_POINT=${#line}
          read -ra COMP_WORDS <<< "${line//=/ = }"; [[ $line != *" " ]] || COMP_WORDS+=("")
          COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); COMP_TYPE=9
          _composed composed "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD-1]}" 2> /dev/null
          echo "${COMPREPLY[@]}"
        done' << END
      \(Self.lines.map { "composed \($0.0)." }.joined(separator: "\n"))
      END
      """
    )
    let replies = run.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    expectWords(in: replies)
  }

  @Test(.enabled(if: access("/usr/bin/fish", X_OK) == 0))
  func `fish completes commands and the values of options`() async throws {
    let run = try await Home().shell(
      """
      PATH="$(dirname "$composed"):$PATH" exec fish --no-config -c '
        composed completion fish | source
        while read line; echo (complete -C (string replace -r "[.]\\$" "" -- $line)); end
      ' << END
      \(Self.lines.map { "composed \($0.0)." }.joined(separator: "\n"))
      END
      """
    )
    // A reply has a word and its description.
    let replies = run.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(run.errors == "")
    expectWords(in: replies)
  }

  @Test(.enabled(if: access("/usr/bin/zsh", X_OK) == 0))
  func `zsh completes commands and the values of options`() async throws {
    let shell = try InteractiveApp(columns: 200, rows: 60)
    _ = await shell.output("shell> ", after: 0)
    shell.type(
      """
      cd; mkdir zfunc; "$composed" completion zsh > zfunc/_composed; PS1= TERM=dumb exec zsh -f\r
      fpath=(~/zfunc $fpath); path=($composed:h $path); autoload -U compinit; compinit -D; PS1="z""sh> "\r
      """
    )
    _ = await shell.output("zsh> ", after: 0)
    var replies: [String] = []
    for (line, expected) in Self.lines {
      let start = shell.count
      // Ctrl-D lists the completions, and Ctrl-U deletes the line. While more is typed, zsh lists nothing.
      shell.type("composed \(line)\u{4}")
      var reply = ""
      for word in expected.split(separator: " ") { reply = await shell.output(String(word), after: start) }
      replies.append(String(decoding: Array(reply.utf8).dropFirst(start), as: UTF8.self))
      shell.type("\u{15}")
    }
    #expect(await shell.exit() == .exited(0))
    expectWords(in: replies)
  }

  private func expectWords(in replies: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    for ((line, expected), reply) in zip(Self.lines, replies) {
      let words = Set(reply.split { !($0.isLetter || $0 == "-") }.map(String.init))
      let missing = expected.split(separator: " ").map(String.init).filter { !words.contains($0) }
      #expect(missing == [], "\(line): \(reply)", sourceLocation: sourceLocation)
    }
    #expect(replies.count >= Self.lines.count, sourceLocation: sourceLocation)
  }
}
