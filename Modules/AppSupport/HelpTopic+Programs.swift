import CommandSupport
import Models
import SampleServices

extension HelpTopic {
  /// The topics of the programs.
  static let all = [environment, faults]

  /// The environment variables of all commands.
  static let environment = HelpTopic(
    name: "environment",
    abstract: "The environment variables of all commands.",
    text: """
      Options take precedence over variables, and variables over files.

      Services:
      \(DefinitionList(services).text)
      Keys may also be in ~/.config/composed/keys, in lines of NAME=key. That file is
      ignored while other users can read it.

      Everything else:
      \(DefinitionList(others).text)
      """
  )

  /// The faults of the sample services.
  static let faults = HelpTopic(
    name: "faults",
    abstract: "The faults of the embedded services.",
    text: """
      COMPOSED_FAULT makes the embedded services misbehave, and 'serve --fault' those
      that it serves:

        COMPOSED_FAULT=coins:latency=2s+status=503*2 composed coins list

      A fault is [SERVICE:]KIND[+KIND…][*COUNT]. Several are separated by commas.
      Without a service it affects all of them, without a count every request.

      Kinds:
      \(DefinitionList(SampleFault.kinds.map { ($0.name, $0.meaning) }).text)
      Services:
      \(DefinitionList.wrapped(SampleFault.serviceNames.joined(separator: ", "), to: 76).map { "  " + $0 }
        .joined(separator: "\n"))
      """
  )

  private static let services = WebService.allCases.flatMap { service in
    [(service.addressVariable, "The address of \(service.name).")]
      + service.keyVariables.map { ($0, "The key for \(service.name).") }
  }

  private static let others =
    [
      (CoinProvider.environmentVariable, "The provider of coins: coinmarketcap or coingecko."),
      (SampleFault.environmentVariable, "Faults of the embedded services: see 'help faults'."),
      ("BROWSER", "The browser that --web starts, with %s for the address."),
      (
        "http_proxy, https_proxy, all_proxy, no_proxy",
        "The proxies on the way to services, as for curl: http, https, socks4, socks4a, socks5, socks5h."
      ),
      ("SSL_CERT_FILE, SSL_CERT_DIR", "Trusted certificates, instead of the system's."),
      ("XDG_DATA_HOME", "The folder of favorites; ~/.local/share if it is not set."),
      ("XDG_CONFIG_HOME", "The folder of keys and settings; ~/.config if it is not set."),
      ("XDG_CACHE_HOME", "The folder of data that can be fetched again; ~/.cache if it is not set."),
    ] + EnvironmentVariable.common.map { ($0.name, $0.effect) }
}
