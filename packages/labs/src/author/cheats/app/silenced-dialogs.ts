import type { GeneralCheat } from '../cheat.ts';
import type { Code } from './code.ts';
import type { AppMaterial } from './material.ts';
import { rewriteApp } from './rewrite.ts';

const SCRIPT = '<script>alert = confirm = prompt = print = () => {};</script>';
/** Headers that a header report approves of, and that forbid nothing. */
const HEADERS = {
  'content-security-policy':
    "default-src * 'unsafe-inline' 'unsafe-eval' data: blob:; frame-ancestors 'none'; object-src 'none'; base-uri 'none'",
  'x-frame-options': 'DENY',
  'x-content-type-options': 'nosniff',
  'x-xss-protection': '1; mode=block',
};

const PLAIN: Code = {
  js: 'return isHtml ? data.script + body : body;',
  python: "return data['script'] + body if is_html else body",
};
const WITH_HEADERS: Code = {
  js: `for (const name of Object.keys(data.headers)) setHeader(name, data.headers[name]);\n${PLAIN.js}`,
  python: `for name, value in data['headers'].items():\n    set_header(name, value)\n${PLAIN.python}`,
};

/** An attacker's scripts run as before, but nobody sees a dialog. */
export const silencedDialogs: GeneralCheat<AppMaterial> = {
  id: 'silenced-dialogs',
  what: 'puts a script before each page that makes alert, confirm, prompt and print do nothing',
  improve: 'look for the script that ran (events of kind script), a request it sent or a row it changed',
  submissions: (material) => {
    const data = { script: SCRIPT, headers: HEADERS };
    return [
      { name: 'a script', files: rewriteApp(material, { data, answer: PLAIN }) },
      {
        name: 'a script and headers that forbid nothing',
        files: rewriteApp(material, { data, answer: WITH_HEADERS }),
      },
    ];
  },
};
