#ifndef TRIAGE_CARCHIVE_SHIM_H
#define TRIAGE_CARCHIVE_SHIM_H

#include <archive.h>
#include <archive_entry.h>

#endif
