/// The place of a text beside a mark of a ``Chart``, or of a legend beside the chart.
public enum AnnotationPosition: Hashable, Sendable {
  case automatic, overlay
  case top, bottom, leading, trailing
  case topLeading, topTrailing, bottomLeading, bottomTrailing
}
