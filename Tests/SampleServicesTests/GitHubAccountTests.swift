import Foundation
import SampleServices
import Testing

@Suite struct GitHubAccountTests {
  @Test func `the person has a name and pages of repositories`() async throws {
    try await SampleServices.run { services in
      let json = try await services.get(.github, "/users/ada-sample").json
      #expect(json.type == "User")
      #expect(json.name == "Ada Sample")
      #expect((json.public_repos?.asNumber ?? 0) >= 60)
      #expect(json.html_url == "https://github.com/ada-sample")
      for field in ["login", "id", "avatar_url", "followers", "following", "created_at", "bio", "company"] {
        #expect(json.keys.contains(field))
      }
    }
  }

  @Test func `the organization has no name`() async throws {
    try await SampleServices.run { services in
      let json = try await services.get(.github, "/users/octo-sample").json
      #expect(json.type == "Organization")
      #expect(json.name == .null)
      #expect(json.email == .null)
      #expect(try await services.get(.github, "/orgs/octo-sample").status == 200)
      #expect(try await services.get(.github, "/orgs/ada-sample").status == 404)
    }
  }

  @Test func `the number of repositories is the number that is listed`() async throws {
    try await SampleServices.run { services in
      for login in ["ada-sample", "octo-sample"] {
        let account = try await services.get(.github, "/users/\(login)").json
        let list = try await services.get(.github, "/users/\(login)/repos?per_page=100").json
        #expect(account.public_repos?.asNumber == Double(list.asArray.count))
      }
    }
  }

  @Test func `the login is found in any case`() async throws {
    try await SampleServices.run { services async throws in
      #expect(try await services.get(.github, "/users/ADA-Sample").json.login == "ada-sample")
    }
  }

  @Test(arguments: ["/users/nobody", "/users/nobody/repos", "/users/ada-sample/", "/orgs/nobody", "/teapots"])
  func `what does not exist is not found`(path: String) async throws {
    try await SampleServices.run { services in
      let reply = try await services.get(.github, path)
      #expect(reply.status == 404)
      #expect(try reply.json.message == "Not Found")
      #expect(try reply.json.status == "404")
      #expect(try reply.json.documentation_url?.asString?.hasPrefix("https://docs.github.com/rest") == true)
    }
  }

  @Test func `one repository can be asked for`() async throws {
    try await SampleServices.run { services in
      let json = try await services.get(.github, "/repos/octo-sample/sample-docs").json
      #expect(json.full_name == "octo-sample/sample-docs")
      #expect(json.owner?.type == "Organization")
      #expect(try await services.get(.github, "/repos/octo-sample/nothing").status == 404)
    }
  }
}
