import Foundation
import Platform

/// The JSON text of settings. The last ones are kept: a simulation writes and reads the same few again and again, and
/// takes half the time with them.
enum SettingsText {
  private struct Kept {
    var texts: [AppStorageStore.Object: Data] = [:]
    var objects: [Data: AppStorageStore.Object] = [:]
  }

  private static let kept = Mutex(Kept())
  private static var mostKept: Int { 64 }

  static func encode(_ object: AppStorageStore.Object) throws -> Data {
    if let text = kept.withLock({ $0.texts[object] }) { return text }
    let text = try JSONEncoder.readable.encode(object)
    keep(object, text)
    return text
  }

  static func decode(_ text: Data) throws -> AppStorageStore.Object {
    if let object = kept.withLock({ $0.objects[text] }) { return object }
    let object = try JSONDecoder().decode(AppStorageStore.Object.self, from: text)
    kept.withLock { kept in
      if kept.objects.count >= mostKept { kept.objects = [:] }
      kept.objects[text] = object
    }
    return object
  }

  private static func keep(_ object: AppStorageStore.Object, _ text: Data) {
    kept.withLock { kept in
      if kept.texts.count >= mostKept { kept.texts = [:] }
      kept.texts[object] = text
    }
  }
}
