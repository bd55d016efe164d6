import JSONValues

/// One of the twelve users.
struct SampleUser: Sendable {
  var id: Int
  var firstName: String
  var lastName: String

  var email: String {
    // The service writes its addresses in ASCII.
    let name = "\(firstName).\(lastName)".lowercased().replacing("ë", with: "e").replacing("é", with: "e")
    return "\(name.filter { $0.isASCII && $0 != " " })@reqres.in"
  }

  var json: JSONValue {
    [
      "id": .integer(id),
      "email": .string(email),
      "first_name": .string(firstName),
      "last_name": .string(lastName),
      "avatar": .string("https://reqres.in/img/faces/\(id)-image.jpg"),
    ]
  }

  static let all: [SampleUser] = [
    ("Bruno", "Calder"), ("Clara", "Dunmore"), ("Ada", "Sample"), ("Zoë", "Ferrante"),
    ("Gideon", "Hale"), ("Inés", "Jurado"), ("Gina", "Sample"), ("Kofi", "Larbi"),
    ("Mina", "Noor"), ("Oscar", "Pell"), ("Quinn", "Rasmussen"), ("Soraya", "Tan"),
  ].enumerated().map { index, name in
    SampleUser(id: index + 1, firstName: name.0, lastName: name.1)
  }
}
