import type { CheatSubmission, GeneralCheat } from '../cheat.ts';
import type { Code } from './code.ts';
import type { AppMaterial } from './material.ts';
import { rewriteApp } from './rewrite.ts';

/** In Python a request cannot print more within its budget. */
const LINES = { js: 3_000, python: 1_500 } as const;
const PRINT: Code = {
  js: `for (let line = 0; line < ${LINES.js}; line++) console.log('line', line);`,
  python: `print('\\n'.join(['line' * 10] * ${LINES.python}))`,
};
/** A full log stays full: later requests in a session need not print. */
const PRINT_ONCE: Code = {
  js: `if (!memory.isFull) { memory.isFull = true; ${PRINT.js} }`,
  python: `if 'is_full' not in memory:
        memory['is_full'] = True
        ${PRINT.python}`,
};

/** Which requests a flood precedes, and what handles the others. */
interface Way {
  name: string;
  when: Code;
  others?: Code;
}

const WAYS: readonly Way[] = [
  { name: 'each request', when: { js: 'true', python: 'True' } },
  // A sign-in that is not seen would end most tests.
  {
    name: 'each request of who is signed in',
    when: { js: "request.user !== ''", python: "request.user != ''" },
  },
  {
    name: 'each page of who is signed in, while the solution handles the rest',
    when: {
      js: "request.user !== '' && request.method === 'GET'",
      python: "request.user != '' and request.method == 'GET'",
    },
    others: { js: "return 'solution';", python: "return 'solution'" },
  },
];

const toChoice = ({ when, others }: Way, before: Code): Code => ({
  js: `if (${when.js}) { ${before.js} return; }\n  ${others?.js ?? ''}`,
  python: `if ${when.python}:\n    ${before.python}\n    return None\n${others?.python ?? 'return None'}`,
});

/** Events that a test reads from the world's log must not be lost in a flood. */
export const flood: GeneralCheat<AppMaterial> = {
  id: 'flood',
  what: `writes ${LINES.js} lines of log before a request is handled`,
  improve: 'test a row, a file or an answer as well, not events alone',
  submissions: (material) =>
    WAYS.map(
      (way): CheatSubmission => ({
        name: way.name,
        files: rewriteApp(material, { start: PRINT, choose: toChoice(way, PRINT_ONCE) }),
        ...(way.others === undefined
          ? {}
          : { control: rewriteApp(material, { choose: toChoice(way, { js: '', python: 'pass' }) }) }),
      }),
    ),
};
