import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runVisible } from '../engine/index.ts';
import { buildEngine, buildLab, toApp } from '../testing/build-lab.ts';
import { HOSTILE, toFiles } from '../testing/hostile.ts';
import { createTestGrader } from '../testing/test-grader.ts';
import type { Grader } from './grader.ts';
import type { GradedTest } from './lab.ts';
import { toPack } from './pack.ts';
import { toTestResults } from './result.ts';

const known = { kind: 'functional' as const, weight: 1, title: 'Echoes' };
const tests: GradedTest[] = [
  {
    ...known,
    id: 'echoes',
    visibility: 'visible',
    source: "const r = await client().get('/?say=abc'); expect(r.body, 'it says ' + r.body).toBe('abc');",
  },
  {
    ...known,
    id: 'echoes-anything',
    visibility: 'hidden',
    source: "const word = token(9); expect((await client().get('/?say=' + word)).body).toBe(word);",
    hint: 'Any word.',
  },
];
const ECHO = "app.get('/', (req, res) => res.send(req.query.say));";
const base = buildLab();
const files = toApp(ECHO);
const lab = buildLab({
  tests,
  pack: {
    ...base.pack,
    files,
    tests: tests
      .slice(0, 1)
      .map(({ id, title, kind, weight, source }) => ({ id, title, kind, weight, source })),
  },
});

let grader: Grader;
beforeAll(async () => {
  grader = await createTestGrader({ labs: [lab] });
});
afterAll(() => grader.close());

const grade = (routes: string) => grader.grade('hello', toApp(routes));
const statuses = ({ tests: ran }: { tests: Array<{ status: string }> }) => ran.map(({ status }) => status);

describe('A submission that only looks right', () => {
  it('refusing every request fails what the app is for', async () => {
    const result = await grade('app.use((req, res) => res.sendStatus(403));');
    expect([result.verdict, result.score]).toEqual(['failed', 0]);
  });

  // Read by the harness when it seeds the app: none of it may end a grader process or show where it runs.
  it.each([
    'globalThis.Number = () => { throw 1; };',
    'globalThis.String = () => { for (;;); };',
    'Object.prototype.valueOf = () => { throw new Error("broken"); }; Function.prototype.call = null;',
    'Array.prototype[Symbol.iterator] = () => { throw 1; };',
    'Array.prototype[Symbol.iterator] = () => { for (;;); };',
    'Map.prototype.get = Array.prototype.push = Math.imul = () => { throw 1; };',
  ])('breaking what it is seeded with has a verdict of its own: %s', async (routes) => {
    const result = await grade(`${ECHO} ${routes}`);
    expect(['passed', 'failed', 'error']).toContain(result.verdict);
    expect(result.log).not.toMatch(/file:|node:|\.ts:\d/);
  });

  it('returning what the visible tests expect fails the hidden ones', async () => {
    const result = await grade("app.get('/', (req, res) => res.send('abc'));");
    expect([result.verdict, ...statuses(result)]).toEqual(['failed', 'passed', 'failed']);
  });

  it('remembering an earlier test finds no earlier test', async () => {
    const seen = "const seen = []; app.get('/', (req, res) => { seen.push(req.query.say); ";
    const after = await grade(`${seen} res.send(seen.length > 1 ? req.query.say : ''); });`);
    expect(statuses(after)).toEqual(['failed', 'failed']);
    const once = await grade(`${seen} res.send(seen.length === 1 ? req.query.say : ''); });`);
    expect(once.verdict).toBe('passed');
  });

  it('leaving rows in the database finds none', async () => {
    const store = "db.exec('CREATE TABLE IF NOT EXISTS seen (word TEXT)');";
    const result = await grade(`${store} app.get('/', (req, res) => {
      const known = db.all('SELECT word FROM seen').length; db.run('INSERT INTO seen VALUES (?)', req.query.say);
      res.send(known === 0 ? req.query.say : 'again'); });`);
    expect(result.verdict).toBe('passed');
  });

  it('a submission cannot detect that it is graded: page and grader are the same for it', async () => {
    const fingerprint =
      toApp(`app.get('/', (req, res) => res.json([Object.getOwnPropertyNames(globalThis).sort(),
      Date.now(), new Date().getTimezoneOffset(), req.headers, req.ip, Math.random(), new Error('x').stack]));`);
    const page = runVisible(await buildEngine(), toPack(lab), fingerprint);
    const server = await grader.grade('hello', fingerprint);
    expect(page.tests[0]?.message).toContain('it says');
    expect(server.tests[0]?.message).toBe(page.tests[0]?.message);
    expect(server.outcome_hash).toBe(page.outcome_hash);
  });
});

describe('A forged result', () => {
  const forged = JSON.stringify({
    type: 'done',
    id: 1,
    verdict: 'passed',
    tests: tests.map(({ id }) => ({ id, status: 'passed' })),
  });

  it.each([
    ['printed', `console.log(${JSON.stringify(forged)}); app.get('/', (q, r) => r.send('no'));`],
    ['sent as the response', `app.get('/', (q, r) => r.type('json').send(${JSON.stringify(forged)}));`],
    ['thrown', `app.get('/', () => { throw ${forged}; });`],
    [
      'returned by toJSON',
      `Object.prototype.toJSON = () => (${forged}); app.get('/', (q, r) => r.send('no'));`,
    ],
    [
      'put in place of JSON',
      `JSON.stringify = () => ${JSON.stringify(forged)}; JSON.parse = () => (${forged}); app.get('/', (q, r) => r.send('no'));`,
    ],
    [
      'put on prototypes',
      `for (const proto of [Object.prototype, Array.prototype, Promise.prototype, String.prototype]) {
        Object.defineProperty(proto, 'status', { value: 'passed' }); Object.defineProperty(proto, 'verdict', { value: 'passed' });
      } app.get('/', (q, r) => r.send('no'));`,
    ],
    [
      "put in place of the test's own words",
      `globalThis.expect = () => ({ toBe() {} }); globalThis.client = () => ({ get: async () => ({ body: 'abc' }) });
       globalThis.done = () => 'passed'; Promise.prototype.then = function () { return this; };
       app.get('/', (q, r) => r.send('no'));`,
    ],
    ['asked of the host', "globalThis.__host('done', 'passed', '');"],
  ])('a forged result changes nothing when it is %s', async (_how, routes) => {
    const result = await grade(routes);
    expect(['failed', 'error']).toContain(result.verdict);
    expect([result.score, statuses(result).includes('passed')]).toEqual([0, false]);
  });

  it("a process's result counts only if it fits the lab; names, weights and hints are the lab’s", () => {
    const reported = tests.map(({ id }) => ({
      id,
      title: 'Forged',
      kind: 'exploit',
      visibility: 'visible',
      status: 'failed',
      weight: 1_000,
      fuel: 0,
      message: '',
      hint: 'Forged',
      replay: [],
    }));
    expect(toTestResults(tests, reported)).toMatchObject([
      { title: 'Echoes', kind: 'functional', weight: 1, visibility: 'visible' },
      { title: 'Echoes', kind: 'functional', weight: 1, visibility: 'hidden', hint: 'Any word.' },
    ]);
    for (const wrong of [
      null,
      {},
      'passed',
      reported.slice(1),
      [...reported, reported[0]],
      reported.toReversed(),
      reported.map((test) => ({ ...test, status: 'perfect' })),
      reported.map((test) => ({ ...test, fuel: undefined })),
    ])
      expect(() => toTestResults(tests, wrong)).toThrow('the grader process answered');
  });
});

describe('A hostile submission', () => {
  let clean: { outcome_hash: string; usage: { fuel: number } };
  beforeAll(async () => {
    clean = await grader.grade('hello', []);
    expect(clean).toMatchObject({ verdict: 'passed' });
  });

  const checkNext = async (by: Grader) => {
    const next = await by.grade('hello', []);
    expect([next.outcome_hash, next.usage.fuel]).toEqual([clean.outcome_hash, clean.usage.fuel]);
    expect(next.usage.limited).toBe(false);
  };
  it.each(HOSTILE.map(({ name, text }) => [name, text] as const))(
    'a hostile submission (%s) is in error, and does not affect the next lab',
    async (_name, text) => {
      const result = await grader.grade('hello', toFiles('server.js', text));
      expect(result).toMatchObject({ verdict: 'error', score: 0, usage: { limited: true } });
      await checkNext(grader);
    },
  );

  it('hostile submissions in any series with honest ones change none of their verdicts', async () => {
    const kinds = HOSTILE.map(({ text }) => toFiles('server.js', text));
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(null, ...kinds), { minLength: 2, maxLength: 6 }),
        async (series) => {
          const results = await Promise.all(series.map((bad) => grader.grade('hello', bad ?? [])));
          series.forEach((bad, index) =>
            expect(results[index]?.verdict).toBe(bad === null ? 'passed' : 'error'),
          );
        },
      ),
      { numRuns: 5, seed: 1 },
    );
  });

  it('hostile submissions among two hundred concurrent ones cost no honest one its verdict', async () => {
    const results = await Promise.all(
      Array.from({ length: 200 }, (_, run) =>
        run % 20 === 0
          ? grader.grade('hello', toFiles('server.js', HOSTILE[(run / 20) % HOSTILE.length]?.text ?? ''))
          : grader.grade('hello', toApp(`${ECHO} // ${run}`)),
      ),
    );
    const verdicts = results.map(({ verdict }) => verdict);
    expect(verdicts.filter((_, run) => run % 20 !== 0).every((verdict) => verdict === 'passed')).toBe(true);
    expect(verdicts.filter((_, run) => run % 20 === 0).every((verdict) => verdict === 'error')).toBe(true);
  });
});
