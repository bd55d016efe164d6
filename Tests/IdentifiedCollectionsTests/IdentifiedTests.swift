import Foundation
import IdentifiedCollections
import Testing

@Suite struct IdentifiedTests {
  @Test func `a value gets an identity of one's choice`() {
    #expect(Identified("a", id: 1).id == 1)
    #expect(Identified("abc", id: \.count).id == 3)
    #expect(Identified("abc") { $0.first }.id == "a")
  }

  @Test func `the parts of the value are its own`() {
    var document = Identified(Document(slug: "a"), id: \.slug)
    document.title = "Title"
    document.slug = "b"
    #expect(document.value == Document(slug: "b", title: "Title"))
    #expect(document.id == "a")
    #expect(Identified("abc", id: 1).count == 3)
  }

  @Test func `it is found by its identity`() {
    var documents: IdentifiedArrayOf<Identified<String, Document>> = []
    documents.append(Identified(Document(slug: "a"), id: \.slug))
    documents[id: "a"]?.title = "Title"
    #expect(documents.first?.value == Document(slug: "a", title: "Title"))
  }

  @Test func `it is compared, hashed and coded as its parts`() throws {
    let first = Identified("a", id: 1)
    #expect(first != Identified("b", id: 1))
    #expect(first != Identified("a", id: 2))
    #expect(Set([first, first]).count == 1)
    let decoded = try JSONDecoder().decode(Identified<Int, String>.self, from: JSONEncoder().encode(first))
    #expect(decoded == first)
  }
}
