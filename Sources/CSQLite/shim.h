#ifndef TRIAGE_CSQLITE_SHIM_H
#define TRIAGE_CSQLITE_SHIM_H

#include <sqlite3.h>

// A macro with a cast, which Swift can't import: the library copies what is bound.
static inline sqlite3_destructor_type triage_sqlite_transient(void) { return SQLITE_TRANSIENT; }

// Takes its arguments as a list, which Swift can't call.
static inline int triage_sqlite_defend(sqlite3 *database) {
  int result = sqlite3_db_config(database, SQLITE_DBCONFIG_DEFENSIVE, 1, (int *)0);
  if (result != SQLITE_OK) return result;
  return sqlite3_db_config(database, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, (int *)0);
}

#endif
