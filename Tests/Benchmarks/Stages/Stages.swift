import Bytes
import Extraction
import JSON
import Linguistics
import MIME
import Records

/// The stages that are measured, each a function of a corpus.
enum Stages {
  /// All of them, in the order of the work.
  static func all(_ corpus: Corpus) -> [Benchmark] {
    [parse(corpus), extract(corpus), text(corpus), language(corpus), json(corpus)]
  }

  private static func benchmark(
    _ name: String, _ corpus: Corpus, _ round: @escaping () -> Int
  ) -> Benchmark {
    Benchmark(
      name: name, mails: corpus.mails.count, bytes: corpus.mails.reduce(0) { $0 + $1.bytes.count },
      round: round)
  }

  /// Header fields, parts, the chosen text.
  private static func parse(_ corpus: Corpus) -> Benchmark {
    let parser = Owner(MessageParser())
    return benchmark("parse", corpus) {
      var check = 0
      for mail in corpus.mails { check &+= parser.value.parse(mail.bytes.span).text.count }
      return check
    }
  }

  /// From the bytes of a mail to its record.
  private static func extract(_ corpus: Corpus) -> Benchmark {
    let parser = Owner(MessageParser())
    let extractor = Owner(RecordExtractor(rules: ExtractionRules()))
    return benchmark("extract", corpus) {
      var check = 0
      for mail in corpus.mails {
        let message = parser.value.parse(mail.bytes.span)
        let record = extractor.value.record(
          for: message, from: mail.origin, mail.bytes.span, parser: &parser.value)
        check &+= record.symptoms.count &+ record.fields.count
      }
      return check
    }
  }

  /// Language and symptoms of texts of 300 bytes.
  private static func text(_ corpus: Corpus) -> Benchmark {
    let analyzer = Owner(TextAnalyzer())
    return texts("text", corpus) { text in
      let language = analyzer.value.language(of: text, locale: nil)
      return analyzer.value.symptoms(of: text, subject: nil, language: language).count
    }
  }

  /// The language alone.
  private static func language(_ corpus: Corpus) -> Benchmark {
    let analyzer = Owner(TextAnalyzer())
    return texts("language", corpus) { text in
      analyzer.value.language(of: text, locale: nil)?.utf8.count ?? 0
    }
  }

  private static func texts(
    _ name: String, _ corpus: Corpus, _ body: @escaping (Span<UInt8>) -> Int
  ) -> Benchmark {
    Benchmark(
      name: name, mails: corpus.texts.count, bytes: corpus.texts.reduce(0) { $0 + $1.count }
    ) {
      var check = 0
      for text in corpus.texts { check &+= body(text.span) }
      return check
    }
  }

  /// Records as JSON.
  private static func json(_ corpus: Corpus) -> Benchmark {
    benchmark("json", corpus) {
      var json = JSONWriter(capacity: 1 << 20)
      for record in corpus.records {
        json.value(record)
        json.endLine()
      }
      return json.count
    }
  }
}
