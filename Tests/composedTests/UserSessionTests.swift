import Foundation
import Testing

/// Sessions of five users, each in a shell on a terminal.
@Suite(.timeLimit(.minutes(30))) struct UserSessionTests {
  @Test func `a newcomer finds the way`() async throws {
    let shell = try await ShellSession()
    let slip = await shell.run("composed coin list")
    #expect(slip.contains("composed: 'coin' isn't a command; did you mean 'composed coins'?"))
    #expect(slip.contains("status=2"))
    let second = await shell.run("composed coins lst")
    #expect(second.contains("did you mean 'composed coins list'?"))
    #expect(await shell.run("composed coins --help").contains("$ composed coins list -L 5"))
    #expect(await shell.run("composed help exit-codes").contains("The user pressed Ctrl-C."))
    let list = await shell.run("composed --color never coins ls -L3")
    #expect(list.contains(/1  BTC +Bitcoin +95,238\.10/))
    #expect(list.contains("Showing 3 of 250 coins"))
    #expect(list.contains("status=0"))
    #expect(await shell.run("composed profile 3").contains("Ada Sample"))
    #expect(await shell.end() == .exited(0))
  }

  @Test func `a collector changes favorites and keeps them until the answer is yes`() async throws {
    let shell = try await ShellSession()
    let add = await shell.run(
      "composed favorites add ada-sample/tiny-loom https://github.com/ada-sample/quiet-router"
    )
    #expect(add.contains("ada-sample/quiet-router is a favorite now"))
    #expect(
      await shell.run("composed favorites rm ada-sample/tiny-lom").contains(
        "did you mean 'ada-sample/tiny-loom'?"
      )
    )
    let names = await shell.run("composed favorites clear --json=")
    #expect(names.contains("fullName"))
    #expect(await shell.run("composed favorites ls --csv=fullName").contains("ada-sample/tiny-loom"))

    let refused = await shell.run("composed favorites clear", typing: "n\r", at: "Remove 2 favorites? [y/N] ")
    #expect(refused.contains("favorites: nothing was removed"))
    #expect(refused.contains("status=1"))
    let interrupted = await shell.run(
      "composed favorites clear",
      typing: "\u{3}",
      at: "Remove 2 favorites? [y/N] "
    )
    #expect(interrupted.contains("status=130"))
    #expect(await shell.run("composed favorites clear < /dev/null").contains("add --yes to confirm it"))
    #expect(await shell.run("composed favorites ls --json-lines=fullName").contains("quiet-router"))
    let cleared = await shell.run(
      "composed favorites clear",
      typing: "yes\r",
      at: "Remove 2 favorites? [y/N] "
    )
    #expect(cleared.contains("removed 2 favorites"))
    #expect(await shell.run("composed favorites ls").contains("There are no favorites yet."))
    #expect(await shell.end() == .exited(0))
  }

  @Test func `a trader on a narrow terminal sees whole prices`() async throws {
    let shell = try await ShellSession(columns: 30)
    let list = await shell.run("composed coins list -L 2 --color never")
    #expect(list.contains("BTC     Bitcoin     95,238.10"))
    #expect(list.contains("Not shown for lack of room: RANK, 24H, VOLUME (24H)"))
    let lowest = await shell.run("composed coins list --sort change --order asc -L1 --plain -q")
    #expect(lowest.contains("\tUSD\t"))
    #expect(await shell.run("composed coins show BTCC").contains("did you mean 'BTC'?"))
    let detail = await shell.run("composed coins show bitcoin --provider coingecko --color never -q")
    #expect(detail.contains("Price (USD)   95,238.10"))
    let usage = await shell.run("composed coins list --base-url http://x --source embedded")
    #expect(usage.contains("coins: --base-url and '--source embedded' exclude each other"))
    #expect(await shell.end() == .exited(0))
  }

  @Test func `a writer of scripts gets data on one stream and progress on the other`() async throws {
    let shell = try await ShellSession()
    let slow = await shell.run(
      "COMPOSED_FAULT=latency=1s composed coins list -L2 --csv=symbol,price > coins.csv"
    )
    #expect(slow.contains("\r\u{1B}[2K⠋"))
    #expect(
      await shell.run("cat coins.csv").contains("symbol,price\r\r\nBTC,95238.095\r\r\nETH,3412.75\r\r\n")
    )
    let quiet = await shell.run("COMPOSED_FAULT=latency=300ms composed -q coins list --json > coins.json")
    #expect(!quiet.contains("⠋"))
    let typo = await shell.run("composed coins list --json=symbol,pric")
    #expect(typo.contains("unknown field 'pric'; did you mean 'price'?"))
    let lines = await shell.run("composed characters list --name rick --json-lines=id,name,id | head -1")
    #expect(lines.contains(#"{"id":1,"name":"Rick Sanchez"}"#))
    #expect(await shell.run("composed profile list --page 99 --json").contains("[]\r\n"))
    #expect(await shell.end() == .exited(0))
  }

  @Test func `an unlucky user learns what failed, where, and what to do`() async throws {
    let shell = try await ShellSession(environment: ["BROWSER": "echo browsing"])
    let server = await shell.run("COMPOSED_FAULT=status=503 composed profile show 3")
    #expect(server.contains("profile: user 3 at reqres: "))
    #expect(server.contains("status=1"))
    let search = await shell.run("COMPOSED_FAULT=rate-limit composed characters list --name rick")
    #expect(search.contains("characters: the search \"rick\" at Rick and Morty: "))
    #expect(search.contains("status=6"))
    let late = await shell.run("COMPOSED_FAULT=latency=60s composed user show octo-sample --timeout 1")
    #expect(late.contains("user: octo-sample: ") && late.contains("GitHub at 127.0.0.1"))
    #expect(late.contains("status=3"))
    let proxy = await shell.run(
      "http_proxy=ada:hunter2@localhost:notaport composed coins list --base-url http://sample.invalid"
    )
    #expect(proxy.contains("coins: http_proxy isn't the address of a proxy; set it to one such as "))
    #expect(proxy.contains("status=2"))
    let interrupted = await shell.run(
      "COMPOSED_FAULT=latency=60s composed fact 42 --json",
      typing: "\u{3}",
      at: "⠙"
    )
    #expect(interrupted.contains("status=130"))
    #expect(
      await shell.run("composed user show octo-sample --web").contains(
        "browsing https://github.com/octo-sample"
      )
    )
    #expect(await shell.end() == .exited(0))
  }
}
