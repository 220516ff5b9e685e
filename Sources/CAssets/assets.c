#include "triage_assets.h"

// Each file is one array and one line of the table; both are sorted by name.
static const uint8_t languages_han_txt[] = {
#embed "Files/Languages/han.txt"
};
static const uint8_t languages_letters_profile[] = {
#embed "Files/Languages/letters.profile"
};
static const uint8_t lexicons_any_lex[] = {
#embed "Files/Lexicons/any.lex"
};
static const uint8_t lexicons_de_lex[] = {
#embed "Files/Lexicons/de.lex"
};
static const uint8_t lexicons_en_lex[] = {
#embed "Files/Lexicons/en.lex"
};
static const uint8_t lexicons_es_lex[] = {
#embed "Files/Lexicons/es.lex"
};
static const uint8_t lexicons_fr_lex[] = {
#embed "Files/Lexicons/fr.lex"
};
static const uint8_t lexicons_it_lex[] = {
#embed "Files/Lexicons/it.lex"
};
static const uint8_t lexicons_ja_lex[] = {
#embed "Files/Lexicons/ja.lex"
};
static const uint8_t lexicons_ko_lex[] = {
#embed "Files/Lexicons/ko.lex"
};
static const uint8_t lexicons_nl_lex[] = {
#embed "Files/Lexicons/nl.lex"
};
static const uint8_t lexicons_pl_lex[] = {
#embed "Files/Lexicons/pl.lex"
};
static const uint8_t lexicons_pt_lex[] = {
#embed "Files/Lexicons/pt.lex"
};
static const uint8_t lexicons_ru_lex[] = {
#embed "Files/Lexicons/ru.lex"
};
static const uint8_t lexicons_sv_lex[] = {
#embed "Files/Lexicons/sv.lex"
};
static const uint8_t lexicons_tr_lex[] = {
#embed "Files/Lexicons/tr.lex"
};
static const uint8_t lexicons_uk_lex[] = {
#embed "Files/Lexicons/uk.lex"
};
static const uint8_t lexicons_zh_hans_lex[] = {
#embed "Files/Lexicons/zh-Hans.lex"
};
static const uint8_t lexicons_zh_hant_lex[] = {
#embed "Files/Lexicons/zh-Hant.lex"
};
static const uint8_t mail_attributions_tsv[] = {
#embed "Files/Mail/attributions.tsv"
};
static const uint8_t mail_disclaimers_tsv[] = {
#embed "Files/Mail/disclaimers.tsv"
};
static const uint8_t mail_kinds_tsv[] = {
#embed "Files/Mail/kinds.tsv"
};
static const uint8_t mail_quoted_headers_tsv[] = {
#embed "Files/Mail/quoted-headers.tsv"
};
static const uint8_t mail_separators_tsv[] = {
#embed "Files/Mail/separators.tsv"
};
static const uint8_t mail_signatures_tsv[] = {
#embed "Files/Mail/signatures.tsv"
};
static const uint8_t devices_tsv[] = {
#embed "Files/devices.tsv"
};
static const uint8_t labels_tsv[] = {
#embed "Files/labels.tsv"
};
static const uint8_t prompt_parts_tsv[] = {
#embed "Files/prompt-parts.tsv"
};
static const uint8_t prompts_tsv[] = {
#embed "Files/prompts.tsv"
};
static const uint8_t record_schema_json[] = {
#embed "Files/record.schema.json"
};
static const uint8_t report_css[] = {
#embed "Files/report.css"
};
static const uint8_t report_js[] = {
#embed "Files/report.js"
};
static const uint8_t report_schema_json[] = {
#embed "Files/report.schema.json"
};
static const uint8_t system_builds_tsv[] = {
#embed "Files/system-builds.tsv"
};
static const uint8_t words_tsv[] = {
#embed "Files/words.tsv"
};

#define ENTRY(name, symbol) {name, symbol, sizeof symbol}

static const triage_asset table[] = {
    ENTRY("Languages/han.txt", languages_han_txt),
    ENTRY("Languages/letters.profile", languages_letters_profile),
    ENTRY("Lexicons/any.lex", lexicons_any_lex),
    ENTRY("Lexicons/de.lex", lexicons_de_lex),
    ENTRY("Lexicons/en.lex", lexicons_en_lex),
    ENTRY("Lexicons/es.lex", lexicons_es_lex),
    ENTRY("Lexicons/fr.lex", lexicons_fr_lex),
    ENTRY("Lexicons/it.lex", lexicons_it_lex),
    ENTRY("Lexicons/ja.lex", lexicons_ja_lex),
    ENTRY("Lexicons/ko.lex", lexicons_ko_lex),
    ENTRY("Lexicons/nl.lex", lexicons_nl_lex),
    ENTRY("Lexicons/pl.lex", lexicons_pl_lex),
    ENTRY("Lexicons/pt.lex", lexicons_pt_lex),
    ENTRY("Lexicons/ru.lex", lexicons_ru_lex),
    ENTRY("Lexicons/sv.lex", lexicons_sv_lex),
    ENTRY("Lexicons/tr.lex", lexicons_tr_lex),
    ENTRY("Lexicons/uk.lex", lexicons_uk_lex),
    ENTRY("Lexicons/zh-Hans.lex", lexicons_zh_hans_lex),
    ENTRY("Lexicons/zh-Hant.lex", lexicons_zh_hant_lex),
    ENTRY("Mail/attributions.tsv", mail_attributions_tsv),
    ENTRY("Mail/disclaimers.tsv", mail_disclaimers_tsv),
    ENTRY("Mail/kinds.tsv", mail_kinds_tsv),
    ENTRY("Mail/quoted-headers.tsv", mail_quoted_headers_tsv),
    ENTRY("Mail/separators.tsv", mail_separators_tsv),
    ENTRY("Mail/signatures.tsv", mail_signatures_tsv),
    ENTRY("devices.tsv", devices_tsv),
    ENTRY("labels.tsv", labels_tsv),
    ENTRY("prompt-parts.tsv", prompt_parts_tsv),
    ENTRY("prompts.tsv", prompts_tsv),
    ENTRY("record.schema.json", record_schema_json),
    ENTRY("report.css", report_css),
    ENTRY("report.js", report_js),
    ENTRY("report.schema.json", report_schema_json),
    ENTRY("system-builds.tsv", system_builds_tsv),
    ENTRY("words.tsv", words_tsv),
};

const triage_asset *triage_asset_table(void) { return table; }
const uint64_t triage_asset_count = sizeof table / sizeof table[0];
