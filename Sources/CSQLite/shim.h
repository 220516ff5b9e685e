#ifndef TRIAGE_CSQLITE_SHIM_H
#define TRIAGE_CSQLITE_SHIM_H

#include <sqlite3.h>

// A macro with a cast, which Swift can't import: the library copies what is bound.
static inline sqlite3_destructor_type triage_sqlite_transient(void) { return SQLITE_TRANSIENT; }

#endif
