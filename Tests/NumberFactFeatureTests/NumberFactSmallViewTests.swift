import ComposableArchitecture
import FeatureViews
import Models
import NumberFactFeature
import TerminalUI
import Testing

/// The screens at the smallest supported size.
@MainActor
struct NumberFactSmallViewTests {
  @Test func theCounterBeginsAtZero() {
    #expect(
      screen(.init()) == """
        0
        Facts of: ‹ trivia ›
        [Fact] [Random]








        + More  - Less  f Fact  x Random
        """
    )
  }

  @Test func aRunningTimerIsSeen() {
    #expect(
      screen(.running) == """
        7 ⏱ running
        Facts of: ‹ trivia ›
        [Fact] [Random]








        + More  - Less  f Fact  x Random  t Stop
        """
    )
  }

  @Test func askingForAFactSaysSo() {
    #expect(
      screen(.preview(.loading)) == """
        42
        Facts of: ‹ trivia ›
        [Fact] [Random]

        ⠋ Loading a fact about 42…






        + More  - Less  f Fact  x Random
        """
    )
  }

  @Test func aFactStandsUnderItsNumber() {
    #expect(
      screen(.answered(.loaded(.mock))) == """
        42
        Facts of: ‹ trivia ›
        [Fact] [Random]

        42 is the number of this sample.






        + More  - Less  f Fact  x Random
        """
    )
  }

  @Test func noKnownFactIsNoFact() {
    #expect(
      screen(.preview(.empty)) == """
        42
        Facts of: ‹ trivia ›
        [Fact] [Random]

        There is no known fact about 42.






        + More  - Less  f Fact  x Random
        """
    )
  }

  @Test func whatIsComputedWhileOfflineIsLabelled() {
    #expect(
      screen(.preview(.failed)) == """
        42
        Facts of: ‹ trivia ›
        [Fact] [Random]

        ✗ the service could not be reached: no
        route to host; check the connection and
        try again
        Press r to try again.
        Computed: 42 is even, has the divisors
        1, 2, 3, 6, 7, 14, 21, 42 and is XLII
        in Roman numerals.
        + More  - Less  f Fact  x Random
        """
    )
  }

  @Test func anAnswerThatNobodyUnderstandsIsAnError() {
    #expect(
      screen(.answered(.failed(.undecodable(type: "fact", path: "", excerpt: "<html>"), previous: nil)))
        == """
        42
        Facts of: ‹ trivia ›
        [Fact] [Random]

        ✗ the service's answer could not be
        understood: <html>; try again later
        Press r to try again.




        + More  - Less  f Fact  x Random
        """
    )
  }

  @Test func longTextIsWrapped() {
    #expect(
      screen(.preview(.longText)) == """
        42
        Facts of: ‹ trivia ›
        [Fact] [Random]

        A text that goes on and on, further
        than any line of any terminal reaches,
        with 漢字 and é and 👩‍👩‍👧‍👦 in it. A text
        that goes on and on, further than any
        line of any terminal reaches, with 漢字
        and é and 👩‍👩‍👧‍👦 in it

        + More  - Less  f Fact  x Random
        """
    )
  }

  private func screen(_ state: NumberFactFeature.State) -> String {
    render(NumberFactView(store: Store(initialState: state) { NumberFactFeature() }), width: 40, height: 12)
      .text
  }
}
