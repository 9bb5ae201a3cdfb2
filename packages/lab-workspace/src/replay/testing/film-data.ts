import type { ReplayLine, SharedReplay } from '@drawbridge/contracts/practice';
import { createCodeFinder, type Film, toFilm } from '../film.ts';

const signIn: ReplayLine = {
  method: 'POST',
  url: '/login',
  body: 'email=ada%40moreau.example&password=…',
  status: 302,
  response: '',
  events: [
    {
      kind: 'sql',
      text: 'SQL: SELECT * FROM users WHERE email = ? → 1 row',
      place: { path: 'store.js', line: 4, column: 12 },
      statement: {
        text: 'SELECT * FROM users WHERE email = ?',
        params: ['ada@moreau.example'],
        result: '1 row',
      },
    },
    { kind: 'session', text: 'Session opened as ada-moreau' },
  ],
};

const toAttack = (isFixed: boolean): ReplayLine => ({
  method: 'GET',
  url: '/invoices/2042',
  body: '',
  status: isFixed ? 404 : 200,
  response: isFixed
    ? 'Not Found'
    : '<!doctype html>\n<title>LL-2042 · Ledgerline</title>\n<h1>LL-2042</h1>\n<p>€ 12,400.00 for one hull</p>\n',
  events: [
    {
      kind: 'sql',
      text: 'SQL: SELECT * FROM invoices WHERE id = ? → 1 row',
      place: { path: 'store.js', line: 9, column: 12 },
      statement: isFixed
        ? {
            text: 'SELECT * FROM invoices WHERE id = ? AND owner_id = ?',
            params: ['2042', 'ada-moreau'],
            result: '0 rows',
          }
        : { text: 'SELECT * FROM invoices WHERE id = ?', params: ['2042'], result: '1 row' },
    },
    ...(isFixed
      ? []
      : [
          {
            kind: 'disclosed' as const,
            text: 'Disclosed: invoice LL-2042 of bo-lindqvist was sent to ada-moreau',
            breach: true,
          },
        ]),
  ],
});

const toStore = (find: string) =>
  `const db = require('db');\n\n// People sign in with their address.\nexports.findUser = (email) => db.get('SELECT * FROM users WHERE email = ?', email);\n\n// An invoice by its number.\nexports.findInvoice = (id, owner) => {\n  if (id === undefined) return null;\n  ${find}\n};\n`;

const before = toStore("return db.get('SELECT * FROM invoices WHERE id = ?', id);");
const now = toStore("return db.get('SELECT * FROM invoices WHERE id = ? AND owner_id = ?', id, owner);");

export const filmBefore: Film = toFilm({
  id: 'starter',
  title: 'The starter',
  lines: [signIn, toAttack(false)],
  findCode: createCodeFinder([{ path: 'store.js', text: before }]),
});
export const filmNow: Film = toFilm({
  id: 'now',
  title: 'Your code',
  lines: [signIn, toAttack(true)],
  findCode: createCodeFinder([{ path: 'store.js', text: now }]),
});

const toCode = (text: string) => [
  { path: 'store.js', lines: text.split('\n').map((line, index) => ({ number: index + 1, text: line })) },
];

export const sharedReplay: SharedReplay = {
  lab_title: "Someone else's invoice",
  lab_summary:
    'Ledgerline keeps the books of small studios. Signed in as one of them, you can read the invoices of all.',
  cwe: ['CWE-639'],
  test_title: "Attack: open a neighbor's invoice",
  test_kind: 'exploit',
  films: [
    { side: 'before', status: 'failed', lines: [signIn, toAttack(false)], code: toCode(before) },
    { side: 'now', status: 'passed', lines: [signIn, toAttack(true)], code: toCode(now) },
  ],
};

/** The same beside the starter. */
export const sharedWithStarter: SharedReplay = {
  ...sharedReplay,
  films: sharedReplay.films.map((film) => (film.side === 'before' ? { ...film, side: 'starter' } : film)),
};
