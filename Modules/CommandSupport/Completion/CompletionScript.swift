import ArgumentParser

/// The script with which a shell completes the command lines of a program. The program itself finds the completions:
/// `composed completion SHELL -- WORDS` prints them.
public enum CompletionScript: String, Choice {
  /// The GNU shell.
  case bash
  /// The Z shell.
  case zsh
  /// The friendly interactive shell.
  case fish

  /// Returns the script.
  ///
  /// - Parameter program: The program's name.
  public func text(for program: String) -> String {
    switch self {
    case .bash: Self.bash(program)
    case .zsh: Self.zsh(program)
    case .fish: Self.fish(program)
    }
  }

  /// Returns completions in the form that the script reads: one on each line, with its help behind a tab (in zsh a
  /// colon, and none in bash).
  ///
  /// - Parameter reply: The completions.
  public func lines(_ reply: Completions.Reply) -> String {
    switch reply {
    case .files: Self.filesMark + "\n"
    case .words(let words): words.map { line($0) + "\n" }.joined()
    }
  }

  private func line(_ word: Completions.Word) -> String {
    let text = self == .zsh ? word.text.replacing(":", with: "\\:") : word.text
    return self == .bash || word.help.isEmpty ? text : text + (self == .zsh ? ":" : "\t") + word.help
  }

  private static let filesMark = ":files"

  // Bash splits words at = and :, and replaces only the last part.
  private static func bash(_ program: String) -> String {
    #"""
    _\#(program)() {
      local part word line glue= words=() cur=${COMP_WORDS[COMP_CWORD]}
      for part in "${COMP_WORDS[@]:1:COMP_CWORD}"; do
        if [[ ${#words[@]} -gt 0 && ($glue || $part == [=:]*) ]]; then words[-1]+=$part; else words+=("$part"); fi
        [[ $part == *[=:] ]] && glue=1 || glue=
      done
      [[ $cur != [=:] ]] || cur=
      word=${words[-1]}
      COMPREPLY=()
      while IFS= read -r line; do
        if [[ $line == \#(filesMark) ]]; then
          compopt -o filenames 2> /dev/null
          while IFS= read -r line; do COMPREPLY+=("$line"); done < <(compgen -f -- "$cur")
        else
          COMPREPLY+=("${line#"${word%"$cur"}"}")
        fi
      done < <("$1" completion bash -- "${words[@]}" 2> /dev/null)
    }
    complete -F _\#(program) \#(program)

    """#
  }

  private static func zsh(_ program: String) -> String {
    #"""
    #compdef \#(program)
    _\#(program)() {
      local -a replies=("${(@f)$("${(Q)words[1]}" completion zsh -- "${(@Q)words[2,CURRENT]}" 2> /dev/null)}")
      case $replies in
        (\#(filesMark)) compset -P '--*='; _files ;;
        (?*) _describe -V '\#(program)' replies ;;
      esac
    }
    if [ "$funcstack[1]" = "_\#(program)" ]; then _\#(program) "$@"; else compdef _\#(program) \#(program); fi

    """#
  }

  private static func fish(_ program: String) -> String {
    #"""
    function __\#(program)_complete
      set -l words (commandline -opc)
      set -l word (commandline -ct)
      set -l lines ($words[1] completion fish -- $words[2..] "$word" 2> /dev/null)
      if test "$lines" = \#(filesMark)
        set -l start (string match -r -- '^--[^=]*=' $word)
        string replace -r -- '^' "$start" (__fish_complete_path (string replace -r -- '^--[^=]*=' '' "$word"))
      else
        printf '%s\n' $lines
      end
    end
    complete -c \#(program) -f -a '(__\#(program)_complete)'

    """#
  }
}
