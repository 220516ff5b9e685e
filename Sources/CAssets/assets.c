#include "triage_assets.h"

// Each file is one array and one line of the table; both are sorted by name.
static const uint8_t report_css[] = {
#embed "Files/report.css"
};
static const uint8_t report_js[] = {
#embed "Files/report.js"
};

#define ENTRY(name, symbol) {name, symbol, sizeof symbol}

static const triage_asset table[] = {
    ENTRY("report.css", report_css),
    ENTRY("report.js", report_js),
};

const triage_asset *triage_asset_table(void) { return table; }
const uint64_t triage_asset_count = sizeof table / sizeof table[0];
