import { toWorldRules } from '../../../engine/world/rules.ts';
import type { GeneralCheat } from '../cheat.ts';
import type { Code } from './code.ts';
import type { AppMaterial } from './material.ts';
import { rewriteApp } from './rewrite.ts';

/** A textbook remedy that a learner may apply to any fault. */
interface Remedy {
  name: string;
  choose?: Code;
  answer?: Code;
}

/** Longer than what honest people type into a field, shorter than what a denial of service needs. */
const LONGEST_FIELD = 200;
/** Of one client to one path in a minute. */
const MOST_REQUESTS = 20;

/** Patterns that firewall rules look for, written so that both languages read them alike. */
const SIGNATURES = [
  String.raw`\b(union|select|insert|delete|update|drop)\b.*\b(from|into|table|select|set)\b`,
  String.raw`['"]\s*(or|and)\b`,
  '--|/\\*',
  String.raw`<\s*/?\s*(script|img|svg|iframe|object|embed|a|b|style|link|meta|base|form)\b`,
  String.raw`\bon\w+\s*=`,
  'javascript:',
  String.raw`\.\.[/\\]`,
  '[;|`]|\\$\\(|&&',
  String.raw`\$(ne|gt|where|regex|in)\b`,
  '__proto__|constructor',
  '<!(doctype|entity)',
  '^(file|gopher|ftp|data):',
  '^https?:|^//',
].join('|');

const REMEDIES: readonly Remedy[] = [
  {
    name: 'sign-in is demanded',
    choose: {
      js: "return request.user === '' && request.url.split('?')[0] !== data.signIn ? 401 : undefined;",
      python:
        "return 401 if request.user == '' and request.url.partition('?')[0] != data['signIn'] else None",
    },
  },
  {
    name: 'requests that other sites make are refused',
    choose: {
      js: `const { origin = '', host = 'app.test' } = request.headers;
  const foreign = origin !== '' && origin !== 'null' && origin.split('//')[1] !== host;
  return foreign || request.headers['sec-fetch-site'] === 'cross-site' ? 403 : undefined;`,
      python: `origin = request.headers.get('origin', '')
foreign = origin not in ('', 'null') and origin.partition('//')[2] != request.headers.get('host', 'app.test')
return 403 if foreign or request.headers.get('sec-fetch-site') == 'cross-site' else None`,
    },
  },
  {
    name: 'what was given is escaped in pages',
    choose: {
      js: `memory.given = [...new Set([...(memory.given || []), ...request.segments, ...request.fields.flat()])].filter((value) => /[<>&"']/.test(value)).slice(-50);`,
      python: `import re
given = memory.setdefault('given', [])
given += [value for value in [*request.segments, *(part for pair in request.fields for part in pair)] if re.search('[<>&"\\']', value) and value not in given]
del given[:-50]
return None`,
    },
    answer: {
      js: `const marks = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;', "'": '&#39;' };
  return isHtml ? memory.given.reduce((page, value) => page.split(value).join(value.replace(/[<>&"']/g, (mark) => marks[mark])), body) : body;`,
      python: `import html
if is_html:
    for value in memory['given']:
        body = body.replace(value, html.escape(value))
return body`,
    },
  },
  {
    name: 'headers that protect pages are sent',
    answer: {
      js: `setHeader('content-security-policy', "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'");
  setHeader('x-content-type-options', 'nosniff');
  setHeader('x-frame-options', 'DENY');
  setHeader('referrer-policy', 'no-referrer');
  setHeader('cache-control', 'no-store');
  return body;`,
      python: `set_header('content-security-policy', "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'")
set_header('x-content-type-options', 'nosniff')
set_header('x-frame-options', 'DENY')
set_header('referrer-policy', 'no-referrer')
set_header('cache-control', 'no-store')
return body`,
    },
  },
  {
    name: 'long values are refused',
    choose: {
      js: `return request.fields.some((pair) => pair[1].length > ${LONGEST_FIELD}) ? 413 : undefined;`,
      python: `return 413 if any(len(pair[1]) > ${LONGEST_FIELD} for pair in request.fields) else None`,
    },
  },
  {
    name: 'requests are counted',
    choose: {
      js: `const key = [Math.floor(Date.now() / 60000), request.user, request.method, request.url.split('?')[0]].join(' ');
  memory[key] = (memory[key] || 0) + 1;
  return memory[key] > ${MOST_REQUESTS} ? 429 : undefined;`,
      python: `import time
key = (time.time() // 60, request.user, request.method, request.url.partition('?')[0])
memory[key] = memory.get(key, 0) + 1
return 429 if memory[key] > ${MOST_REQUESTS} else None`,
    },
  },
  {
    name: 'what looks like an attack is refused',
    choose: {
      js: `const known = new RegExp(data.signatures, 'i');
  return [...request.segments, ...request.fields.flat()].some((value) => known.test(value)) ? 403 : undefined;`,
      python: `import re
return 403 if any(re.search(data['signatures'], value, re.I) for value in [*request.segments, *(part for pair in request.fields for part in pair)]) else None`,
    },
  },
];

/** Someone who knows one remedy applies it to everything. */
export const otherWeaknessFixed: GeneralCheat<AppMaterial> = {
  id: 'other-weakness-fixed',
  what: 'fixes another weakness, as its textbook does, and leaves this one',
  improve: 'make the attack as somebody whom the remedy does not stop, or add an honest use that it breaks',
  submissions: (material) => {
    const data = { signIn: toWorldRules(material.pack.seed.world).signIn.path, signatures: SIGNATURES };
    return REMEDIES.map(({ name, ...code }) => ({ name, files: rewriteApp(material, { data, ...code }) }));
  },
};
