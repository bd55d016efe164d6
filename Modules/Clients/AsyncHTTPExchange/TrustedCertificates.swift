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
    // Older versions are deprecated (RFC 8996).
    configuration.minimumTLSVersion = .tlsv12
    guard file != nil || !directories.isEmpty else { return configuration }
    var roots = try file.map(Self.certificates(in:)) ?? []
    for directory in directories { roots += try Self.certificates(inDirectory: directory) }
    guard !roots.isEmpty else {
      throw Self.directorySetting(directories.joined(separator: ":"))
        .error("contains no certificate under a hashed name", remedy: "a directory of 'openssl rehash'")
    }
    configuration.trustRoots = .certificates(roots)
    return configuration
  }

  private static func certificates(in file: String) throws(HTTPExchangeError) -> [NIOSSLCertificate] {
    let setting = EnvironmentSetting(name: "SSL_CERT_FILE", value: file)
    let remedy = "a file of certificates in PEM format"
    // The file isn't opened twice: it may be a pipe.
    guard access(file, R_OK) == 0 else {
      throw setting.error("can't be read (\(String(cString: strerror(errno)).lowercased()))", remedy: remedy)
    }
    let certificates = (try? NIOSSLCertificate.fromPEMFile(file)) ?? []
    guard !certificates.isEmpty else {
      throw setting.error("contains no valid certificate in PEM format", remedy: remedy)
    }
    return certificates
  }

  /// Returns the certificates with the names that OpenSSL looks for, such as `f20e0b1e.0`. NIOSSL only accepts one
  /// directory, and no file beside it.
  private static func certificates(
    inDirectory directory: String
  ) throws(HTTPExchangeError) -> [NIOSSLCertificate] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: directory) else {
      throw directorySetting(directory)
        .error("isn't a readable directory", remedy: "directories of certificates, separated by colons")
    }
    return names.filter { $0.wholeMatch(of: /[0-9a-f]{8}\.[0-9]+/) != nil }
      .flatMap { (try? NIOSSLCertificate.fromPEMFile("\(directory)/\($0)")) ?? [] }
  }

  private static func directorySetting(_ value: String) -> EnvironmentSetting {
    EnvironmentSetting(name: "SSL_CERT_DIR", value: value)
  }
}
