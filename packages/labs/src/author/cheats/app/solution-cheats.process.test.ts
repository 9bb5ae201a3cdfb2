/** The general cheats that are the solution with something taken from it. */
import type { LabFile } from '@drawbridge/contracts/practice';
import { beforeAll, describe, expect, it } from 'vitest';
import type { LabEngine } from '../../../engine/lab-engine.ts';
import type { LoadedLab } from '../../../grade/lab.ts';
import { buildEngine } from '../../../testing/build-lab.ts';
import { buildAppLab, type ExampleTest } from '../../../testing/example-labs.ts';
import { findAccepted } from '../find-accepted.ts';

let engine: LabEngine;
beforeAll(async () => {
  engine = await buildEngine();
  await engine.load('python');
});

const FINDS: ExampleTest = [
  'visible',
  'functional',
  "expect((await client().get('/find?q=oil')).body).toContain('oil');",
];

function tryCheat(cheat: string, lab: LoadedLab) {
  const { cheats, candidates } = findAccepted(engine, lab, cheat);
  return { tried: cheats[0]?.tried, accepted: candidates.map(({ name }) => name) };
}

/** The example, with a random number after each text. */
const RANDOM: Readonly<Record<'js' | 'python', (drawn: string) => LabFile>> = {
  js: (drawn) => ({
    path: 'rules.js',
    text: `const crypto = require('crypto');
const { randomBytes, randomInt } = crypto;
const findNote = () => undefined;
const markup = (value) => String(value) + ' ' + ${drawn};
module.exports = { findNote, markup };
`,
  }),
  python: (drawn) => ({
    path: 'rules.py',
    text: `import os
import secrets
import uuid
from secrets import token_bytes

def find_note(id, user):
    return None

def markup(value):
    return value + ' ' + ${drawn}
`,
  }),
};
const DRAWN = {
  js: [
    "crypto.randomBytes(9).toString('base64')",
    "randomBytes(200).toString('hex')",
    'crypto.randomUUID()',
    'randomInt(1_000_000_000)',
    'crypto.randomInt(1_000, 1_000_000_000)',
    "require('crypto').randomBytes(9).toString('hex')",
  ],
  python: [
    'secrets.token_hex(9)',
    'token_bytes(200).hex()',
    'secrets.token_urlsafe()',
    'os.urandom(9).hex()',
    'str(uuid.uuid4())',
    'str(secrets.randbelow(10 ** 9))',
    "__import__('secrets').token_hex(9)",
    'secrets.choice([str(number) for number in range(10_000)])',
  ],
};
/** Asks twice: from the same state of the generator that has a seed, or at the same moment. */
const twice = (before: string, between: string): ExampleTest => [
  'hidden',
  'exploit',
  `${before} const first = (await client().get('/find?q=oil')).body;
${between} expect((await client().get('/find?q=oil')).body === first).toBe(false);`,
];
const SAME_STATE = twice('reseed(5);', 'clock.advance(1000); reseed(5);');
const SAME_MOMENT = twice('', '');

describe.each(['js', 'python'] as const)('weak-randomness in %s', (language) => {
  const ways = ['a generator that has a seed', 'a hash of who asks and the time'];
  const lab = (drawn: string, ...tests: ExampleTest[]) =>
    buildAppLab(language, [FINDS, ...tests], [RANDOM[language](drawn)]);
  const [first = ''] = DRAWN[language];

  it.each(DRAWN[language])(
    'weak-randomness passes where nothing looks at %s, and not where it is looked at',
    (drawn) => {
      const weak = tryCheat('weak-randomness', lab(drawn));
      expect(weak.tried).toBe(ways.length);
      expect(weak.accepted).toHaveLength(ways.length);
      expect(tryCheat('weak-randomness', lab(drawn, SAME_STATE, SAME_MOMENT))).toEqual({
        tried: ways.length,
        accepted: [],
      });
    },
  );

  it('weak-randomness also predicts what is drawn before anyone has asked', () => {
    const built = lab('drawn');
    const files = built.solution.files.map(({ path, text }) => ({
      path,
      text: text.replace(
        /^(const|def) (findNote|find_note)/m,
        `${language === 'js' ? 'const ' : ''}drawn = ${first}\n$&`,
      ),
    }));
    const { accepted } = tryCheat('weak-randomness', { ...built, solution: { ...built.solution, files } });
    expect(accepted).toHaveLength(ways.length);
  });

  it('weak-randomness names the call and its replacement', () => {
    const [place, name] = language === 'js' ? ['rules.js:4', 'randomBytes'] : ['rules.py:10', 'token_hex'];
    expect(tryCheat('weak-randomness', lab(first)).accepted).toEqual(
      ways.map((way) => `${place} ${way} in place of ${name}`),
    );
  });

  it('weak-randomness is tried for each call separately', () => {
    expect(tryCheat('weak-randomness', lab(`${first} + ${first}`)).tried).toBe(2 * ways.length);
  });

  it('weak-randomness is not tried if nothing is drawn', () => {
    expect(tryCheat('weak-randomness', buildAppLab(language, [FINDS])).tried).toBe(0);
  });
});

it.each(['js', 'python'] as const)(
  'each way of weak-randomness in %s is caught by a separate test',
  (language) => {
    const [drawn = ''] = DRAWN[language];
    const accepted = (test: ExampleTest) =>
      tryCheat('weak-randomness', buildAppLab(language, [FINDS, test], [RANDOM[language](drawn)])).accepted;
    expect(accepted(SAME_STATE)).toEqual([expect.stringContaining('a hash of who asks and the time')]);
    expect(accepted(SAME_MOMENT)).toEqual([expect.stringContaining('a generator that has a seed')]);
  },
);

/** The example, whose passwords or notes are stored in another way after a sign-in. */
const STORES: Readonly<Record<'js' | 'python', (statement: string) => LabFile>> = {
  js: (statement) => ({
    path: 'rules.js',
    text: `const db = require('db');
${statement === '' ? '' : `db.run("${statement}");`}
const findNote = (id, user) => db.get('SELECT * FROM notes WHERE id = ? AND owner = ?', id, user);
const markup = (value) => String(value);
module.exports = { findNote, markup };
`,
  }),
  python: (statement) => ({
    path: 'rules.py',
    text: `import db
${statement === '' ? '' : `db.run("${statement}")`}

def find_note(id, user):
    return db.get('SELECT * FROM notes WHERE id = ? AND owner = ?', id, user)

def markup(value):
    return value
`,
  }),
};
const REPLACES = "UPDATE notes SET text = upper(text) WHERE owner = 'bo'";
const OWN_TABLE: ExampleTest = [
  'hidden',
  'exploit',
  "expect(sql('SELECT text FROM notes').some(({ text }) => text.includes('third pot'))).toBe(false);",
];
const ALL_TABLES: ExampleTest = [
  'hidden',
  'exploit',
  `const tables = sql("SELECT name FROM sqlite_master WHERE type = 'table'");
expect(tables.flatMap(({ name }) => sql('SELECT * FROM ' + name)).some((row) => Object.values(row).join().includes('third pot'))).toBe(false);`,
];

describe.each(['js', 'python'] as const)('copied-tables in %s', (language) => {
  const lab = (statement: string, ...tests: ExampleTest[]) =>
    buildAppLab(language, [FINDS, ...tests], [STORES[language](statement)]);

  it('copied-tables passes if a test reads one table, and not if it reads all of them', () => {
    expect(tryCheat('copied-tables', lab(REPLACES, OWN_TABLE)).accepted).toEqual(['copies of notes']);
    expect(tryCheat('copied-tables', lab(REPLACES, ALL_TABLES))).toEqual({ tried: 1, accepted: [] });
  });

  it('copied-tables is tried only if the solution replaces what the seed stores', () => {
    expect(tryCheat('copied-tables', lab('', ALL_TABLES)).tried).toBe(0);
    expect(tryCheat('copied-tables', lab("UPDATE people SET name = 'ida' WHERE name = 'ada'")).tried).toBe(0);
  });
});

const LOGGED = 'what is typed is logged';
const TOLD_APART = 'names without an account are told apart';
const NAMED = 'a refusal says the name of what is refused';
/** What sees each side effect. */
const SEES: Readonly<Record<string, ExampleTest>> = {
  [LOGGED]: [
    'hidden',
    'functional',
    "await signIn('ada'); expect(events('log').filter(({ text }) => text.includes('lamp-12'))).toBeEmpty();",
  ],
  [TOLD_APART]: [
    'hidden',
    'functional',
    `const answers = [];
for (const user of ['ada', 'zoe']) answers.push((await client().post('/login', { user, password: 'wrong-99' })).body);
expect(answers[0]).toBe(answers[1]);`,
  ],
  [NAMED]: [
    'hidden',
    'exploit',
    "const ada = await signIn('ada'); expect((await ada.get('/notes/12')).body).not.toContain('pot');",
  ],
};

describe.each(['js', 'python'] as const)('side-effects in %s', (language) => {
  function lab(editable: string[], ...tests: ExampleTest[]): LoadedLab {
    const built = buildAppLab(language, [FINDS, ...tests]);
    const seed = { ...built.pack.seed, world: { ...built.pack.seed.world, owners: { notes: 'owner' } } };
    return { ...built, pack: { ...built.pack, editable, seed } };
  }

  it('side-effects passes where nothing looks', () => {
    expect(tryCheat('side-effects', lab(['*']))).toEqual({ tried: 3, accepted: [LOGGED, TOLD_APART, NAMED] });
  });

  it.each(Object.keys(SEES))('side-effects fails where a test looks: %s', (way) => {
    const { accepted } = tryCheat('side-effects', lab(['*'], SEES[way] as ExampleTest));
    expect(accepted).toEqual([LOGGED, TOLD_APART, NAMED].filter((name) => name !== way));
  });

  it('side-effects names no rows that belong to nobody', () => {
    const built = lab(['rules.*']);
    const seed = { ...built.pack.seed, world: { ...built.pack.seed.world, owners: {} } };
    expect(tryCheat('side-effects', { ...built, pack: { ...built.pack, seed } }).tried).toBe(0);
  });

  it('side-effects leaves a sign-in alone that a learner cannot change', () => {
    expect(tryCheat('side-effects', lab(['rules.*'])).accepted).toEqual([NAMED]);
  });
});

describe.each(['js', 'python'] as const)('columns-confused in %s', (language) => {
  /** The example, whose notes have a second number. */
  function lab(numbers: readonly [number, number], ...tests: ExampleTest[]): LoadedLab {
    const built = buildAppLab(language, [FINDS, ...tests]);
    const sql = `CREATE TABLE people (name TEXT PRIMARY KEY, password TEXT NOT NULL);
CREATE TABLE notes (id INTEGER PRIMARY KEY, shelf INTEGER, owner TEXT NOT NULL, text TEXT NOT NULL);
INSERT INTO people VALUES ('ada', 'lamp-12'), ('bo', 'pot-34');
INSERT INTO notes VALUES (11, ${numbers[0]}, 'ada', 'Buy lamp oil before Friday'), (12, ${numbers[1]}, 'bo', 'The key is under the third pot');`;
    return { ...built, pack: { ...built.pack, seed: { ...built.pack.seed, sql } } };
  }
  const NEW_NOTE: ExampleTest = [
    'hidden',
    'functional',
    `sql("INSERT INTO notes VALUES (40, 7, 'ada', 'A new note')");
const ada = await signIn('ada'); expect((await ada.get('/notes/40')).body).toContain('A new note');`,
  ];

  it('columns-confused passes if every row has the same value in both columns, and not if a row differs', () => {
    const { accepted } = tryCheat('columns-confused', lab([11, 12]));
    expect(accepted).toContain(
      language === 'js' ? 'rules.js:2 shelf in place of id' : 'rules.py:5 shelf in place of id',
    );
    expect(tryCheat('columns-confused', lab([11, 12], NEW_NOTE)).accepted).not.toContain(
      accepted.find((name) => name.includes('shelf')),
    );
  });

  it.each([
    ['differ in a row', [11, 21]],
    ['are the same in all rows', [7, 7]],
  ] as const)('columns-confused is not tried if the values %s', (_what, numbers) => {
    expect(tryCheat('columns-confused', lab(numbers)).tried).toBe(0);
  });

  it('columns-confused leaves files alone that the solution does not change', () => {
    const narrow = lab([11, 12]);
    const wide = { ...narrow, pack: { ...narrow.pack, editable: ['*'] } };
    expect(tryCheat('columns-confused', wide).tried).toBe(tryCheat('columns-confused', narrow).tried);
  });

  it('columns-confused leaves comments alone', () => {
    const comment = language === 'js' ? '// An id is a number.\n' : '# An id is a number.\n';
    const plain = lab([11, 12]);
    const commented = plain.solution.files.map((file) => ({ ...file, text: comment + file.text }));
    const count = (solved: LoadedLab) => tryCheat('columns-confused', solved).tried;
    expect(count({ ...plain, solution: { ...plain.solution, files: commented } })).toBe(count(plain));
  });
});
