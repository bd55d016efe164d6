import ConcurrencyExtras
import Dependencies
import Foundation
import Observation
import Sharing
import Testing

/// Settings that change, here and elsewhere.
@Suite struct AppStorageChangesTests {
  private enum Theme: String { case light, dark }

  private let files = LockIsolated<[URL: Data]>([:])
  private let url = URL(fileURLWithPath: "/settings.json")

  private var store: AppStorageStore { AppStorageStore(file: url, storage: .inMemory(fileSystem: files)) }

  @Test func `a change of one setting notifies no observer of others`() {
    @Shared(.appStorage("one")) var one = 0
    @Shared(.appStorage("other")) var other = 0
    let told = LockIsolated(false)
    withObservationTracking {
      _ = other
    } onChange: {
      told.setValue(true)
    }
    $one.withLock { $0 = 1 }
    #expect(!told.value)
    $other.withLock { $0 = 1 }
    #expect(told.value)
  }

  @Test func `the value of an unknown case is the default`() {
    files.setValue([url: Data(#"{"theme":"sepia"}"#.utf8)])
    @Shared(.appStorage("theme", store: store)) var theme = Theme.light
    #expect(theme == .light)
  }

  @Test func `a setting that is removed elsewhere has its default again`() {
    let store = store
    func elsewhere(_ change: (inout Int?) -> Void) {
      withDependencies {
        $0.refreshDefaults()
      } operation: {
        @Shared(.appStorage("size", store: store)) var size: Int?
        $size.withLock(change)
      }
    }
    @Shared(.appStorage("size", store: store)) var size = 3
    elsewhere { $0 = 7 }
    #expect(size == 7)
    elsewhere { $0 = nil }
    #expect(size == 3)
  }

  @Test(arguments: ["a.b", "a/b", "", "ü 🚀", "null", #"quo"te"#, "_id"])
  func `keys of every kind are fine`(key: String) {
    @Shared(.appStorage(key)) var value = 0
    @Shared(.appStorage(key + "!")) var other = 0
    $value.withLock { $0 = 1 }
    withDependencies {
      $0.refreshDefaults()
    } operation: { [store = defaultStore] in
      @Shared(.appStorage(key, store: store)) var again = 0
      @Shared(.appStorage(key + "!", store: store)) var untouched = 9
      #expect(again == 1)
      #expect(untouched == 9)
    }
    #expect(other == 0)
  }

  private var defaultStore: AppStorageStore {
    @Dependency(\.defaultAppStorage) var store
    return store
  }

  @Test func `the default of a key is stated once`() {
    @Shared(.pageSize) var size
    @SharedReader(.pageSize) var reader
    #expect(size == 30)
    $size.withLock { $0 = 50 }
    #expect(reader == 50)
    @Shared(.appStorage("pageSize")) var same = 1
    #expect(same == 50)
  }

  @Test func `a setting of a struct is changed in parts`() {
    @Shared(.appStorage("window", store: store)) var window = Window()
    $window.width.withLock { $0 = 100 }
    $window.title.withLock { $0 = "t" }
    #expect(window == Window(width: 100, title: "t"))
    withDependencies {
      $0.refreshDefaults()
    } operation: {
      @Shared(.appStorage("window", store: store)) var again = Window()
      #expect(again == Window(width: 100, title: "t"))
    }
  }

  @Test func `a file that holds no object is kept aside`() {
    files.setValue([url: Data("[1, 2]".utf8)])
    let recorder = IssueRecorder()
    let size = recorder { Shared(wrappedValue: 3, .appStorage("size", store: store)) }
    #expect(size.wrappedValue == 3)
    #expect(size.loadError is CorruptFile)
    #expect(recorder.issues.isEmpty)
    size.withLock { $0 = 4 }
    #expect(files.value.values.contains(Data("[1, 2]".utf8)))
  }

  @Test func `a change that throws is stored as far as it came`() {
    struct Failure: Error {}
    @Shared(.appStorage("size", store: store)) var size = 1
    #expect(throws: Failure.self) {
      try $size.withLock { size throws(Failure) in
        size = 2
        throw Failure()
      }
    }
    #expect(size == 2)
    #expect(files.value[url].map { String(decoding: $0, as: UTF8.self) }?.contains("2") == true)
  }

  @Test func `values follow a setting`() async {
    @Shared(.appStorage("size")) var size = 1
    let values = $size.values
    $size.withLock { $0 = 2 }
    $size.withLock { $0 = 2 }
    $size.withLock { $0 = 3 }
    #expect(await values.prefix(3).reduce(into: []) { $0.append($1) } == [1, 2, 3])
  }

  @Test func `a store describes its keys`() {
    @Shared(.appStorage("size")) var size = 1
    #expect("\($size)" == #"Shared<Int>(.appStorage("size"))"#)
  }
}

private struct Window: Codable, Equatable, Sendable {
  var width = 80
  var title: String?
}

extension SharedKey where Self == AppStorageKey<Int>.Default {
  fileprivate static var pageSize: Self { Self[.appStorage("pageSize"), default: 30] }
}
