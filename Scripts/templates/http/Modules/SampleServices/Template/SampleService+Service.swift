extension SampleService {
  /// the.host: items.
  public static let theProperty = SampleService("thesample", commands: ["template"]) { TemplateAPI() }
}
