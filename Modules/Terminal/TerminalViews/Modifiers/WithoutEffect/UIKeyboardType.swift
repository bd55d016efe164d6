/// The kind of a keyboard on a screen. It has no effect on a terminal.
public enum UIKeyboardType: Hashable, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress,
    decimalPad
  case twitter, webSearch, asciiCapableNumberPad
}
