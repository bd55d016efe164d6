import Foundation
import Sharing
import Testing

@Suite struct DirectoriesTests {
  @Test func `the directories of file storage are distinct folders`() {
    let directories: [URL] = [
      .applicationSupportDirectory, .cachesDirectory, .documentsDirectory, .downloadsDirectory,
    ]
    #expect(Set(directories).count == 4)
    #expect(directories.allSatisfy { $0.isFileURL && $0.path.count > 1 })
  }

  @Test func `a file in the documents is not touched by tests`() {
    let url = URL.documentsDirectory.appending(component: "never-written-by-tests.json")
    @Shared(.fileStorage(url)) var numbers: [Int] = []
    $numbers.withLock { $0 = [1] }
    #expect(!FileManager.default.fileExists(atPath: url.path))
  }

  @Test func `an in memory storage can be exchanged`() {
    @Shared(.inMemory("count")) var count = 0
    $count.withLock { $0 = 1 }
    withDependencies {
      $0.defaultInMemoryStorage = InMemoryStorage()
    } operation: {
      @Shared(.inMemory("count")) var count = 0
      #expect(count == 0)
    }
    #expect(count == 1)
  }
}
