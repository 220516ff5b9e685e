/// Every sentence that a report says to people, in one language.
///
/// Sentences are whole: each language is a type of its own, which orders its words and forms its
/// plurals in its own way.
protocol Phrases: DatePhrases, NumberPhrases, PagePhrases, VerdictPhrases, RegressionPhrases,
  CardPhrases, ChartPhrases, SectionPhrases, FootPhrases, SummaryPhrases
{
  var language: ReportLanguage { get }

  /// The marks around people's own words on the terminal.
  var quotationMarks: (open: String, close: String) { get }
}
