import ComposableArchitecture
import Testing

@Suite struct ManyCasesTests {
  @Test func `every case has a path`() {
    let paths = Array(Many.Action.allCasePaths)
    #expect(paths.count == 250)
    #expect(paths.first == \.case0)
    #expect(paths.last == \.case249)
  }

  @Test func `a path reaches its case and no other`() {
    let action = Many.Action.case249(3)
    #expect(action[case: \.case249] == 3)
    #expect(action[case: \.case248] == nil)
    #expect(Many.Action.allCasePaths[action] == \.case249)
    #expect((\Many.Action.Cases.case125)(7)[case: \.case125] == 7)
  }

  @MainActor
  @Test func `a reducer of them all runs`() async {
    let store = TestStore(initialState: Many.State()) { Many() }
    await store.send(.case0(2)) { $0.sum = 2 }
    await store.send(\.case249, 3) { $0.sum = 5 }
  }
}

@Reducer
private struct Many {
  @ObservableState
  struct State: Equatable {
    var sum = 0
  }

  enum Action {
    case case0(Int), case1(Int), case2(Int), case3(Int), case4(Int), case5(Int), case6(Int), case7(Int),
      case8(Int), case9(Int)
    case case10(Int), case11(Int), case12(Int), case13(Int), case14(Int), case15(Int), case16(Int), case17(
      Int
    ), case18(Int), case19(Int)
    case case20(Int), case21(Int), case22(Int), case23(Int), case24(Int), case25(Int), case26(Int), case27(
      Int
    ), case28(Int), case29(Int)
    case case30(Int), case31(Int), case32(Int), case33(Int), case34(Int), case35(Int), case36(Int), case37(
      Int
    ), case38(Int), case39(Int)
    case case40(Int), case41(Int), case42(Int), case43(Int), case44(Int), case45(Int), case46(Int), case47(
      Int
    ), case48(Int), case49(Int)
    case case50(Int), case51(Int), case52(Int), case53(Int), case54(Int), case55(Int), case56(Int), case57(
      Int
    ), case58(Int), case59(Int)
    case case60(Int), case61(Int), case62(Int), case63(Int), case64(Int), case65(Int), case66(Int), case67(
      Int
    ), case68(Int), case69(Int)
    case case70(Int), case71(Int), case72(Int), case73(Int), case74(Int), case75(Int), case76(Int), case77(
      Int
    ), case78(Int), case79(Int)
    case case80(Int), case81(Int), case82(Int), case83(Int), case84(Int), case85(Int), case86(Int), case87(
      Int
    ), case88(Int), case89(Int)
    case case90(Int), case91(Int), case92(Int), case93(Int), case94(Int), case95(Int), case96(Int), case97(
      Int
    ), case98(Int), case99(Int)
    case case100(Int), case101(Int), case102(Int), case103(Int), case104(Int), case105(Int), case106(Int),
      case107(Int), case108(Int), case109(Int)
    case case110(Int), case111(Int), case112(Int), case113(Int), case114(Int), case115(Int), case116(Int),
      case117(Int), case118(Int), case119(Int)
    case case120(Int), case121(Int), case122(Int), case123(Int), case124(Int), case125(Int), case126(Int),
      case127(Int), case128(Int), case129(Int)
    case case130(Int), case131(Int), case132(Int), case133(Int), case134(Int), case135(Int), case136(Int),
      case137(Int), case138(Int), case139(Int)
    case case140(Int), case141(Int), case142(Int), case143(Int), case144(Int), case145(Int), case146(Int),
      case147(Int), case148(Int), case149(Int)
    case case150(Int), case151(Int), case152(Int), case153(Int), case154(Int), case155(Int), case156(Int),
      case157(Int), case158(Int), case159(Int)
    case case160(Int), case161(Int), case162(Int), case163(Int), case164(Int), case165(Int), case166(Int),
      case167(Int), case168(Int), case169(Int)
    case case170(Int), case171(Int), case172(Int), case173(Int), case174(Int), case175(Int), case176(Int),
      case177(Int), case178(Int), case179(Int)
    case case180(Int), case181(Int), case182(Int), case183(Int), case184(Int), case185(Int), case186(Int),
      case187(Int), case188(Int), case189(Int)
    case case190(Int), case191(Int), case192(Int), case193(Int), case194(Int), case195(Int), case196(Int),
      case197(Int), case198(Int), case199(Int)
    case case200(Int), case201(Int), case202(Int), case203(Int), case204(Int), case205(Int), case206(Int),
      case207(Int), case208(Int), case209(Int)
    case case210(Int), case211(Int), case212(Int), case213(Int), case214(Int), case215(Int), case216(Int),
      case217(Int), case218(Int), case219(Int)
    case case220(Int), case221(Int), case222(Int), case223(Int), case224(Int), case225(Int), case226(Int),
      case227(Int), case228(Int), case229(Int)
    case case230(Int), case231(Int), case232(Int), case233(Int), case234(Int), case235(Int), case236(Int),
      case237(Int), case238(Int), case239(Int)
    case case240(Int), case241(Int), case242(Int), case243(Int), case244(Int), case245(Int), case246(Int),
      case247(Int), case248(Int), case249(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .case0(let number), .case249(let number): state.sum += number
      default: break
      }
      return .none
    }
  }
}
