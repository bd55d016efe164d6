import ComposableArchitecture

/// A state of twenty properties.
@ObservableState
struct Wide: Equatable {
  var property1 = 1
  var property2 = 2
  var property3 = 3
  var property4 = 4
  var property5 = 5
  var property6 = 6
  var property7 = 7
  var property8 = 8
  var property9 = 9
  var property10 = 10
  var property11 = 11
  var property12 = 12
  var property13 = 13
  var property14 = 14
  var property15 = 15
  var property16 = 16
  var property17 = 17
  var property18 = 18
  var property19 = 19
  var property20 = 20
}
