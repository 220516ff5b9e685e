import Bytes

/// The first bytes of files that people take for mail, or that lie beside it.
enum FileSignature {
  private static let signatures: [(StaticString, at: Int, appearance: String)] = [
    ("%PDF-", 0, "a PDF document"),
    ("GIF8", 0, "a GIF picture"),
    ("RIFF", 0, "a sound, a film or a WebP picture"),
    ("OggS", 0, "a sound"),
    ("ID3", 0, "a sound"),
    ("ftyp", 4, "a film or a HEIC picture"),
    ("SQLite format 3\0", 0, "an SQLite database"),
    ("!BDN", 0, "an Outlook data file (.pst)"),
    ("{\\rtf", 0, "an RTF document"),
    ("<!DOCTYPE", 0, "a web page"),
    ("<!doctype", 0, "a web page"),
    ("<html", 0, "a web page"),
    ("<?xml", 0, "an XML document"),
    ("bplist00", 0, "a property list"),
    ("Rar!", 0, "a RAR archive"),
    ("BEGIN:VCARD", 0, "an address book"),
    ("BEGIN:VCALENDAR", 0, "a calendar"),
    ("#!", 0, "a program"),
    ("{\"", 0, "JSON that triage didn't write"),
  ]
  private static let binary: [([UInt8], appearance: String)] = [
    ([0x89, 0x50, 0x4E, 0x47], "a PNG picture"),
    ([0xFF, 0xD8, 0xFF], "a JPEG picture"),
    ([0x7F, 0x45, 0x4C, 0x46], "a program"),
    ([0xCF, 0xFA, 0xED, 0xFE], "a program"),
    ([0x4D, 0x5A, 0x90, 0x00], "a program"),
    ([0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1], "an Outlook message or an Office document"),
    ([0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C], "a 7z archive"),
    ([0x78, 0x9F, 0x3E, 0x22], "an Outlook attachment (winmail.dat)"),
    ([0x00, 0x00, 0x01, 0x00], "an icon"),
    ([0x49, 0x49, 0x2A, 0x00], "a TIFF picture"),
    ([0x4D, 0x4D, 0x00, 0x2A], "a TIFF picture"),
    ([0x00, 0x05, 0x16, 0x07], "a Macintosh resource file"),
  ]

  /// What the file looks like, in a few words; nil when nothing is known about it.
  static func appearance(of bytes: Span<UInt8>) -> String? {
    if let found = signatures.first(where: { bytes.has($0.0, at: $0.at) }) {
      return found.appearance
    }
    return binary.first { magic in
      bytes.count >= magic.0.count && magic.0.indices.allSatisfy { bytes[$0] == magic.0[$0] }
    }?.appearance
  }
}
