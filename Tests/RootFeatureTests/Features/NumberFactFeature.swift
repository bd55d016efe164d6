import ComposableArchitecture
import Models
import NumberFactClient
import NumberFactFeature
import RootFeature

extension TabSample {
  static let numberFact = TabSample(
    tab: .numberFact,
    firstAction: .numberFact(.factButtonTapped),
    client: "NumberFactClient",
    link: ("fact/42", { $0.numberFact.count == 42 })
  ) { dependencies, offer, log in
    dependencies.numberFactClient.fact = { number, kind in
      log("NumberFactClient")
      return NumberFact(number: number, text: "\(number)", kind: kind)
    }
  }
}
