import Foundation

/// Dates in header fields (RFC 9110, section 5.6.7).
enum HTTPDate {
  /// Parses a date in any of the three formats that a recipient must accept.
  static func date(from text: String) -> Date? {
    let forms = [
      "EEE, dd MMM yyyy HH:mm:ss 'GMT'", "EEEE, dd-MMM-yy HH:mm:ss 'GMT'", "EEE MMM d HH:mm:ss yyyy",
    ]
    for form in forms {
      let formatter = DateFormatter()
      formatter.locale = Locale(identifier: "en_US_POSIX")
      formatter.timeZone = TimeZone(secondsFromGMT: 0)
      formatter.dateFormat = form
      if let date = formatter.date(from: text) { return date }
    }
    return nil
  }
}
