import Foundation
import HTTPTransport
import NIOSSL

/// The authorities whose certificates are trusted: those of `SSL_CERT_FILE` and `SSL_CERT_DIR`, or the system's if
/// neither is set.
struct TrustedCertificates: Sendable {
  private let file: String?
  private let directories: [String]

  init(environment: [String: String]) {
    file = environment["SSL_CERT_FILE"].flatMap { $0.isEmpty ? nil : $0 }
    directories = (environment["SSL_CERT_DIR"] ?? "").split(separator: ":").map(String.init)
  }

  /// Returns the configuration of secure connections.
  ///
  /// - Throws: ``HTTPTransport/HTTPExchangeError/unusable(_:)`` if a variable names no certificate.
  func configuration() throws(HTTPExchangeError) -> TLSConfiguration {
    var configuration = TLSConfiguration.makeClientConfiguration()
    guard file != nil || !directories.isEmpty else { return configuration }
    var roots: [NIOSSLCertificate] = []
    if let file {
      do {
        roots = try NIOSSLCertificate.fromPEMFile(file)
      } catch {
        throw .unusable("SSL_CERT_FILE names '\(file)', which holds no readable certificate")
      }
    }
    configuration.trustRoots = .certificates(roots)
    for directory in directories {
      var isDirectory: ObjCBool = false
      guard FileManager.default.fileExists(atPath: directory, isDirectory: &isDirectory),
        isDirectory.boolValue
      else { throw .unusable("SSL_CERT_DIR names '\(directory)', which isn't a directory") }
      configuration.additionalTrustRoots.append(.file(directory))
    }
    return configuration
  }
}
