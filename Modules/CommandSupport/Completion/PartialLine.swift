/// The arguments of a command before the word that is completed.
struct PartialLine {
  private let options: [ArgumentInfo]
  private var used: Set<[String]> = []
  /// The number of arguments that aren't options.
  private(set) var count = 0
  /// The option whose value is being completed.
  private(set) var awaited: ArgumentInfo?
  /// Whether `--` has ended the options.
  private(set) var isTerminated = false

  /// - Parameters:
  ///   - words: The words after the name of the command.
  ///   - options: The command's options.
  init(_ words: some Sequence<String>, options: [ArgumentInfo]) {
    self.options = options
    for word in words {
      if awaited != nil {
        awaited = nil
      } else if isTerminated || !word.hasPrefix("-") || word == "-" {
        count += 1
      } else if word == "--" {
        isTerminated = true
      } else if let option = option(named: word.prefix { $0 != "=" }) {
        used.insert(option.spellings)
        // A bare --json has no value.
        if option.kind == .option, !option.takesFields, !word.contains("=") { awaited = option }
      }
    }
  }

  /// Returns the option with a name, such as `--sort` or `-L`.
  func option(named name: some StringProtocol) -> ArgumentInfo? {
    options.first { $0.spellings.contains(String(name)) }
  }

  /// The names of the options that may follow.
  var unusedOptions: [Completions.Word] {
    options.filter { $0.shouldDisplay && ($0.isRepeating || !used.contains($0.spellings)) }
      .flatMap { option in option.spellings.map { Completions.Word(text: $0, help: option.abstract ?? "") } }
  }
}
