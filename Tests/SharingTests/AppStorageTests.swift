import ConcurrencyExtras
import Dependencies
import Foundation
import Sharing
import Testing

@Suite struct AppStorageTests {
  private enum Theme: String { case light, dark }
  private enum Size: Int, Codable { case small, large }
  private struct Window: Codable, Equatable { var width = 80, height = 24 }
  private enum Layout: String, Codable {
    case list, grid

    private enum CodingKeys: CodingKey { case name }

    init(from decoder: any Decoder) throws {
      let name = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .name)
      self = name == "list" ? .list : .grid
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(rawValue, forKey: .name)
    }
  }

  private let files: LockIsolated<[URL: Data]>
  private let url = URL(fileURLWithPath: "/settings.json")
  private let store: AppStorageStore

  init() {
    let files = LockIsolated<[URL: Data]>([:])
    self.files = files
    store = AppStorageStore(file: url, storage: .inMemory(fileSystem: files))
  }

  private var settings: String { files.value[url].map { String(decoding: $0, as: UTF8.self) } ?? "" }

  /// Reads a setting as another process would.
  private func stored<Value: Codable & Sendable>(
    _ key: String,
    as: Value.Type,
    in store: AppStorageStore? = nil
  ) -> Value? {
    withDependencies {
      $0.refreshDefaults()
    } operation: {
      @Shared(.appStorage(key, store: store ?? self.store)) var value: Value?
      return value
    }
  }

  @Test func `an optional with a raw value keeps its default until it is stored`() {
    @Shared(.appStorage("theme", store: store)) var theme: Theme? = .dark
    #expect(theme == .dark)
    $theme.withLock { #expect($0 == .dark) }
    #expect(settings == "{\n  \"theme\" : \"dark\"\n}")
    $theme.withLock { $0 = nil }
    #expect(settings == "{\n\n}")
  }

  @Test func `values of all types are kept`() {
    @Shared(.appStorage("bool", store: store)) var bool = false
    @Shared(.appStorage("int", store: store)) var int = 0
    @Shared(.appStorage("double", store: store)) var double = 0.0
    @Shared(.appStorage("string", store: store)) var string = ""
    @Shared(.appStorage("strings", store: store)) var strings: [String] = []
    @Shared(.appStorage("data", store: store)) var data = Data()
    @Shared(.appStorage("date", store: store)) var date = Date.distantPast
    @Shared(.appStorage("url", store: store)) var link = URL(fileURLWithPath: "/")
    @Shared(.appStorage("size", store: store)) var size = Size.small
    @Shared(.appStorage("window", store: store)) var window = Window()
    $bool.withLock { $0 = true }
    $int.withLock { $0 = .max }
    $double.withLock { $0 = 0.1 }
    $string.withLock { $0 = "ünï \"quoted\" 🚀" }
    $strings.withLock { $0 = ["a", "b"] }
    $data.withLock { $0 = Data([0, 255]) }
    $date.withLock { $0 = Date(timeIntervalSinceReferenceDate: 123.5) }
    $link.withLock { $0 = URL(fileURLWithPath: "/tmp/a b") }
    $size.withLock { $0 = .large }
    $window.withLock { $0.width = 120 }
    #expect(stored("bool", as: Bool.self) == true)
    #expect(stored("int", as: Int.self) == .max)
    #expect(stored("double", as: Double.self) == 0.1)
    #expect(stored("string", as: String.self) == "ünï \"quoted\" 🚀")
    #expect(stored("strings", as: [String].self) == ["a", "b"])
    #expect(stored("data", as: Data.self) == Data([0, 255]))
    #expect(stored("date", as: Date.self) == Date(timeIntervalSinceReferenceDate: 123.5))
    #expect(stored("url", as: URL.self) == URL(fileURLWithPath: "/tmp/a b"))
    #expect(stored("size", as: Size.self) == .large)
    #expect(stored("window", as: Window.self) == Window(width: 120))
  }

  @Test(arguments: [Double.infinity, -.infinity, .pi, 1e300, -0.0, 5])
  func `numbers are kept exactly`(number: Double) {
    @Shared(.appStorage("double", store: store)) var double = 0.25
    $double.withLock { $0 = number }
    #expect(stored("double", as: Double.self) == number)
  }

  @Test func `raw values are kept`() {
    @Shared(.appStorage("theme", store: store)) var theme = Theme.light
    @Shared(.appStorage("optional theme", store: store)) var optional: Theme?
    #expect(optional == nil)
    $theme.withLock { $0 = .dark }
    $optional.withLock { $0 = .dark }
    #expect(stored("theme", as: String.self) == "dark")
    #expect(stored("optional theme", as: String.self) == "dark")
  }

  @Test func `a raw value is kept even if the value is Codable`() {
    @Shared(.appStorage("layout", store: store)) var layout = Layout.list
    @Shared(.appStorage("optional layout", store: store)) var optional: Layout?
    $layout.withLock { $0 = .grid }
    $optional.withLock { $0 = .grid }
    #expect(stored("layout", as: String.self) == "grid")
    #expect(stored("optional layout", as: String.self) == "grid")
    $optional.withLock { $0 = nil }
    #expect(!settings.contains("optional"))
  }

  @Test func `nil removes a setting`() {
    @Shared(.appStorage("selection", store: store)) var selection: Int?
    @Shared(.appStorage("other", store: store)) var other = 0
    $other.withLock { $0 = 1 }
    $selection.withLock { $0 = 3 }
    #expect(settings.contains("selection"))
    $selection.withLock { $0 = nil }
    #expect(!settings.contains("selection"))
    #expect(settings.contains("other"))
  }

  @Test func `unknown settings are kept`() {
    files.setValue([url: Data(#"{"unknown": [1, 2.5, null, true, {"a": "b"}], "count": 1}"#.utf8)])
    @Shared(.appStorage("count", store: store)) var count = 0
    #expect(count == 1)
    $count.withLock { $0 += 1 }
    #expect(stored("count", as: Int.self) == 2)
    let compact = settings.filter { !$0.isWhitespace }
    #expect(compact.contains(#""unknown":[1,2.5,null,true,{"a":"b"}]"#))
  }

  @Test func `a setting of another type counts as missing`() {
    files.setValue([url: Data(#"{"count": "many"}"#.utf8)])
    @Shared(.appStorage("count", store: store)) var count = 5
    #expect(count == 5)
    $count.withLock { $0 += 1 }
    #expect(stored("count", as: Int.self) == 6)
  }

  @Test func `a corrupt file is an error and kept aside`() {
    let recorder = IssueRecorder()
    files.setValue([url: Data("not json".utf8)])
    let count = recorder { Shared(wrappedValue: 5, .appStorage("count", store: store)) }
    #expect(count.wrappedValue == 5)
    #expect(count.loadError is CorruptFile)
    #expect(recorder.messages.isEmpty)
    count.withLock { $0 += 1 }
    #expect(stored("count", as: Int.self) == 6)
    #expect(files.value[URL(fileURLWithPath: "/settings.json.corrupt-1")] == Data("not json".utf8))
  }

  @Test func `wrappers with the same key and store share the value`() {
    @Shared(.appStorage("count", store: store)) var first = 0
    @Shared(.appStorage("count", store: store)) var second = 0
    @Shared(.appStorage("count", store: .inMemory)) var other = 0
    $first.withLock { $0 = 3 }
    #expect(second == 3)
    #expect(other == 0)
  }

  @Test func `changes by other processes are noticed`() {
    @Shared(.appStorage("count", store: store)) var count = 0
    withDependencies {
      $0.refreshDefaults()
    } operation: {
      @Shared(.appStorage("count", store: store)) var other = 0
      $other.withLock { $0 = 4 }
    }
    #expect(count == 4)
  }

  @Test func `the default store is a dependency`() {
    withDependencies {
      $0.defaultAppStorage = store
    } operation: {
      @Shared(.appStorage("count")) var count = 0
      $count.withLock { $0 = 1 }
    }
    #expect(stored("count", as: Int.self) == 1)
  }
}

extension AppStorageTests {
  @Test func `a change may contain the change of another setting`() throws {
    let directory = try TemporaryDirectory()
    for store in [store, AppStorageStore(file: directory.url.appendingPathComponent("settings.json"))] {
      @Shared(.appStorage("outer", store: store)) var outer = 0
      @Shared(.appStorage("inner", store: store)) var inner = 0
      $outer.withLock { outer in
        $inner.withLock { $0 = 2 }
        outer = 1
      }
      #expect((outer, inner) == (1, 2))
      #expect(stored("outer", as: Int.self, in: store) == 1)
      #expect(stored("inner", as: Int.self, in: store) == 2)
    }
  }

  @Test func `changes that contain each other do not wait for each other`() async throws {
    let directory = try TemporaryDirectory()
    let store = AppStorageStore(file: directory.url.appendingPathComponent("settings.json"))
    await changeEachWithinTheOther(in: store)
  }

  @Test func `changes that contain each other do not wait for each other though nothing can be stored`() async
  {
    let recorder = IssueRecorder()
    await recorder {
      await changeEachWithinTheOther(
        in: AppStorageStore(file: URL(fileURLWithPath: "/dev/null/settings.json"))
      )
    }
    #expect(recorder.issues.isEmpty)
  }

  private func changeEachWithinTheOther(in store: AppStorageStore) async {
    let first = Shared(wrappedValue: 0, .appStorage("first", store: store))
    let second = Shared(wrappedValue: 0, .appStorage("second", store: store))
    await withTaskGroup(of: Void.self) { group in
      for (outer, inner) in [(first, second), (second, first)] {
        group.addTask {
          for _ in 1...50 {
            outer.withLock { outer in
              outer += 1
              inner.withLock { $0 += 1 }
            }
          }
        }
      }
    }
    #expect((first.wrappedValue, second.wrappedValue) == (100, 100))
  }
}
