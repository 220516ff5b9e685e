extension SingleByteCharset {
  /// Microsoft's code pages for the scripts that have one byte a character.
  ///
  /// Source: https://www.unicode.org/Public/MAPPINGS/VENDORS/MICSFT/WINDOWS/
  var windowsTable: StaticString? {
    switch self {
    case .windows874:
      """
      €\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}…\u{FFFD}\u{FFFD}\
      \u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\
      \u{FFFD}‘’“”•–—\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\
      \u{00A0}กขฃคฅฆงจฉชซฌญฎฏ\
      ฐฑฒณดตถทธนบปผฝพฟ\
      ภมยรฤลฦวศษสหฬอฮฯ\
      ะ\u{0E31}าำ\u{0E34}\u{0E35}\u{0E36}\u{0E37}\
      \u{0E38}\u{0E39}\u{0E3A}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}฿\
      เแโใไๅๆ\u{0E47}\u{0E48}\u{0E49}\u{0E4A}\u{0E4B}\u{0E4C}\u{0E4D}\u{0E4E}๏\
      ๐๑๒๓๔๕๖๗๘๙๚๛\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}
      """
    case .windows1250:
      """
      €\u{FFFD}‚\u{FFFD}„…†‡\u{FFFD}‰Š‹ŚŤŽŹ\
      \u{FFFD}‘’“”•–—\u{FFFD}™š›śťžź\
      \u{00A0}ˇ˘Ł¤Ą¦§¨©Ş«¬\u{00AD}®Ż\
      °±˛ł´µ¶·¸ąş»Ľ˝ľż\
      ŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎ\
      ĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢß\
      ŕáâăäĺćçčéęëěíîď\
      đńňóôőö÷řůúűüýţ˙
      """
    case .windows1251:
      """
      ЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏ\
      ђ‘’“”•–—\u{FFFD}™љ›њќћџ\
      \u{00A0}ЎўЈ¤Ґ¦§Ё©Є«¬\u{00AD}®Ї\
      °±Ііґµ¶·ё№є»јЅѕї\
      АБВГДЕЖЗИЙКЛМНОП\
      РСТУФХЦЧШЩЪЫЬЭЮЯ\
      абвгдежзийклмноп\
      рстуфхцчшщъыьэюя
      """
    case .windows1252:
      """
      €\u{0081}‚ƒ„…†‡ˆ‰Š‹Œ\u{008D}Ž\u{008F}\
      \u{0090}‘’“”•–—˜™š›œ\u{009D}žŸ\
      \u{00A0}¡¢£¤¥¦§¨©ª«¬\u{00AD}®¯\
      °±²³´µ¶·¸¹º»¼½¾¿\
      ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏ\
      ÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞß\
      àáâãäåæçèéêëìíîï\
      ðñòóôõö÷øùúûüýþÿ
      """
    case .windows1253:
      """
      €\u{FFFD}‚ƒ„…†‡\u{FFFD}‰\u{FFFD}‹\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\
      \u{FFFD}‘’“”•–—\u{FFFD}™\u{FFFD}›\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\
      \u{00A0}΅Ά£¤¥¦§¨©\u{FFFD}«¬\u{00AD}®―\
      °±²³΄µ¶·ΈΉΊ»Ό½ΎΏ\
      ΐΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟ\
      ΠΡ\u{FFFD}ΣΤΥΦΧΨΩΪΫάέήί\
      ΰαβγδεζηθικλμνξο\
      πρςστυφχψωϊϋόύώ\u{FFFD}
      """
    case .windows1254:
      """
      €\u{FFFD}‚ƒ„…†‡ˆ‰Š‹Œ\u{FFFD}\u{FFFD}\u{FFFD}\
      \u{FFFD}‘’“”•–—˜™š›œ\u{FFFD}\u{FFFD}Ÿ\
      \u{00A0}¡¢£¤¥¦§¨©ª«¬\u{00AD}®¯\
      °±²³´µ¶·¸¹º»¼½¾¿\
      ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏ\
      ĞÑÒÓÔÕÖ×ØÙÚÛÜİŞß\
      àáâãäåæçèéêëìíîï\
      ğñòóôõö÷øùúûüışÿ
      """
    case .windows1255:
      """
      €\u{FFFD}‚ƒ„…†‡ˆ‰\u{FFFD}‹\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\
      \u{FFFD}‘’“”•–—˜™\u{FFFD}›\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\
      \u{00A0}¡¢£₪¥¦§¨©×«¬\u{00AD}®¯\
      °±²³´µ¶·¸¹÷»¼½¾¿\
      \u{05B0}\u{05B1}\u{05B2}\u{05B3}\u{05B4}\u{05B5}\u{05B6}\u{05B7}\
      \u{05B8}\u{05B9}\u{FFFD}\u{05BB}\u{05BC}\u{05BD}\u{05BE}\u{05BF}\
      \u{05C0}\u{05C1}\u{05C2}\u{05C3}\u{05F0}\u{05F1}\u{05F2}\u{05F3}\
      \u{05F4}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\
      \u{05D0}\u{05D1}\u{05D2}\u{05D3}\u{05D4}\u{05D5}\u{05D6}\u{05D7}\
      \u{05D8}\u{05D9}\u{05DA}\u{05DB}\u{05DC}\u{05DD}\u{05DE}\u{05DF}\
      \u{05E0}\u{05E1}\u{05E2}\u{05E3}\u{05E4}\u{05E5}\u{05E6}\u{05E7}\
      \u{05E8}\u{05E9}\u{05EA}\u{FFFD}\u{FFFD}\u{200E}\u{200F}\u{FFFD}
      """
    case .windows1256:
      """
      €\u{067E}‚ƒ„…†‡ˆ‰\u{0679}‹Œ\u{0686}\u{0698}\u{0688}\
      \u{06AF}‘’“”•–—\u{06A9}™\u{0691}›œ\u{200C}\u{200D}\u{06BA}\
      \u{00A0}،¢£¤¥¦§¨©\u{06BE}«¬\u{00AD}®¯\
      °±²³´µ¶·¸¹\u{061B}»¼½¾\u{061F}\
      \u{06C1}\u{0621}\u{0622}\u{0623}\u{0624}\u{0625}\u{0626}\u{0627}\
      \u{0628}\u{0629}\u{062A}\u{062B}\u{062C}\u{062D}\u{062E}\u{062F}\
      \u{0630}\u{0631}\u{0632}\u{0633}\u{0634}\u{0635}\u{0636}×\
      \u{0637}\u{0638}\u{0639}\u{063A}\u{0640}\u{0641}\u{0642}\u{0643}\
      à\u{0644}â\u{0645}\u{0646}\u{0647}\u{0648}çèéêë\u{0649}\u{064A}îï\
      \u{064B}\u{064C}\u{064D}\u{064E}ô\u{064F}\u{0650}÷\
      \u{0651}ù\u{0652}ûü\u{200E}\u{200F}\u{06D2}
      """
    case .windows1257:
      """
      €\u{FFFD}‚\u{FFFD}„…†‡\u{FFFD}‰\u{FFFD}‹\u{FFFD}¨ˇ¸\
      \u{FFFD}‘’“”•–—\u{FFFD}™\u{FFFD}›\u{FFFD}¯˛\u{FFFD}\
      \u{00A0}\u{FFFD}¢£¤\u{FFFD}¦§Ø©Ŗ«¬\u{00AD}®Æ\
      °±²³´µ¶·ø¹ŗ»¼½¾æ\
      ĄĮĀĆÄÅĘĒČÉŹĖĢĶĪĻ\
      ŠŃŅÓŌÕÖ×ŲŁŚŪÜŻŽß\
      ąįāćäåęēčéźėģķīļ\
      šńņóōõö÷ųłśūüżž˙
      """
    case .windows1258:
      """
      €\u{FFFD}‚ƒ„…†‡ˆ‰\u{FFFD}‹Œ\u{FFFD}\u{FFFD}\u{FFFD}\
      \u{FFFD}‘’“”•–—˜™\u{FFFD}›œ\u{FFFD}\u{FFFD}Ÿ\
      \u{00A0}¡¢£¤¥¦§¨©ª«¬\u{00AD}®¯\
      °±²³´µ¶·¸¹º»¼½¾¿\
      ÀÁÂĂÄÅÆÇÈÉÊË\u{0300}ÍÎÏ\
      ĐÑ\u{0309}ÓÔƠÖ×ØÙÚÛÜƯ\u{0303}ß\
      àáâăäåæçèéêë\u{0301}íîï\
      đñ\u{0323}óôơö÷øùúûüư₫ÿ
      """
    default: nil
    }
  }
}
