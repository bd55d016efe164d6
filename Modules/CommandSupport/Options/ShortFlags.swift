/// Short flags that are joined with other short options.
enum ShortFlags {
  /// Returns the arguments with `-q` on its own: `-qL5` becomes `-q -L5`, as the parser understands it.
  ///
  /// - Parameter arguments: The command line, without the program's name. Arguments after `--` are left alone.
  static func separated(_ arguments: [String]) -> [String] {
    let options = arguments.prefix { $0 != "--" }
    return options.flatMap { argument in
      argument.wholeMatch(of: /-q([A-Za-z].*)/).map { ["-q", "-\($0.1)"] } ?? [argument]
    } + arguments.dropFirst(options.count)
  }
}
