/// The state of a picture that is loaded.
public enum AsyncImagePhase: Sendable {
  /// It isn't loaded yet, or the screen shows no pictures.
  case empty
  /// It is loaded.
  case success(Image)
  /// It can't be loaded or decoded.
  case failure(any Error)

  /// The picture; `nil` if it isn't loaded.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }

  /// The error; `nil` if there is none.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// A picture can't be loaded, or the decoder can't read it.
struct PictureUnavailable: Error {}
