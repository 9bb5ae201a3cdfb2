import { beforeAll, describe, expect, it } from 'vitest';
import type { LabEngine } from '../../../engine/lab-engine.ts';
import { buildEngine } from '../../../testing/build-lab.ts';
import { buildAppLab, type ExampleTest } from '../../../testing/example-labs.ts';
import { createJudge } from '../judge.ts';
import { listSubmissions } from '../list-submissions.ts';

let engine: LabEngine;
beforeAll(async () => {
  engine = await buildEngine();
  await engine.load('python');
});

const FINDS: ExampleTest = [
  'visible',
  'functional',
  "const ada = await signIn('ada'); expect((await ada.get('/find?q=oil')).body).toContain('oil');",
];
/** A note of somebody else: the fault of the example, which no remedy for another one fixes. */
const FOREIGN: ExampleTest = [
  'hidden',
  'exploit',
  "const ada = await signIn('ada'); await ada.get('/notes/12'); blocked('disclosed', 'Ada read a note of Bo');",
];

const find = (condition: string) => `const ada = await signIn('ada'); ${condition}`;
/** What holds with a remedy alone. */
const WITH_REMEDY: ReadonlyArray<[remedy: string, source: string]> = [
  ['sign-in is demanded', "expect((await client().get('/find?q=oil')).status).toBe(401);"],
  [
    'requests that other sites make are refused',
    find(
      "expect((await ada.get('/find?q=oil', { headers: { origin: 'https://evil.example' } })).status).toBe(403);",
    ),
  ],
  [
    'what was given is escaped in pages',
    find(
      `expect((await ada.get('/find?q=' + encodeURIComponent('<"oil">'))).body).toContain('&lt;&quot;oil&quot;&gt;');`,
    ),
  ],
  [
    'headers that protect pages are sent',
    find(
      "expect((await ada.get('/find?q=oil')).headers.find(([name]) => name === 'content-security-policy')?.[1]).toContain(\"default-src 'self'\");",
    ),
  ],
  [
    'long values are refused',
    find("expect((await ada.get('/find?q=' + 'o'.repeat(300))).status).toBe(413);"),
  ],
  [
    'requests are counted',
    find(
      "let last; for (let nth = 0; nth < 25; nth++) last = await ada.get('/find?q=oil'); expect(last.status).toBe(429);",
    ),
  ],
  [
    'what looks like an attack is refused',
    find(
      "for (const text of [\"x' OR 1=1\", '../etc', '<script>', '$(id)', 'file:///etc/passwd']) expect((await ada.get('/find?q=' + encodeURIComponent(text))).status).toBe(403);",
    ),
  ],
];

const list = (language: 'js' | 'python', ...tests: ExampleTest[]) => {
  const lab = buildAppLab(language, [FINDS, ...tests]);
  const [cheat] = listSubmissions(engine, lab, 'other-weakness-fixed');
  const passes = createJudge(engine, lab);
  const accepted = () => cheat?.submissions.filter(passes).map(({ name }) => name);
  const isAccepted = (remedy: string) =>
    cheat?.submissions.filter(({ name }) => name === remedy).map((submission) => passes(submission));
  return { accepted, isAccepted };
};

describe.each(['js', 'python'] as const)('other-weakness-fixed in %s', (language) => {
  it('other-weakness-fixed passes with every remedy if a lab has no attack', () => {
    expect(list(language).accepted()).toEqual(WITH_REMEDY.map(([remedy]) => remedy));
  });

  it('other-weakness-fixed passes with no remedy if the fault itself is attacked', () => {
    expect(list(language, FOREIGN).accepted()).toEqual([]);
  });

  it.each(WITH_REMEDY)('other-weakness-fixed does what the remedy says: %s', (remedy, source) => {
    expect(list(language, ['hidden', 'exploit', source]).isAccepted(remedy)).toEqual([true]);
  });
});

it.each(["O'Hara & sons", 'Müller & Söhne', 'select a seat', '5 < 7'])(
  'other-weakness-fixed lets an honest request pass: %s',
  (text) => {
    const honest = `const ada = await signIn('ada');
const headers = { origin: 'https://app.test', 'sec-fetch-site': 'same-origin' };
expect((await ada.get('/find?q=${encodeURIComponent(text).replaceAll("'", '%27')}', { headers })).status).toBe(200);`;
    expect(list('js', ['visible', 'functional', honest]).accepted()).toHaveLength(WITH_REMEDY.length);
  },
);
