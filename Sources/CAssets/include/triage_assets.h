#ifndef TRIAGE_ASSETS_H
#define TRIAGE_ASSETS_H

#include <stdint.h>

// One file under Files, compiled into the program.
typedef struct {
  const char *name;
  const uint8_t *bytes;
  uint64_t count;
} triage_asset;

// All files, sorted by name as bytes.
extern const triage_asset *triage_asset_table(void);
extern const uint64_t triage_asset_count;

#endif
