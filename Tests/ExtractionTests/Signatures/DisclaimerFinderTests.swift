import Testing

@testable import Extraction

@Suite("Disclaimers")
struct DisclaimerFinderTests {
  static let paragraphs = [
    "This email and any attachments are confidential and intended solely for the use of the individual or entity to whom they are addressed. If you have received this email in error please notify the sender.",
    "CONFIDENTIALITY NOTICE: This message is for the named person's use only. It may contain privileged\ninformation. Any disclosure is strictly prohibited.",
    "Diese E-Mail enthält vertrauliche und/oder rechtlich geschützte Informationen. Wenn Sie nicht der richtige Adressat sind oder diese E-Mail irrtümlich erhalten haben, informieren Sie bitte sofort den Absender und vernichten Sie diese Mail.",
    "Ce message et toutes les pièces jointes sont confidentiels et établis à l'attention exclusive de ses destinataires. Si vous avez reçu ce message par erreur, merci d'en avertir immédiatement l'expéditeur.",
    "Este mensaje y sus archivos adjuntos contienen información confidencial y van dirigidos exclusivamente a su destinatario. Si ha recibido este mensaje por error, le rogamos lo elimine.",
    "Le informazioni contenute in questa e-mail sono riservate e per uso esclusivo del destinatario. Se avete ricevuto questo messaggio per errore vi preghiamo di cancellare il messaggio.",
    "Esta mensagem contém informações confidenciais e é para uso exclusivo do destinatário. Se recebeu esta mensagem por engano, queira apagar o e-mail.",
    "Dit bericht is vertrouwelijk en uitsluitend bestemd voor de geadresseerde. Heeft u dit bericht ten onrechte ontvangen, dan verzoeken wij u het te verwijderen.",
    "Niniejsza wiadomość może zawierać informacje poufne i jest przeznaczona wyłącznie dla adresata. Jeżeli otrzymali ją Państwo przez pomyłkę, prosimy o jej usunięcie.",
    "Настоящее сообщение содержит конфиденциальную информацию и предназначено исключительно адресату. Если вы получили его по ошибке, удалите его.",
    "本邮件及其附件含有保密信息，仅限于发送给上面地址中列出的个人或群组。禁止任何其他人以任何形式使用本邮件中的信息。如果您错误地收到本邮件，请您立即删除本邮件！指定收件人。",
  ]

  @Test(
    "a last paragraph of that kind goes, with the rule or heading above it", arguments: paragraphs)
  func cuts(paragraph: String) {
    #expect(Reading.ownText("It hangs.\n\n\(paragraph)\n") == "It hangs.")
    #expect(Reading.ownText("It hangs.\n\n__________________\n\n\(paragraph)\n") == "It hangs.")
    #expect(Reading.ownText("It hangs.\n\nDisclaimer\n\(paragraph)") == "It hangs.")
    #expect(Reading.ownText("It hangs.\n\n\(paragraph)\n\n> old\n") == "It hangs.")
  }

  @Test(
    "what people write about confidence stays",
    arguments: [
      "Please treat this as confidential.", "I received this message in error: \"Disk full\".",
      "My notes are confidential and the app shows them on the lock screen, which is a disclosure that I did not ask for at all.",
      "The recipient never gets the attachments that I send, whatever I do, and the distribution list is empty since the update.",
    ])
  func keeps(text: String) {
    #expect(Reading.ownText("It hangs.\n\n\(text)") == "It hangs.\n\n\(text)")
  }
}
