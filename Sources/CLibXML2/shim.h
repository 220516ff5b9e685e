#ifndef TRIAGE_CLIBXML2_SHIM_H
#define TRIAGE_CLIBXML2_SHIM_H

#include <libxml/HTMLparser.h>
#include <libxml/parser.h>

#endif
