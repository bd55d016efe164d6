import Foundation

/// A value that can be mixed with others of its type.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies the value.
  ///
  /// - Parameter rhs: The factor.
  mutating func scale(by rhs: Double)

  /// The sum of the squares of its parts.
  var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= rhs }
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  public var magnitudeSquared: Double { Double(self * self) }
}
