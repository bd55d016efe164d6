import Foundation
import IdentifiedCollections
import Platform
import Testing

/// The same random operations on an identified array and on the simplest model of one, an array that is searched from
/// its beginning.
@Suite struct ModelComparisonTests {
  @Test(arguments: UInt64(0)..<20)
  func `an identified array behaves as an array that is searched`(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var users = IdentifiedArrayOf<User>()
    var model: [User] = []
    for step in 0..<400 {
      let user = User(id: .random(in: 0..<24, using: &generator), name: "\(step)")
      let position = Int.random(in: 0...model.count, using: &generator)
      apply(Int.random(in: 0..<10, using: &generator), user, position, to: &users, and: &model)
      #expect(users.elements == model, "seed \(seed), step \(step)")
      for id in 0..<24 {
        #expect(users.index(id: id) == model.firstIndex { $0.id == id })
      }
    }
  }

  private func apply(
    _ operation: Int,
    _ user: User,
    _ position: Int,
    to users: inout IdentifiedArrayOf<User>,
    and model: inout [User]
  ) {
    let existing = model.firstIndex { $0.id == user.id }
    switch operation {
    case 0, 1:
      users.append(user)
      if existing == nil { model.append(user) }
    case 2:
      users.insert(user, at: position)
      if existing == nil { model.insert(user, at: position) }
    case 3:
      users.updateOrAppend(user)
      if let existing { model[existing] = user } else { model.append(user) }
    case 4:
      users.updateOrInsert(user, at: position)
      if let existing { model[existing] = user } else { model.insert(user, at: position) }
    case 5:
      users[id: user.id]?.name = user.name
      if let existing { model[existing].name = user.name }
    case 6:
      users[id: user.id] = nil
      if let existing { model.remove(at: existing) }
    case 7 where position < model.count:
      users.remove(at: position)
      model.remove(at: position)
    case 8 where position < model.count:
      users.swapAt(0, position)
      model.swapAt(0, position)
    default:
      users.reverse()
      model.reverse()
    }
  }
}
