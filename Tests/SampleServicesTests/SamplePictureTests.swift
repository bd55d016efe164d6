import Foundation
import SampleServices
import Testing

@Suite struct SamplePictureTests {
  @Test func `a picture of the sample data is APNG`() throws {
    let url = try #require(URL(string: "https://reqres.in/img/faces/3-image.jpg"))
    let png = try #require(SamplePicture.png(at: url))
    #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(SamplePicture.png(at: url) == png)
  }

  @Test func `different addresses look different`() throws {
    let one = try #require(URL(string: "https://reqres.in/img/faces/3-image.jpg"))
    let other = try #require(URL(string: "https://reqres.in/img/faces/4-image.jpg"))
    #expect(SamplePicture.png(at: one) != SamplePicture.png(at: other))
  }

  @Test func `other addresses have none`() throws {
    let url = try #require(URL(string: "https://example.com/face.png"))
    #expect(SamplePicture.png(at: url) == nil)
  }
}
