import Foundation
import Models
import Testing

struct ReadmeTests {
  /// Returns READMEs of some repositories, the last of which is shown.
  private func readme(of ids: ClosedRange<Int>) -> Readme {
    var readme = Readme()
    for id in ids {
      let isFirstNeeded = readme.startLoading(id)
      #expect(isFirstNeeded)
      readme.finish(id, with: .success("\(id)"))
    }
    return readme
  }

  @Test func `one that was shown before isn't loaded again`() {
    var readme = readme(of: 1...3)
    let isFirstNeeded = readme.select(1)
    #expect(!isFirstNeeded)
    #expect(readme.text == .loaded("1"))
    let isSecondNeeded = readme.startLoading(3)
    #expect(!isSecondNeeded)
    #expect(readme.text == .loaded("3"))
    let isThirdNeeded = readme.select(4)
    #expect(isThirdNeeded)
    #expect(readme.text == .loaded("3"))
  }

  @Test func `only the last ones are kept`() {
    var readme = readme(of: 1...40)
    let isFirstNeeded = readme.select(11)
    #expect(!isFirstNeeded)
    let isSecondNeeded = readme.select(9)
    #expect(isSecondNeeded)
  }

  @Test func `a missing one is known when it is selected, and loaded again when it is opened`() {
    var readme = readme(of: 1...1)
    let isFirstNeeded = readme.startLoading(2)
    #expect(isFirstNeeded)
    readme.finish(2, with: .failure(.notFound(resource: "a README")))
    let isSecondNeeded = readme.select(1)
    #expect(!isSecondNeeded)
    let isThirdNeeded = readme.select(2)
    #expect(!isThirdNeeded)
    let isFourthNeeded = readme.startLoading(2)
    #expect(isFourthNeeded)
  }

  @Test func `a selection ends the load of another`() {
    var readme = readme(of: 1...1)
    let isFirstNeeded = readme.startLoading(2)
    #expect(isFirstNeeded)
    let isSecondNeeded = readme.select(2)
    #expect(!isSecondNeeded)
    #expect(readme.text.isLoading)
    let isThirdNeeded = readme.select(3)
    #expect(isThirdNeeded)
    #expect(readme.text.isIdle)
    readme.finish(2, with: .success("late"))
    #expect(readme.text.isIdle)
    let isFourthNeeded = readme.select(2)
    #expect(isFourthNeeded)
  }

  @Test(arguments: [Readme(), Readme(of: 1, text: .loaded("1"))])
  func `what is written is what it was without others`(readme: Readme) throws {
    let data = try JSONEncoder().encode(readme)
    #expect(!String(decoding: data, as: UTF8.self).contains("earlier"))
    #expect(try JSONDecoder().decode(Readme.self, from: data) == readme)
  }

  @Test func `others are written too`() throws {
    let readme = readme(of: 1...3)
    #expect(try JSONDecoder().decode(Readme.self, from: JSONEncoder().encode(readme)) == readme)
  }
}
