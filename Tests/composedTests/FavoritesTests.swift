import Foundation
import Testing

/// Favorites on disk, shared between processes.
@Suite(.timeLimit(.minutes(30))) struct FavoritesTests {
  @Test func `a favorite outlives the process that added it`() async throws {
    let home = try Home()
    let added = try await home.run("favorites", "add", "ada-sample/quiet-router")
    #expect(added.ending == .exited(0))
    #expect(added.errors.contains("ada-sample/quiet-router is a favorite now"))
    #expect(try await names(home) == ["ada-sample/quiet-router"])
  }

  @Test func `the list needs no service`() async throws {
    let home = try Home()
    _ = try await home.run("favorites", "add", "ada-sample/quiet-router")
    let run = try await home.run(
      "favorites",
      "list",
      "--json=fullName",
      environment: ["COMPOSED_FAULT": "reset"]
    )
    #expect(run.ending == .exited(0))
    #expect(try run.records.count == 1)
  }

  @Test func `adding twice is one favorite`() async throws {
    let home = try Home()
    for _ in 0..<2 { _ = try await home.run("favorites", "add", "ada-sample/quiet-router") }
    #expect(try await names(home).count == 1)
  }

  @Test func `a favorite removed in one process is removed in another`() async throws {
    let home = try Home()
    for name in ["quiet-router", "tiny-loom"] {
      _ = try await home.run("favorites", "add", "ada-sample/\(name)")
    }
    #expect(try await home.run("favorites", "remove", "ada-sample/quiet-router").ending == .exited(0))
    #expect(try await names(home) == ["ada-sample/tiny-loom"])
    #expect(try await home.run("favorites", "clear", "--yes").ending == .exited(0))
    #expect(try await names(home).isEmpty)
  }

  @Test func `the files are in the folders of the XDG specification`() async throws {
    let home = try Home()
    _ = try await home.run("favorites", "add", "ada-sample/quiet-router")
    #expect(home.dataFiles.contains("favorites.sqlite"))
    let elsewhere = try Home()
    let environment = ["XDG_DATA_HOME": ""]
    _ = try await elsewhere.run("favorites", "add", "ada-sample/quiet-router", environment: environment)
    let standard = elsewhere.folder.appending(path: ".local/share/composed/favorites.sqlite")
    #expect(FileManager.default.fileExists(atPath: standard.path(percentEncoded: false)))
  }

  @Test func `a damaged database is reported and set aside, and the program goes on`() async throws {
    let home = try Home()
    let garbage = Data((0..<20_000).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ 7) })
    try FileManager.default.createDirectory(
      at: home.database.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try garbage.write(to: home.database)

    let added = try await home.run("favorites", "add", "ada-sample/quiet-router")
    #expect(added.ending == .exited(0))
    let aside = try #require(home.dataFiles.first { $0.contains("corrupt") && !$0.hasSuffix("lock") })
    #expect(added.errors.contains("damaged"))
    #expect(added.errors.contains(aside))
    let kept = home.database.deletingLastPathComponent().appending(path: aside)
    #expect(try Data(contentsOf: kept) == garbage)

    let listed = try await home.run("favorites", "list")
    #expect(listed.lines.count == 1)
    #expect(!listed.errors.contains("damaged"))
  }

  @Test(
    .enabled(if: geteuid() != 0 || access("/usr/bin/setpriv", X_OK) == 0),
    arguments: ["data", "data/*/*"]
  )
  func `a database that may not be written is listed, and changes are refused`(files: String) async throws {
    let home = try Home()
    _ = try await home.run("favorites", "add", "ada-sample/quiet-router")
    // Permissions don't bind root.
    let run = try await home.shell(
      """
      cd "$HOME" && chmod -R a+rwX . && chmod -R a-w \(files)
      [ $(id -u) != 0 ] || as="setpriv --reuid=65534 --regid=65534 --clear-groups"
      $as "$composed" favorites list --json=fullName
      $as "$composed" favorites remove ada-sample/quiet-router
      status=$?; chmod -R u+w .; exit $status
      """
    )
    #expect(try run.records.compactMap { $0["fullName"] as? String } == ["ada-sample/quiet-router"])
    #expect(run.ending == .exited(1))
    #expect(run.messages.count == 1)
    #expect(run.errors.contains("may not be changed; check the permissions"))
  }

  @Test func `twenty processes that add at once lose nothing`() async throws {
    let home = try Home()
    let wanted = Self.repositories.prefix(20)
    let children = try wanted.map { try home.start(["favorites", "add", $0]) }
    for (child, name) in zip(children, wanted) {
      #expect(await child.ending() == .exited(0), "\(name): \(child.standardError.text)")
    }
    #expect(try await Set(names(home)) == Set(wanted))
  }

  @Test func `killing processes that write loses nothing that was acknowledged`() async throws {
    let home = try Home()
    // The processes are killed at three moments: at once, after their first output, and after they report success. Only
    // the last ones must have stored their favorite; the others may have.
    let children = try Self.repositories.prefix(18).enumerated().map { index, name in
      (moment: index % 3, name: name, child: try home.start(["favorites", "add", name]))
    }
    let acknowledged = await withTaskGroup(of: String?.self) { group in
      for (moment, name, child) in children {
        group.addTask {
          let said = await child.standardError.text { text in
            moment == 0 || (moment == 1 ? !text.isEmpty : text.contains("is a favorite now"))
          } then: {
            child.send(SIGKILL)
          }
          _ = await child.ending()
          return said.contains("is a favorite now") ? name : nil
        }
      }
      return await group.reduce(into: Set<String>()) { if let name = $1 { $0.insert(name) } }
    }
    #expect(acknowledged.count >= 6)
    let listed = try await home.run("favorites", "list", "--json=fullName", "-L", "100")
    #expect(listed.ending == .exited(0))
    #expect(listed.errors.isEmpty)
    let kept = try Set(listed.records.compactMap { $0["fullName"] as? String })
    #expect(kept.isSuperset(of: acknowledged))
    #expect(kept.isSubset(of: Self.repositories))
    // The database can still be written to.
    #expect(try await home.run("favorites", "add", "octo-sample/sample-kit").ending == .exited(0))
  }

  private static let repositories = ["quiet", "patient", "tiny", "brisk"].flatMap { adjective in
    ["router", "kettle", "ledger", "lantern", "compass", "anvil", "notebook", "bridge"]
      .map { "ada-sample/\(adjective)-\($0)" }
  }

  private func names(_ home: Home) async throws -> [String] {
    let run = try await home.run("favorites", "list", "--json=fullName")
    return try run.records.compactMap { $0["fullName"] as? String }
  }
}
