/// The direction of an order.
public enum SortDirection: String, Choice {
  /// From the smallest to the largest, from A to Z.
  case ascending = "asc"
  /// From the largest to the smallest, from Z to A.
  case descending = "desc"
}
