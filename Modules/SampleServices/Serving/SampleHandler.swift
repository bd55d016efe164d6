import FlyingFox
import FlyingSocks
import Foundation

/// The handler that passes each request to its service, and applies the faults to the response.
struct SampleHandler: HTTPHandler {
  /// The longest time for a request with all its faults, in seconds.
  static let longestRequest: TimeInterval = 24 * 60 * 60

  private let apis: [SampleService: any SampleAPI]
  private let faults: FaultCounter
  private let clock: any Clock<Duration>
  private let listening: ListeningPort

  init(faults: [SampleFault], clock: any Clock<Duration>, listening: ListeningPort) {
    self.clock = clock
    self.listening = listening
    self.faults = FaultCounter(faults)
    apis = [
      .reqres: ReqresAPI(),
      .github: GitHubAPI(startedAt: Date()),
      .rickandmorty: RickAndMortyAPI(),
      .coinmarketcap: CoinMarketCapAPI(),
      .coingecko: CoinGeckoAPI(),
      .numbers: NumbersAPI(),
    ]
  }

  func handleRequest(_ httpRequest: HTTPRequest) async throws -> HTTPResponse {
    var request = SampleRequest(httpRequest)
    guard httpRequest.method == .GET || httpRequest.method == .HEAD else {
      return whole(
        .text("Only GET is answered here.", status: 405, headers: [(name: "Allow", value: "GET, HEAD")])
      )
    }
    guard let service = request.route.first.flatMap(SampleService.init), let api = apis[service] else {
      return whole(request.route == [""] ? index(request) : .text("There is no such service.", status: 404))
    }
    request.route.removeFirst()

    let plan: FaultPlan
    do {
      plan = FaultPlan(
        try requestedEffects(request, service: service) + faults.effects(forNextRequestTo: service)
      )
    } catch {
      return whole(.text(error.localizedDescription, status: 400))
    }
    let response = plan.replacement(for: request, from: api) ?? api.response(to: request)
    let delay = plan.latency + response.delay
    if delay > .zero { try await clock.sleep(for: delay) }
    if httpRequest.method == .HEAD { return head(response) }
    return switch plan.delivery {
    case .whole: whole(response)
    case .truncated: partial(response, FaultyBody(Array(response.body.prefix(response.body.count / 2))))
    case .drip(let interval): partial(response, FaultyBody(response.body, interval: interval, clock: clock))
    case .reset:
      HTTPResponse(
        webSocket: ConnectionReset(peer: httpRequest.remoteAddress, port: listening.port)
      )
    }
  }

  private func requestedEffects(
    _ request: SampleRequest,
    service: SampleService
  ) throws -> [SampleFault.Effect] {
    let texts = [request.header("X-Sample-Fault"), request.value("sample_fault")]
    return try texts.compactMap { $0 }.flatMap { try SampleFault.parse($0) }
      .filter { $0.services.contains(service) }.flatMap(\.effects)
  }

  private func index(_ request: SampleRequest) -> SampleResponse {
    .json(
      .object(
        SampleService.allCases.map {
          (key: $0.rawValue, value: .string("\(request.origin)/\($0.rawValue)"))
        }
      )
    )
  }

  private func whole(_ response: SampleResponse) -> HTTPResponse {
    HTTPResponse(
      statusCode: response.statusCode,
      headers: response.httpHeaders,
      body: HTTPBodySequence(data: Data(response.body), suggestedBufferSize: max(1, response.body.count))
    )
  }

  private func head(_ response: SampleResponse) -> HTTPResponse {
    var headers = response.httpHeaders
    headers[.contentLength] = String(response.body.count)
    return HTTPResponse(statusCode: response.statusCode, headers: headers)
  }

  private func partial(_ response: SampleResponse, _ body: FaultyBody) -> HTTPResponse {
    HTTPResponse(
      statusCode: response.statusCode,
      headers: response.httpHeaders,
      body: HTTPBodySequence(from: body, count: response.body.count)
    )
  }
}

extension SampleResponse {
  fileprivate var statusCode: HTTPStatusCode {
    HTTPStatusCode(status, phrase: StatusPhrase.of(status))
  }

  fileprivate var httpHeaders: HTTPHeaders {
    headers.reduce(into: HTTPHeaders()) { $0[HTTPHeader($1.name)] = $1.value }
  }
}
