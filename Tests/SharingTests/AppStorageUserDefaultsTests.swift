import Dependencies
import Foundation
import Sharing
import Testing

/// Settings that are read and written as those of `UserDefaults`.
@Suite struct AppStorageUserDefaultsTests {
  private let settings = AppStorageStore.inMemory

  @Test func `missing settings have the values that UserDefaults gives them`() {
    #expect(settings.object(forKey: "a") == nil)
    #expect(settings.string(forKey: "a") == nil)
    #expect(settings.bool(forKey: "a") == false)
    #expect(settings.integer(forKey: "a") == 0)
    #expect(settings.double(forKey: "a") == 0)
    #expect(settings.float(forKey: "a") == 0)
    #expect(settings.data(forKey: "a") == nil)
    #expect(settings.url(forKey: "a") == nil)
    #expect(settings.array(forKey: "a") == nil)
    #expect(settings.stringArray(forKey: "a") == nil)
    #expect(settings.dictionary(forKey: "a") == nil)
  }

  @Test func `a test sets up the settings in its closure of dependencies`() {
    withDependencies {
      $0.defaultAppStorage.set(true, forKey: "isNew")
      $0.defaultAppStorage.set(3, forKey: "count")
    } operation: {
      @Shared(.appStorage("isNew")) var isNew = false
      @Shared(.appStorage("count")) var count = 0
      #expect(isNew)
      #expect(count == 3)
    }
  }

  @Test func `what is set is read`() throws {
    let url = try #require(URL(string: "https://example.com/a"))
    settings.set(true, forKey: "bool")
    settings.set(-7, forKey: "integer")
    settings.set(1.5, forKey: "double")
    settings.set(Float(2.5), forKey: "float")
    settings.set("text", forKey: "string")
    settings.set(Data([1, 2, 3]), forKey: "data")
    settings.set(url, forKey: "url")
    settings.set(["a", "b"], forKey: "strings")
    settings.set(["a": 1, "b": [true]], forKey: "dictionary")
    #expect(settings.bool(forKey: "bool"))
    #expect(settings.integer(forKey: "integer") == -7)
    #expect(settings.double(forKey: "double") == 1.5)
    #expect(settings.float(forKey: "float") == 2.5)
    #expect(settings.string(forKey: "string") == "text")
    #expect(settings.data(forKey: "data") == Data([1, 2, 3]))
    #expect(settings.url(forKey: "url") == url)
    #expect(settings.stringArray(forKey: "strings") == ["a", "b"])
    #expect(settings.dictionary(forKey: "dictionary")?["a"] as? Int == 1)
    #expect(settings.dictionary(forKey: "dictionary")?["b"] as? [Bool] == [true])
  }

  @Test func `numbers that JSON doesn't have are read as they were set`() {
    settings.set(Double.infinity, forKey: "infinity")
    settings.set(-Float.infinity, forKey: "negative")
    settings.set(Double.nan, forKey: "none")
    #expect(settings.double(forKey: "infinity") == .infinity)
    #expect(settings.float(forKey: "negative") == -.infinity)
    #expect(settings.double(forKey: "none").isNaN)
    #expect(settings.integer(forKey: "infinity") == 0)
  }

  @Test func `numbers, Booleans and strings are converted`() {
    settings.set("12 apples", forKey: "a")
    #expect(settings.integer(forKey: "a") == 12)
    #expect(settings.double(forKey: "a") == 12)
    settings.set("YES", forKey: "a")
    #expect(settings.bool(forKey: "a"))
    settings.set(3.9, forKey: "a")
    #expect(settings.integer(forKey: "a") == 3)
    #expect(settings.bool(forKey: "a"))
    settings.set(5, forKey: "a")
    #expect(settings.string(forKey: "a") == "5")
    settings.set(true, forKey: "a")
    #expect(settings.integer(forKey: "a") == 1)
  }

  @Test func `a removed setting is missing`() {
    settings.set(1, forKey: "a")
    settings.set(2, forKey: "b")
    settings.set(3, forKey: "c")
    settings.removeObject(forKey: "a")
    settings.set(nil, forKey: "b")
    #expect(settings.object(forKey: "a") == nil)
    #expect(settings.object(forKey: "b") == nil)
    #expect(settings.integer(forKey: "c") == 3)
  }

  @Test func `a value that no setting can have is reported`() {
    struct Unknown {}
    settings.set(1, forKey: "a")
    let recorder = IssueRecorder()
    recorder { settings.set(Unknown(), forKey: "a") }
    #expect(recorder.messages == ["A value of type 'Unknown' can't be kept in the setting 'a'."])
    #expect(settings.integer(forKey: "a") == 1)
  }

  @Test func `shared values and settings see each other`() throws {
    try withDependencies {
      $0.defaultAppStorage = settings
    } operation: {
      @Shared(.appStorage("count")) var count = 0
      @Shared(.appStorage("link")) var link: URL?
      settings.set(4, forKey: "count")
      #expect(count == 4)
      $count.withLock { $0 = 5 }
      #expect(settings.integer(forKey: "count") == 5)
      let url = try #require(URL(string: "https://example.com"))
      settings.set(url, forKey: "link")
      #expect(link == url)
      settings.removeObject(forKey: "link")
      #expect(link == nil)
      settings.removeObject(forKey: "count")
      #expect(count == 0)
    }
  }

  @Test func `a registered value is read while the setting is missing`() {
    settings.register(defaults: ["pageSize": 30, "names": ["a"], "ratio": 1.5])
    #expect(settings.integer(forKey: "pageSize") == 30)
    #expect(settings.stringArray(forKey: "names") == ["a"])
    settings.set(5, forKey: "pageSize")
    #expect(settings.integer(forKey: "pageSize") == 5)
    settings.removeObject(forKey: "pageSize")
    #expect(settings.integer(forKey: "pageSize") == 30)
    settings.register(defaults: ["pageSize": 40])
    #expect(settings.integer(forKey: "pageSize") == 40)
    #expect(settings.double(forKey: "ratio") == 1.5)
    #expect(AppStorageStore.inMemory.integer(forKey: "pageSize") == 0)
  }

  @Test func `a registered value is the first of a shared value, and never written`() {
    let files = LockIsolated<[URL: Data]>([:])
    let url = URL(fileURLWithPath: "/settings.json")
    let store = AppStorageStore(file: url, storage: .inMemory(fileSystem: files))
    store.register(defaults: ["pageSize": 30])
    #expect(store.integer(forKey: "pageSize") == 30)
    @Shared(.appStorage("pageSize", store: store)) var pageSize = 10
    #expect(pageSize == 30)
    #expect(files.value[url].map { String(decoding: $0, as: UTF8.self) }?.contains("pageSize") != true)
    $pageSize.withLock { $0 += 1 }
    #expect(store.integer(forKey: "pageSize") == 31)
    store.removeObject(forKey: "pageSize")
    #expect(pageSize == 30)
  }

  @Test func `a value that no setting can have isn't registered`() {
    struct Unknown {}
    let recorder = IssueRecorder()
    recorder { settings.register(defaults: ["a": Unknown(), "b": 1]) }
    #expect(recorder.messages == ["A value of type 'Unknown' can't be kept in the setting 'a'."])
    #expect(settings.object(forKey: "a") == nil)
    #expect(settings.integer(forKey: "b") == 1)
  }
}
