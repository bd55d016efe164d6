import ArgumentParser
import CommandSupport
import Foundation
import Models

/// A record of the commands under test.
struct Fruit: Sendable {
  var name: String
  var weight: Int?
  var price: Double
  var picked: Date
  var isRipe = true
  var tags: [String] = []
  var link: URL?

  static let columns: [Column<Fruit>] = [
    Column("name", \.name, importance: .essential),
    Column("weight", \.weight),
    Column("price", \.price, text: { "$\($0.price)" }, style: { $0.price > 1 ? .positive : .negative }),
    Column("picked", \.picked, importance: .minor),
    Column("isRipe", title: "Ripe", \.isRipe),
    Column("tags", in: [.json, .plain], \.tags),
    Column("link", in: [.json, .detail], \.link),
  ]

  static let apple = Fruit(
    name: "apple",
    weight: 150,
    price: 1.5,
    picked: Date(timeIntervalSince1970: 1_767_218_400),
    tags: ["red", "round"],
    link: URL(string: "https://example.invalid/apple")
  )
  static let kiwi = Fruit(
    name: "kiwi",
    price: 0.00001235,
    picked: Date(timeIntervalSince1970: 1_767_139_200),
    isRipe: false
  )
}

/// A suite of the commands of two features.
struct Market: CommandSuite {
  static let configuration = CommandConfiguration(
    commandName: "market",
    version: "1.2.3",
    subcommands: [Fruits.self, Weigh.self]
  )
}

/// A feature's command with subcommands.
struct Fruits: AsyncParsableCommand {
  static let configuration = CommandConfiguration(commandName: "fruits", subcommands: [List.self, Show.self])

  struct List: FeatureCommand {
    static let configuration = CommandConfiguration(commandName: "list", aliases: ["ls"])
    static let fields = Fruit.columns.fieldNames()
    static let examples = ["-L 1", "--json=name"]
    static let variables = [EnvironmentVariable("FRUIT_KEY", "The key of the market.")]

    @OptionGroup var common: CommonOptions
    @OptionGroup var limit: LimitOption
    @Option var search: String?

    func perform(output: Output) async throws {
      let all = [Fruit.apple, Fruit.kiwi].filter { search.map($0.name.contains) ?? true }
      try output.list(
        limit.prefix(all),
        of: 250,
        columns: Fruit.columns,
        noun: "fruits",
        empty: "No fruits match."
      )
    }
  }

  struct Show: FeatureCommand {
    static let configuration = CommandConfiguration(commandName: "show")
    static let fields = Fruit.columns.fieldNames()

    @OptionGroup var common: CommonOptions
    @Argument var name: String

    var subject: String? { "fruit \(name)" }
    func service(environment: [String: String]) -> String? { environment["MARKET"] }

    func perform(output: Output) async throws {
      switch name {
      case "apple": try output.detail(.apple, columns: Fruit.columns)
      case "offline": throw APIError.offline(detail: "no route")
      case "slow": throw APIError.timedOut
      case "secret": throw APIError.unauthorized(hint: "set FRUIT_KEY")
      case "forbidden": throw APIError.forbidden(message: "not yours")
      case "limit": throw APIError.rateLimited(reset: Date(timeIntervalSince1970: 1_767_225_600))
      case "server": throw APIError.server(status: 503)
      case "odd": throw OddError()
      case "worded": throw CommandFailure("the \u{1B}[31mcrate\nis empty", status: .notFound)
      default: throw APIError.notFound(resource: "fruit \(name)", service: "the market")
      }
    }
  }
}

struct OddError: Error {}

/// A feature's command without subcommands.
struct Weigh: FeatureCommand {
  static let configuration = CommandConfiguration(commandName: "weigh")

  @OptionGroup var common: CommonOptions
  @Option(transform: Bounds.within(1...9)) var scale = 1

  func perform(output: Output) async throws {
    throw APIError.server(status: 500)
  }
}

/// A command with a number as its argument.
struct Count: FeatureCommand {
  static let configuration = CommandConfiguration(commandName: "count")

  @OptionGroup var common: CommonOptions
  @Argument var number: Int

  func perform(output: Output) async throws {
    try output.write("\(number)\n")
  }
}

/// A command that prints a text with every character quoted in CSV, and one that controls terminals.
struct Quotes: FeatureCommand {
  static let configuration = CommandConfiguration(commandName: "quotes")

  @OptionGroup var common: CommonOptions

  func perform(output: Output) async throws {
    let columns = [Column<String>("text") { $0 }]
    try output.list(["say \"hi\",\nthen\u{1B}[31m go"], columns: columns, empty: "")
  }
}

/// A command with a column of values that users retype.
struct Labels: FeatureCommand {
  static let configuration = CommandConfiguration(commandName: "labels")

  @OptionGroup var common: CommonOptions

  func perform(output: Output) async throws {
    let columns = [
      Column<Fruit>("name", { _ in "a-name-to-type-again" }, importance: .essential),
      Column<Fruit>("words") { _ in "many words that nobody types" },
    ]
    try output.list([.apple], columns: columns, empty: "None.")
  }
}
