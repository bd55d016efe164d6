import AppSupport
import Foundation
import Testing

struct DirectoriesTests {
  @Test func `the standard places are in the home directory`() {
    let directories = Directories(environment: ["HOME": "/home/ada"])
    #expect(directories.favorites.path() == "/home/ada/.local/share/composed/favorites.sqlite")
    #expect(directories.keys.path() == "/home/ada/.config/composed/keys")
    #expect(directories.settings.path() == "/home/ada/.config/composed/settings.json")
    #expect(directories.cache.path() == "/home/ada/.cache/composed/")
  }

  @Test func `the variables move them`() {
    let directories = Directories(environment: [
      "HOME": "/home/ada", "XDG_DATA_HOME": "/d", "XDG_CONFIG_HOME": "/c", "XDG_CACHE_HOME": "/e",
    ])
    #expect(directories.data.path() == "/d/composed/")
    #expect(directories.configuration.path() == "/c/composed/")
    #expect(directories.cache.path() == "/e/composed/")
  }

  @Test(arguments: ["", "relative/path"])
  func `a path that isn't absolute counts as not set`(value: String) {
    let directories = Directories(environment: ["HOME": "/home/ada", "XDG_DATA_HOME": value])
    #expect(directories.data.path() == "/home/ada/.local/share/composed/")
  }
}
