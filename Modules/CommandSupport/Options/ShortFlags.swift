/// Short flags that are joined with other short options.
enum ShortFlags {
  /// Returns the arguments with `-q` on its own: `-qL5` becomes `-q -L5`, as the parser understands it, and `-qq` `-q`.
  ///
  /// - Parameter arguments: The command line, without the program's name. Arguments after `--` are left alone.
  static func separated(_ arguments: [String]) -> [String] {
    let options = arguments.prefix { $0 != "--" }
    return options.flatMap { argument in
      guard let match = argument.wholeMatch(of: /-q+([A-Za-z].*)?/) else { return [argument] }
      return ["-q"] + (match.1.map { ["-\($0)"] } ?? [])
    } + arguments.dropFirst(options.count)
  }
}
