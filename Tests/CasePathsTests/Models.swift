import CasePaths

@CasePathable
@dynamicMemberLookup
enum Screen: Equatable {
  case home
  case profile(Profile)
  case search(text: String, limit: Int)
  case alert(Alert?)
  case rows([Int])
}

@CasePathable
@dynamicMemberLookup
enum Profile: Equatable {
  case loading
  case loaded(Int)
}

@CasePathable
@dynamicMemberLookup
enum Alert: Equatable {
  case message(String)
  case question
}

@CasePathable
enum Loading<Value> {
  case idle
  case done(Value)
}

@CasePathable
indirect enum Tree: Equatable {
  case leaf(Int)
  case branch(Tree, Tree)
}
