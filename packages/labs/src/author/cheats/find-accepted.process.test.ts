import { beforeAll, describe, expect, it } from 'vitest';
import type { LabEngine } from '../../engine/lab-engine.ts';
import type { LoadedLab } from '../../grade/lab.ts';
import { buildEngine } from '../../testing/build-lab.ts';
import { buildAppLab, type ExampleTest } from '../../testing/example-labs.ts';
import { findAccepted } from './find-accepted.ts';

let engine: LabEngine;
beforeAll(async () => {
  engine = await buildEngine();
  await engine.load('python');
});

const isAccepted = (cheat: string, lab: LoadedLab) => findAccepted(engine, lab, cheat).candidates.length > 0;

const READS: ExampleTest = [
  'visible',
  'functional',
  "const ada = await signIn('ada'); expect((await ada.get('/notes/11')).body).toContain('lamp oil');",
];
const FINDS: ExampleTest = [
  'visible',
  'functional',
  "expect((await client().get('/find?q=oil')).body).toContain('oil');",
];
const read = (visibility: ExampleTest[0], id: string): ExampleTest => [
  visibility,
  'exploit',
  `const ada = await signIn('ada'); await ada.get('/notes/' + ${id}); blocked('disclosed');`,
];
const markup = (visibility: ExampleTest[0], q: string): ExampleTest => [
  visibility,
  'exploit',
  `const { body } = await client().get('/find?q=' + encodeURIComponent(${q})); expect(body).not.toContain('<');`,
];
/** Markup is looked for in the heading of the page alone. */
const heading = (visibility: ExampleTest[0], q: string): ExampleTest => [
  visibility,
  'exploit',
  `const { body } = await client().get('/find?q=' + encodeURIComponent(${q})); expect(/<h1>.*<.*<\\/h1>/.test(body)).toBe(false);`,
];

const NEW_NOTE = `const id = number(100, 999);
sql('INSERT INTO notes VALUES (?, ?, ?)', id, 'bo', token(12));`;
const NEWCOMER = `const name = token(7); sql('INSERT INTO people VALUES (?, ?)', name, 'lamp-12');
const visitor = await signIn(name, 'lamp-12');`;

/** Each lacks what the cheat needs to be caught; whatever else they accept is not their subject. */
const WEAK: Array<[cheat: string, why: string, tests: ExampleTest[]]> = [
  [
    'all-refused',
    'no test sees the app work',
    [
      ['visible', 'functional', "await client().get('/find'); expect(1).toBe(1);"],
      heading('visible', "'<b>'"),
      heading('hidden', "'<i>'"),
    ],
  ],
  [
    'flood',
    'the attack is looked for among the lines of the log',
    [
      FINDS,
      [
        'hidden',
        'exploit',
        "await client().get('/find?q=' + encodeURIComponent('<b>')); expect(events('log').some(({ text }) => text.includes('<b>'))).toBe(false);",
      ],
    ],
  ],
  [
    'silenced-dialogs',
    'a header is known by its words',
    [
      FINDS,
      [
        'hidden',
        'exploit',
        "expect((await client().get('/find')).header('content-security-policy') || '').toContain(\"object-src 'none'\");",
      ],
    ],
  ],
  [
    'secrets-encoded',
    'a secret is looked for as it is written',
    [READS, read('visible', '12'), read('hidden', '13')],
  ],
  [
    'recognised-seed',
    'nobody of the seed is served in a hidden test',
    [
      READS,
      read('visible', '12'),
      ['hidden', 'exploit', "await client().get('/notes/12'); blocked('disclosed');"],
    ],
  ],
  [
    'recognised-people',
    'all attackers are in the seed',
    [
      READS,
      read('visible', '12'),
      [
        'hidden',
        'exploit',
        `${NEW_NOTE} await (await signIn('ada')).get('/notes/' + id); blocked('disclosed');`,
      ],
    ],
  ],
  [
    'recognised-values',
    'all notes that are attacked are in the seed',
    [
      READS,
      read('visible', '12'),
      ['hidden', 'exploit', `${NEWCOMER} await visitor.get('/notes/13'); blocked('disclosed');`],
    ],
  ],
  [
    'targets-by-name',
    'the hidden attack has the same target',
    [READS, read('visible', '12'), read('hidden', '12')],
  ],
  [
    'hard-coded-answers',
    'the hidden attack is the visible one',
    [FINDS, heading('visible', "'<b>'"), heading('hidden', "'<b>'")],
  ],
  [
    'odd-characters-refused',
    'nobody searches for anything odd',
    [FINDS, heading('visible', "'<b>'"), heading('hidden', '`<${token(5)}>`')],
  ],
  [
    'feature-deleted',
    'no test needs what is attacked',
    [READS, markup('visible', "'<b>'"), heading('hidden', '`<${token(5)}>`')],
  ],
];

/** What a good lab has. */
const STRONG: ExampleTest[] = [
  READS,
  FINDS,
  read('visible', '12'),
  heading('visible', "'<b>'"),
  [
    'hidden',
    'functional',
    "for (const q of [\"O'Hara\", 'Müller; Söhne']) expect((await client().get('/find?q=' + encodeURIComponent(q))).body).toMatch(/Hara|Müller/);",
  ],
  [
    'hidden',
    'functional',
    "expect((await (await signIn('bo')).get('/notes/13')).body).toContain('second pot');",
  ],
  [
    'hidden',
    'functional',
    `${NEWCOMER} sql('INSERT INTO notes VALUES (900, ?, ?)', name, 'mine'); expect((await visitor.get('/notes/900')).body).toContain('mine');`,
  ],
  heading('hidden', '`<${token(5)}>`'),
  [
    'hidden',
    'exploit',
    `${NEW_NOTE} ${NEWCOMER}
for (const browser of [visitor, await signIn('ada')]) {
  const before = await browser.get('/notes/' + id);
  sql('UPDATE notes SET text = ? WHERE id = ?', token(12), id);
  expect((await browser.get('/notes/' + id)).body).toBe(before.body);
}`,
  ],
  [
    'hidden',
    'exploit',
    `${NEWCOMER} const { body } = await visitor.get('/find?q=' + encodeURIComponent('<' + token(4) + '>')); expect(/<h1>.*<.*<\\/h1>/.test(body)).toBe(false);`,
  ],
];

describe.each(['js', 'python'] as const)('labs with an app in %s', (language) => {
  it.each(WEAK)('%s passes where %s', (cheat, _why, tests) => {
    expect(isAccepted(cheat, buildAppLab(language, tests))).toBe(true);
  });

  it("labs fault 5: silenced-dialogs hides no script, for the dialogs of the simulated browser are not the app's", () => {
    const opens =
      "const ada = await victim('ada'); await ada.visit('/find?q=' + encodeURIComponent('<script>alert(7)</script>')); expect(ran('7')).toBe(false);";
    const { cheats, candidates } = findAccepted(
      engine,
      buildAppLab(language, [FINDS, ['hidden', 'exploit', opens]]),
      'silenced-dialogs',
    );
    expect([cheats[0]?.tried, candidates]).toEqual([2, []]);
  });

  it('labs fault 4: renamed-columns passes nowhere, for the engine ends a session without its watch', () => {
    const lab = buildAppLab(language, [READS, read('hidden', '12')]);
    const { cheats, candidates } = findAccepted(engine, lab, 'renamed-columns');
    expect([cheats[0]?.tried, candidates]).toEqual([1, []]);
  });

  it('no general cheat passes a lab with good tests', () => {
    expect(findAccepted(engine, buildAppLab(language, STRONG)).candidates).toEqual([]);
  });

  it('what the lab accepts without the trick is a fix, and no cheat', () => {
    // Nobody is signed in, so the solution handles everything.
    const lab = buildAppLab(language, [FINDS, heading('visible', "'<b>'"), heading('hidden', "'<i>'")]);
    const names = findAccepted(engine, lab, 'flood').candidates.map(({ name }) => name);
    expect(names).not.toContain('each page of who is signed in, while the solution handles the rest');
  });
});

describe('labs against which no cheat can be tried', () => {
  const good = buildAppLab('js', STRONG);
  const change = (pack: Partial<LoadedLab['pack']>) =>
    findAccepted(engine, { ...good, pack: { ...good.pack, ...pack } });

  it('the report says that no file that runs may be changed', () => {
    expect(change({ editable: ['notes.md'] }).fault).toContain('no file');
  });
  it('the report says that code in the file sees no request', () => {
    const files = good.pack.files.map(({ path, text }) => ({
      path,
      text: text.replace('app.use(express.urlencoded());', ''),
    }));
    expect(change({ files }).fault).toBe(
      'code in rules.js sees no request: let the app use express.urlencoded()',
    );
  });
});

it('a cheat that fails with only some random values passes, because whoever submits twice has others', () => {
  const passesWith = (value: number) =>
    isAccepted(
      'other-weakness-fixed',
      buildAppLab('js', [FINDS, FINDS, ['hidden', 'functional', `expect(number(1, 12)).toBe(${value});`]]),
    );
  expect(Array.from({ length: 12 }, (_, at) => at + 1).filter(passesWith)).toHaveLength(3);
});
