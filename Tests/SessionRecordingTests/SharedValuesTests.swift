import ComposableArchitecture
import Foundation
import SessionRecording
import Testing

/// Shared values and their changes are in the trace. A replay takes them from there, and stores none.
@MainActor
struct SharedValuesTests {
  private let settings = AppStorageStore.inMemory
  private static let features = [RecordedFeature { Shelf() }, RecordedFeature { ShelfDetail() }]

  /// Records a session with the settings of this test.
  private func record(_ session: @MainActor (StoreOf<Shelf>) async -> Void) async -> String {
    let recording = Recording()
    await withDependencies {
      $0.defaultAppStorage = settings
      $0.sessionRecorder = recording.recorder
    } operation: {
      await session(Store(initialState: Shelf.State()) { Shelf().recorded() })
    }
    return recording.text
  }

  /// Replays a session with other settings, and other files.
  private func replay(_ text: String) throws -> (difference: ReplayDifference?, settings: AppStorageStore) {
    let others = AppStorageStore.inMemory
    others.set("author", forKey: "order")
    others.set(true, forKey: "isLocked")
    let difference = try withDependencies {
      $0.defaultAppStorage = others
    } operation: {
      try SessionTrace(text: text, name: "trace.jsonl").replay(Self.features)
    }
    return (difference, others)
  }

  @Test func `a session replays with any settings, and leaves them as they are`() async throws {
    let text = await record { store in
      store.send(.orderButtonTapped)
      store.send(.bookAdded("Momo"))
      await store.send(.visited).finish()
    }
    #expect(settings.string(forKey: "order") == "author")
    let (difference, others) = try replay(text)
    #expect(difference == nil)
    #expect(others.string(forKey: "order") == "author")
    #expect(others.object(forKey: "visits") == nil)
  }

  /// A program reads its settings before it knows which ones the app uses.
  @Test(arguments: 0..<8) func `a value with the name of a released one is recorded`(_: Int) async throws {
    let text = await withDependencies {
      $0[SharedReferences.self] = .testValue
    } operation: {
      for _ in 0..<8 {
        withDependencies {
          $0.defaultAppStorage = .inMemory
        } operation: {
          _ = Shelf.State()
        }
      }
      return await record { $0.send(.orderButtonTapped) }
    }
    #expect(try replay(text).difference == nil)
  }

  @Test func `a session that begins with other values than the defaults replays`() async throws {
    settings.set("author", forKey: "order")
    let text = await record { $0.send(.orderButtonTapped) }
    #expect(settings.string(forKey: "order") == "title")
    let (difference, others) = try replay(text)
    #expect(difference == nil)
    #expect(others.string(forKey: "order") == "author")
  }

  @Test func `a replay changes no file of the process`() async throws {
    let folder = TemporaryFolder()
    let url = URL(filePath: folder.path("settings.json"))
    let text = await record { $0.send(.orderButtonTapped) }
    try withDependencies {
      $0.defaultAppStorage = AppStorageStore(file: url)
      $0.defaultFileStorage = .fileSystem
    } operation: {
      let trace = try SessionTrace(text: text)
      #expect(try trace.replay(Self.features) == nil)
      #expect(try trace.testSource(of: "Shelf", Self.features) != "")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == [])
  }

  @Test func `values and their changes are in the lines of the trace`() async throws {
    let text = await record { store in
      store.send(.orderButtonTapped)
      store.send(.detailButtonTapped)
      store.send(.detail(.presented(.largerButtonTapped)))
    }
    let lines = text.split(separator: "\n").map(String.init)
    #expect(
      lines[1].contains(#""$shared":{".appStorage(\"isLocked\")":false,".appStorage(\"order\")":"title"}"#)
    )
    #expect(
      lines[2].hasSuffix(
        ##""changes":[{"op":"replace","path":"/$shared/.appStorage(\"order\")","value":"author"}]}"##
      )
    )
    #expect(
      lines[3].contains(##""before":[{"op":"add","path":"/$shared/.inMemory(\"fontSize\")","value":10}]"##)
    )
    #expect(
      lines[4].hasSuffix(
        ##""changes":[{"op":"replace","path":"/$shared/.inMemory(\"fontSize\")","value":11}]}"##
      )
    )
  }

  @Test func `files of the user are named without the user's directory`() async throws {
    let text = await record { await $0.send(.visited).finish() }
    #expect(text.contains(#"".fileStorage(~/"#))
    #expect(!text.contains(FileManager.default.homeDirectoryForCurrentUser.path + "/"))
  }

  @Test func `a change from outside is in the trace`() async throws {
    let text = await record { store in
      store.send(.bookAdded("Momo"))
      settings.set(true, forKey: "isLocked")
      store.send(.bookAdded("Krabat"))
      settings.set("author", forKey: "order")
      store.send(.orderButtonTapped)
      #expect(store.books == ["Momo"])
    }
    #expect(try replay(text).difference == nil)
  }

  @Test func `a changed value differs from the recorded one`() async throws {
    let text = await record { $0.send(.orderButtonTapped) }
    let changed = text.replacing(
      #"order\")","value":"author""#,
      with: #"order\")","value":"title""#
    )
    let difference = try #require(try replay(changed).difference)
    #expect(difference.number == 1)
    #expect(difference.summary == "the shared values differ from the recorded ones")
    #expect(difference.difference.contains(###"−   #".appStorage("order")"#: #""title""#"###))
  }

  @Test func `an old trace says what it lacks`() async throws {
    let text = await record { $0.send(.orderButtonTapped) }
    let old = text.replacing(#""version":2"#, with: #""version":1"#)
      .replacing(#/"\$shared":\{[^}]*\},/#, with: "")
      .replacing(#/"changes":.*/#, with: #""changes":[]}"#)
    #expect(
      message { _ = try replay(old) }
        == "'trace.jsonl', line 2: the state of Shelf cannot be read, because it uses the shared value "
        + #".appStorage("order"), and the session was recorded before shared values were; record it again"#
    )
    // A feature without shared values needs none.
    let counter = Recording()
    counter.store(Counter.State(), Counter()).send(.incrementButtonTapped)
    let other = counter.text.replacing(#""version":2"#, with: #""version":1"#)
    #expect(try SessionTrace(text: other).replay(Recording.features) == nil)
  }

  @Test func `a value that can't be recorded is named`() async throws {
    let text = await record { $0.send(.sealed) }
    let difference = try #require(try replay(text).difference)
    #expect(
      difference.difference
        == #"it uses the shared value .inMemory("seal"), and Seal isn't Codable; make it Codable, and record again"#
    )
  }

  @Test func `a value of another type is named`() async throws {
    let text = await record { $0.send(.orderButtonTapped) }
    let changed = text.replacing(
      #""$shared":{".appStorage(\"isLocked\")":false"#,
      with: #""$shared":{".appStorage(\"isLocked\")":7"#
    )
    #expect(message { _ = try replay(changed) }?.contains("The shared value 7 isn't a recorded Bool") == true)
  }
}
