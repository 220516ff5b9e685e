import Testing

@testable import Extraction

@Suite("What is quoted and what the sender wrote")
struct QuoteFinderTests {
  @Test(
    "header blocks without quote marks",
    arguments: [
      // Outlook, in its languages
      "From: Support <support@example.com>\nSent: Tuesday, March 4, 2025 9:12 AM\nTo: Peter <peter@example.net>\nSubject: RE: Sync",
      "From: Support <support@example.com>\n\nSent: 09 October 2024 11:02\n\nTo: Piers <p@example.org>\n\nSubject: Re: Notes",
      "*From:* Support <support@example.com>\n*Sent:* Tuesday, March 4, 2025 9:12 AM\n*To:* Peter <peter@example.net>\n*Subject:* RE: Sync",
      "Von: Support <support@example.com>\nGesendet: Dienstag, 4. März 2025 09:12\nAn: Petra <petra@example.net>\nBetreff: AW: Abgleich",
      "Von: support@example.com <support@example.com>\nDatum: Dienstag, 4. März 2025 um 09:12\nAn: Petra <petra@example.net>\nBetreff: Abgleich",
      "De : Support <support@example.com>\nEnvoyé : mardi 4 mars 2025 09:12\nÀ : Luc <luc@example.net>\nObjet : RE: Synchro",
      "De: Soporte <soporte@example.com>\nEnviado el: martes, 4 de marzo de 2025 9:12\nPara: Ana <ana@example.net>\nAsunto: RE: Copia",
      "De: Suporte <suporte@example.com>\nEnviada em: terça-feira, 4 de março de 2025 09:12\nPara: Rui <rui@example.net>\nAssunto: RES: Cópia",
      "Da: Assistenza <aiuto@example.com>\nInviato: martedì 4 marzo 2025 09:12\nA: Ugo <ugo@example.net>\nOggetto: R: Copia",
      "Van: Support <support@example.com>\nVerzonden: dinsdag 4 maart 2025 09:12\nAan: Jan <jan@example.net>\nOnderwerp: RE: Kopie",
      "Od: Pomoc <pomoc@example.com>\nWysłano: wtorek, 4 marca 2025 09:12\nDo: Jan <jan@example.net>\nTemat: ODP: Kopia",
      "От: Поддержка <support@example.com>\nОтправлено: вторник, 4 марта 2025 г. 9:12\nКому: Иван <ivan@example.net>\nТема: RE: Копия",
      "Від: Підтримка <support@example.com>\nНадіслано: вівторок, 4 березня 2025 р. 9:12\nКому: Іван <ivan@example.net>\nТема: RE: Копія",
      "Från: Support <support@example.com>\nSkickat: den 4 mars 2025 09:12\nTill: Eva <eva@example.net>\nÄmne: SV: Kopia",
      "Fra: Support <support@example.com>\nSendt: 4. marts 2025 09:12\nTil: Ida <ida@example.net>\nEmne: SV: Kopi",
      "Lähettäjä: Tuki <tuki@example.com>\nLähetetty: tiistai 4. maaliskuuta 2025 9.12\nVastaanottaja: Aino <aino@example.net>\nAihe: VS: Kopio",
      "Odesílatel: Podpora <podpora@example.com>\nOdesláno: úterý 4. března 2025 9:12\nKomu: Jana <jana@example.net>\nPředmět: RE: Kopie",
      "Feladó: Segítség <info@example.com>\nElküldve: 2025. március 4., kedd 9:12\nCímzett: Éva <eva@example.net>\nTárgy: RE: Másolat",
      "Από: Υποστήριξη <info@example.com>\nΣτάλθηκε: Τρίτη, 4 Μαρτίου 2025 9:12 πμ\nΠρος: Άννα <anna@example.net>\nΘέμα: RE: Αντίγραφο",
      "Kimden: Destek <destek@example.com>\nGönderildi: 4 Mart 2025 Salı 09:12\nKime: Ali <ali@example.net>\nKonu: YNT: Yedek",
      "De la: Suport <suport@example.com>\nTrimis: marți, 4 martie 2025 09:12\nCătre: Ion <ion@example.net>\nSubiect: RE: Copie",
      "差出人: サポート <support@example.com>\n送信日時: 2025年3月4日 9:12\n宛先: 花子 <hanako@example.net>\n件名: RE: 同期",
      "보낸 사람: 고객지원 <support@example.com>\n보낸 날짜: 2025년 3월 4일 화요일 오전 9:12\n받는 사람: 민수 <minsu@example.net>\n제목: RE: 동기화",
      "发件人: 客服 <support@example.com>\n发送时间: 2025年3月4日 9:12\n收件人: 小明 <xm@example.net>\n主题: 回复: 同步",
      "寄件者: 客服 <support@example.com>\n傳送時間: 2025年3月4日 上午 9:12\n收件者: 小明 <xm@example.net>\n主旨: 回覆: 同步",
      "من: الدعم <support@example.com>\nتم الإرسال: الثلاثاء، 4 مارس 2025 9:12 ص\nإلى: علي <ali@example.net>\nالموضوع: رد: نسخة",
      "מאת: תמיכה <support@example.com>\nנשלח: יום שלישי 04 מרץ 2025 09:12\nאל: דנה <dana@example.net>\nנושא: RE: גיבוי",
      // Recipients over several lines
      "From: Support <support@example.com>\nSent: Tuesday, March 4, 2025 9:12 AM\nTo: Peter <peter@example.net>;\n Paula <paula@example.net>\nCc: Pia <pia@example.net>\nSubject: RE: Sync",
      // GMX, WEB.DE
      "Gesendet: Dienstag, 4. März 2025 um 09:12 Uhr\nVon: \"Support\" <support@example.com>\nAn: petra@example.net\nBetreff: Re: Abgleich",
      // NetEase Mail Master
      "---- 回复的原邮件 ----\n| 发件人 | 客服<support@example.com> |\n| 发送日期 | 2025年03月04日 09:12 |\n| 收件人 | xm@example.net |\n| 主题 | 回复：同步 |",
      // Samsung Email, AOL, QQ, Thunderbird
      "-------- Original message --------\nFrom: Support <support@example.com>\nDate: 04/03/2025  09:12  (GMT+01:00)\nTo: peter@example.net\nSubject: Re: login",
      "-------- Ursprüngliche Nachricht --------\nVon: Support <support@example.com>\nDatum: 04.03.25  09:12  (GMT+01:00)\nAn: petra@example.net\nBetreff: Re: Login",
      "------------------ 原始邮件 ------------------\n发件人: \"客服\" <support@example.com>;\n发送时间: 2025年3月4日(星期二) 上午9:12\n收件人: \"小明\"<xm@example.net>;\n主题: 回复：同步",
      "-------- Forwarded Message --------\nSubject: Sync\nDate: Tue, 4 Mar 2025 09:12:00 +0100\nFrom: Support <support@example.com>\nTo: peter@example.net",
      // Outlook on the web and on phones
      "________________________________\nFrom: Support <support@example.com>\nSent: Tuesday, March 4, 2025 9:12:33 AM\nTo: peter@example.net <peter@example.net>\nSubject: Re: login",
      "________________________________\n\nVon: Support <support@example.com>\nGesendet: Dienstag, 4. März 2025 09:12\nAn: petra@example.net\nBetreff: Re: Login",
      "________________________________\nFrá: Hjálp <hjalp@example.com>\nSent: þriðjudagur, 4. mars 2025 09:12\nTil: Jón <jon@example.net>\nEfni: RE: Afrit",
      // Lotus Notes, with a field that is in no list
      "Von:\tSupport/Example\nAn:\tpetra@example.net\nGesendet durch:\tZentrale\nDatum:\t04.03.2025 09:12\nBetreff:\tRe: Abgleich",
      // GroupWise, Zimbra, Mail.ru, eM Client
      ">>> Support <support@example.com> 04.03.25 9:12 >>>",
      "----- Mail original -----\nDe: \"Support\" <support@example.com>\nÀ: luc@example.net\nEnvoyé: Mardi 4 Mars 2025 09:12:33\nObjet: Re: Synchro",
      "Вторник,  4 марта 2025, 9:12 +03:00 от Поддержка <support@example.com>:",
      "------ Original Message ------\nFrom \"Support\" <support@example.com>\nTo peter@example.net\nDate 3/4/2025 9:12:33 AM\nSubject Re: login",
      // Mail programs that write date and sender on two lines
      "On Tue, 4 Mar 2025 09:12:33 +0100\nSupport <support@example.com> wrote:",
      // One line, joined on the way
      "From: Support <support@example.com> Sent: Tuesday, March 4, 2025 9:12 AM To: peter@example.net Subject: RE: Sync",
    ])
  func cutsHeaderBlocks(header: String) {
    let text = "Same as before.\n\n\(header)\n\nPlease send us the log.\n\nOld text.\n"
    #expect(Reading.ownText(text) == "Same as before.")
  }

  @Test(
    "separators above unmarked text",
    arguments: [
      "-----Original Message-----", "----- Original Message -----",
      "-----Ursprüngliche Nachricht-----",
      "-----Message d'origine-----", "-----Mensaje original-----", "----Messaggio originale----",
      "-----Mensagem original-----", "-----Oorspronkelijk bericht-----",
      "-----Original-Nachricht-----",
      "---------- Forwarded message ---------", "---------- Forwarded message ----------",
      "---------- Weitergeleitete Nachricht ---------", "-----Исходное сообщение-----",
      "-------- Пересылаемое сообщение --------", "-----原始邮件-----",
      "------------------ 原始邮件 ------------------",
      "-------- 元のメッセージ --------", "-----원본 메시지-----", "-------- Původní zpráva --------",
      "‐‐‐‐‐‐‐ Original Message ‐‐‐‐‐‐‐", "-----Ursprungligt meddelande-----",
      "-----Orijinal İleti-----",
      "Begin forwarded message:", "Anfang der weitergeleiteten Nachricht:",
      "Anfang der weitergeleiteten E‑Mail:",
      "Début du message transféré :", "Début du message réexpédié :", "Inizio messaggio inoltrato:",
      "Inicio del mensaje reenviado:", "Начало переадресованного сообщения:", "転送されたメッセージ:",
      "下面是被转发的邮件：", "##- Please type your reply above this line -##",
      "--- Reply above this line ---",
      "##- Bitte geben Sie Ihre Antwort oberhalb dieser Zeile ein -##", "=== この行より上に返信してください ===",
    ])
  func cutsAtSeparators(line: String) {
    let text = "Here it is.\n\n\(line)\nHello Anna,\nplease try again.\n"
    #expect(Reading.ownText(text) == "Here it is.")
  }

  @Test(
    "answers between and below quotes stay",
    arguments: [
      (
        "> Which version do you use?\n\n3.4.1\n\n> Does it happen on wifi?\n\nYes.",
        "3.4.1\n\nYes."
      ),
      ("> Which version?\n3.4.1\n> Wifi?\nYes.", "3.4.1\nYes."),
      (
        "Hello,\n\nOn Tue, 4 Mar 2025 at 09:12, Support <s@example.com> wrote:\n> Which version?\n\n3.4.1\n\nThanks",
        "Hello,\n\n3.4.1\n\nThanks"
      ),
      (
        "On Tue, 4 Mar 2025 at 09:12, Support <s@example.com> wrote:\n\n> The version?\n\nIt is 3.4.1",
        "It is 3.4.1"
      ),
      (
        "-----Original Message-----\n> From: Support <s@example.com>\n> Sent: 4 March 2025\n>\n> The version?\n\nIt is 3.4.1",
        "It is 3.4.1"
      ),
      ("Above.\n\n> old\n>> older\n> old\n\nBelow.", "Above.\n\nBelow."),
    ])
  func keepsAnswers(text: String, expected: String) { #expect(Reading.ownText(text) == expected) }

  @Test(
    "what people write stays whole",
    arguments: [
      "On Tuesday the app wrote a file called notes.txt and then it closed.\nOn Wednesday it was fine.",
      "The mail I sent from my iPhone never reached you, so I write again.\nThe export is broken.",
      "Problems:\n- sync is slow\n-- only on wifi\n- export is empty",
      "I typed this:\n\n    > export all\n    > done\n\nand nothing came.",
      "From: now on it fails.\nTo: be clear, always.",
      "From the menu I chose Export.\nTo my surprise it worked.\nDate: today",
      "Betreff: Abo\n\nIch möchte kündigen.",
      "Subject: Refund\nDate: yesterday\nI want my money back.",
      "I quote your page: \"Original message: none\".\nThat is wrong.",
      "A: yes\nB: no\nC: maybe",
      "Two parts.\n________________________________\nThe second part.",
      "Here is my list\n----------\n1. sync\n2. export",
      "De nada!\nPara mí funciona.\nA las 9:12 falló otra vez.",
      "Am 4. März um 9:12 schrieb ich Ihnen schon einmal.\nNichts kam zurück.",
      "My colleague wrote to support@example.com and asked about it.\nNobody answered.",
      "It says \"Date: 2025-03-04\" and then closes.",
    ])
  func keepsProse(text: String) { #expect(Reading.ownText(text) == text) }

  @Test(
    "an unknown language is known by its shape",
    arguments: [
      "Þannig: Stuðningur <hjalp@example.com>\nDagsett: 4. mars 2025 09:12\nTilx: Jón <jon@example.net>\nEfnið: RE: Afrit",
      "გამომგზავნი: დახმარება <info@example.com>\nთარიღი: 2025-03-04 09:12\nვის: ნინო <nino@example.net>\nთემა: ასლი",
    ])
  func knowsShape(header: String) {
    #expect(Reading.ownText("Same as before.\n\n\(header)\n\nOld text.\n") == "Same as before.")
  }

  @Test("the roles of lines say what was decided")
  func givesRoles() {
    #expect(
      Reading.roles(
        "Hi\n\nOn 4 Mar 2025, at 09:12, A <a@example.com> wrote:\n\n> old\n\nSent from my iPhone")
        == [.own, .own, .attribution, .own, .quoted, .own, .signature])
    #expect(
      Reading.roles(
        "Hi\n\n-----Original Message-----\nFrom: A <a@example.com>\nSent: 4 Mar 2025\nTo: b\n\nold")
        == [.own, .own, .separator, .header, .header, .header, .quoted, .quoted])
  }

  @Test("a header block that HTML marked by itself opens the unmarked mail below it")
  func opensDetachedHeader() {
    #expect(
      Reading.ownText(
        "Works.\n\n> From: Support <support@example.com>\n> Sent: Tuesday, March 4, 2025 9:12 AM\n> To: peter@example.net\n> Subject: Re: login\n\nDid it arrive?\n"
      )
        == "Works.")
  }

  @Test(
    "hostile lines take linear time",
    arguments: [
      "From: a@example.com\n", "To: x\n", "> ", "On 1.2.2025 1:23 <", "wrote:\n", "-----\n",
      "-- \n",
      ">\n:\n", "| To | x |\n",
    ])
  func isLinear(unit: String) {
    let text = String(repeating: unit, count: 200_000 / unit.utf8.count)
    #expect(Reading.ownText(text).utf8.count <= text.utf8.count)
  }
}
