extension SampleService {
  /// reqres.in: users.
  public static let reqres = SampleService("reqres", commands: ["profile"]) { ReqresAPI() }
}
