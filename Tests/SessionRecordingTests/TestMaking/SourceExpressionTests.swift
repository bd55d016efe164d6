import Testing

@testable import SessionRecording

/// An expression stands on one line if it fits, and is broken as the formatter breaks it.
struct SourceExpressionTests {
  private func text(_ length: Int) -> SourceExpression { .text(String(repeating: "x", count: length)) }

  @Test func `what fits stands on one line`() {
    let list = SourceExpression.list("[", [.init(text(1)), .init(text(1))], "]")
    let call = SourceExpression.call("f", [.init(text(3)), .init("named", list)])
    #expect(call.line == "f(xxx, named: [x, x])")
    #expect(
      call.laidOut(after: "let a = ", followedBy: ",", indentation: 4) == "    let a = f(xxx, named: [x, x]),"
    )
  }

  @Test(arguments: [(101, 1), (102, 3)])
  func `a line has up to 110 columns`(length: Int, lines: Int) {
    let laidOut = SourceExpression.call("call", [.init(text(length))]).laidOut(after: "  ", indentation: 1)
    #expect(laidOut.split(separator: "\n").count == lines)
    #expect(laidOut.split(separator: "\n").allSatisfy { $0.count <= 110 })
  }

  @Test func `the end counts too`() {
    let call = SourceExpression.call("call", [.init(text(102))])
    #expect(!call.laidOut(after: "", indentation: 2).contains("\n"))
    #expect(call.laidOut(after: "", followedBy: " {", indentation: 2).hasSuffix("\n  ) {"))
  }

  @Test func `arguments have commas between them, and elements behind each of several`() {
    let long = [SourceExpression.Argument(text(60)), .init("b", text(60))]
    let x = String(repeating: "x", count: 60)
    #expect(
      SourceExpression.call("f", long).laidOut(after: "", indentation: 0) == "f(\n  \(x),\n  b: \(x)\n)"
    )
    #expect(
      SourceExpression.list("[", [.init("1", text(60)), .init("2", text(60))], "]").laidOut(
        after: "a: ",
        indentation: 2
      )
        == "  a: [\n    1: \(x),\n    2: \(x),\n  ]"
    )
  }

  @Test func `a single element has no comma behind it`() {
    let x = String(repeating: "x", count: 120)
    #expect(
      SourceExpression.list("[", [.init(text(120))], "]").laidOut(after: "", indentation: 0) == "[\n  \(x)\n]"
    )
  }

  @Test func `what is too long within is broken again`() {
    let inner = SourceExpression.call("g", [.init(text(90)), .init(text(90))])
    let x = String(repeating: "x", count: 90)
    #expect(
      SourceExpression.call("f", [.init("a", inner)]).laidOut(after: "", indentation: 0)
        == "f(\n  a: g(\n    \(x),\n    \(x)\n  )\n)"
    )
  }

  @Test func `a text without parts stays whole`() {
    #expect(text(200).laidOut(after: "", indentation: 2).count == 202)
  }
}
