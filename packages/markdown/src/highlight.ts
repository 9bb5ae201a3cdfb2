import hljs from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import diff from 'highlight.js/lib/languages/diff';
import dockerfile from 'highlight.js/lib/languages/dockerfile';
import http from 'highlight.js/lib/languages/http';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import python from 'highlight.js/lib/languages/python';
import sql from 'highlight.js/lib/languages/sql';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import yaml from 'highlight.js/lib/languages/yaml';

const GRAMMARS = {
  bash,
  diff,
  dockerfile,
  http,
  js: javascript,
  json,
  python,
  sql,
  ts: typescript,
  html: xml,
  yaml,
};
for (const [name, grammar] of Object.entries(GRAMMARS)) hljs.registerLanguage(name, grammar);

/** Words that an author may write after a code fence; `text` is not colored. */
export const CODE_LANGUAGES: readonly string[] = [...Object.keys(GRAMMARS), 'text'];

/** HTML of the code with `hljs-*` classes, or nothing for a language that is not colored. */
export function highlightCode(code: string, language: string): string | undefined {
  if (!Object.hasOwn(GRAMMARS, language)) return undefined;
  return hljs.highlight(code, { language, ignoreIllegals: true }).value;
}
