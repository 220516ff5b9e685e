#ifndef TRIAGE_CLIBXML2_SHIM_H
#define TRIAGE_CLIBXML2_SHIM_H

#include <libxml/HTMLparser.h>
#include <libxml/parser.h>

/* Puts a push parser for HTML back to its start. libxml2 has this for XML only, and that clears the
 * two marks below. The handlers and their context stay. Returns 0 when it went well. */
static inline int triage_html_reset(htmlParserCtxtPtr context, int options) {
  int code = xmlCtxtResetPush(context, NULL, 0, NULL, "UTF-8");
  if (code != 0) return code;
  context->progressive = 1;
  context->html = 1;
  /* What it returns are the options that mean nothing to it; it is no error. */
  htmlCtxtUseOptions(context, options);
  return 0;
}

/* Whether the parser gave up before the end of its input. */
static inline int triage_html_stopped(htmlParserCtxtPtr context) {
  return context->disableSAX != 0 || context->instate == XML_PARSER_EOF;
}

/* The bytes of its input that it has read. */
static inline long triage_html_consumed(htmlParserCtxtPtr context) {
  return xmlByteConsumed(context);
}

#endif
