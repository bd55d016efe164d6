import CoinsFeature
import ComposableArchitecture
import FeatureViews
import Models
import TerminalUI
import Testing

/// The screens at the smallest supported size.
@MainActor
struct CoinsSmallViewTests {
  @Test func nothingIsThereBeforeItAppears() {
    #expect(
      screen(.init()) == """
        / Search coins
        Coins in USD                     by rank









        s Sort  c Currency  r Refresh
        """
    )
  }

  @Test func theFirstLoadSaysSo() {
    #expect(
      screen(.preview(.loading)) == """
        / Search coins
        Coins in USD                     by rank
        ⠋ Loading coins…








        s Sort  c Currency  r Refresh
        """
    )
  }

  @Test func coinsAreListed() {
    #expect(
      screen(.market) == """
        / Search coins
        Coins in USD                     by rank
          1 BTC    Bit… 61,234.50    +2.50% ▁█
          2 SMP    Sa… 0.00001235    -1.25% █▁
          3 FALL   Falling… 98.50   -12.50% █▂▁▁
          4 STDY   Steadyco… 1.00     0.00% ▄▄▄▄
          - BARE   Barecoin     -         -




        s Sort  c Currency  r Refresh
        """
    )
  }

  @Test func coinsStayWhileTheyLoadAgain() {
    #expect(
      screen(.reloading) == """
        / Search coins
        Coins in USD                     by rank
        ⠋ Loading coins…
          1 BTC    Bit… 61,234.50    +2.50% ▁█
          2 SMP    Sa… 0.00001235    -1.25% █▁
          3 FALL   Falling… 98.50   -12.50% █▂▁▁
          4 STDY   Steadyco… 1.00     0.00% ▄▄▄▄
          - BARE   Barecoin     -         -



        s Sort  c Currency  r Refresh
        """
    )
  }

  @Test func anEmptyMarketSaysSo() {
    #expect(
      screen(.preview(.empty)) == """
        / Search coins
        Coins in USD                     by rank



                The market has no coins.
                 Press r to look again.




        s Sort  c Currency  r Refresh
        """
    )
  }

  @Test func aSearchWithoutAMatchSaysSo() {
    #expect(
      screen(.showing([.mock, .mock2], searchText: "zzz")) == """
        / zzz
        Coins in USD                     by rank



                 No coin matches 'zzz'.
             Press / and change the search.




        s Sort  c Currency  r Refresh
        """
    )
  }

  @Test func aFailureSaysWhatToDo() {
    #expect(
      screen(.offline) == """
        / Search coins
        Coins in USD                     by rank
        ✗ the service could not be reached: no
        route to host; check the connection and
        try again
        Press r to try again.





        s Sort  c Currency  r Refresh
        """
    )
  }

  @Test func aFailureStandsBesideWhatWasThere() {
    #expect(
      screen(.preview(.failed)) == """
        / Search coins
        Coins in USD                     by rank
        ✗ too many requests; wait a minute and
        try again
        This is what was there before. Press r
        to try again.
          1 BTC    Bit… 61,234.50    +2.50% ▁█
          2 SMP    Sa… 0.00001235    -1.25% █▁
          - BARE   Barecoin     -         -


        s Sort  c Currency  r Refresh
        """
    )
  }

  @Test func longTextIsCutOff() {
    #expect(
      screen(.preview(.longText)) == """
        / Search coins
        Coins in USD                     by rank
          1 LONGS…  123,456,789,…    +2.50% ▁█
          2 SMP    Sa… 0.00001235    -1.25% █▁







        s Sort  c Currency  r Refresh
        """
    )
  }

  private func screen(_ state: CoinsFeature.State) -> String {
    render(CoinsView(store: Store(initialState: state) { CoinsFeature() }), width: 40, height: 12).text
  }
}
