import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LabResult } from '@drawbridge/contracts/practice';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Grader } from '../grade/grader.ts';
import type { LoadedLab } from '../grade/lab.ts';
import { loadLab } from '../grade/load.ts';
import { verifyLab } from '../grade/verify.ts';
import { buildEngine } from '../testing/build-lab.ts';
import { createGraderHere } from '../testing/grader-here.ts';
import { checkGuards } from './cheats/guards/check-guards.ts';
import { tryGuards } from './cheats/guards/try-guards.ts';
import { tryCheats } from './cheats/try-cheats.ts';
import { dryRunOnce } from './dev.ts';
import { createLab, NEW_KINDS, type NewLab } from './new-lab.ts';
import { packTrap, unpackTrap } from './pack-variant.ts';
import { writeFails } from './write-fails.ts';

const root = mkdtempSync(join(tmpdir(), 'labs-'));
afterAll(() => rmSync(root, { recursive: true }));

const make = (id: string, overrides: Partial<NewLab> = {}) =>
  createLab({ id, title: 'Trying: "it"', kind: 'fix', type: 'lab', root, ...overrides });

/** The file as it is, with one part changed. */
function change(dir: string, file: string, from: string | RegExp, to: string): void {
  const path = join(dir, file);
  const before = readFileSync(path, 'utf8');
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${file} has no ${String(from)}`);
  writeFileSync(path, after);
}

/** One fault for each reason `verify` has to refuse a lab: a change to a good lab, and the claim that breaks. */
const FAULTS: Array<[reason: string, (dir: string) => void, RegExp]> = [
  [
    'a starter that does not work',
    (dir) =>
      change(
        dir,
        'app/server.js',
        'SELECT * FROM notes WHERE id = ?',
        'SELECT * FROM notes WHERE id = ? AND 0',
      ),
    /^the starter passes the functional tests$/,
  ],
  [
    'a starter that withstands an attack',
    (dir) => change(dir, 'tests/visible/neighbour.js', "blocked('disclosed'", "blocked('mail'"),
    /^the starter falls to every exploit$/,
  ],
  [
    'a solution that fails a test',
    (dir) => {
      for (const id of ['told-who', 'status-only']) unpackTrap(dir, id);
      change(dir, 'solution/server.js', ' AND owner = ?', ' AND owner <> ?');
      for (const id of ['told-who', 'status-only']) packTrap(dir, id);
    },
    /^the solution passes everything$/,
  ],
  [
    'tests that an empty app passes',
    (dir) => {
      change(dir, 'tests/visible/own-note.js', /[\s\S]+/, 'expect(1).toBe(1);');
      change(dir, 'tests/visible/neighbour.js', /[\s\S]+/, "await client().get('/'); expect(2).toBe(2);");
      change(dir, 'tests/hidden/any-neighbour.js', /[\s\S]+/, "await client().get('/'); expect(3).toBe(3);");
      change(dir, 'tests/hidden/new-notes.js', /[\s\S]+/, 'expect(4).toBe(4);');
    },
    /^the deny-all app fails$/,
  ],
  [
    'a trap that passes',
    (dir) =>
      writeFileSync(
        join(unpackTrap(dir, 'told-who'), 'server.js'),
        readFileSync(join(dir, 'solution/server.js')),
      ),
    /^the trap told-who fails$/,
  ],
  [
    'a trap that breaks the app',
    (dir) => {
      unpackTrap(dir, 'status-only');
      change(dir, 'traps/status-only/server.js', 'res.send(page(`<h1>Note', 'if (0) res.send(page(`<h1>Note');
      packTrap(dir, 'status-only');
    },
    /^the trap status-only looks right/,
  ],
  [
    'a trap that is still laid out in a folder',
    (dir) => void unpackTrap(dir, 'told-who'),
    /^the trap told-who is stored as a patch$/,
  ],
  [
    'a trap that names other tests than it fails',
    (dir) => change(dir, 'lab.yaml', 'fails: [any-neighbour]', 'fails: [neighbour]'),
    /^the trap told-who names the tests that it fails$/,
  ],
  [
    'a trap that fails like the starter and is shown',
    (dir) => change(dir, 'lab.yaml', '    shown: false\n', ''),
    /^the trap status-only fails other tests than the starter/,
  ],
  [
    'two traps that fail the same tests and are both shown',
    (dir) => {
      cpSync(join(dir, 'traps/told-who.patch'), join(dir, 'traps/again.patch'));
      const again = '  - { id: again, title: Again, fails: [any-neighbour], why: The same. }\n';
      change(dir, 'lab.yaml', 'exploits:\n', `${again}exploits:\n`);
    },
    /^the trap (told-who|again) fails other tests than the starter/,
  ],
  [
    'the words of a trap in the page',
    (dir) =>
      change(
        dir,
        'steps/03-fix-it.md',
        '# Fix it',
        '# Fix it\n\nThe status says forbidden, and the note is sent all the same.\n',
      ),
    /^no hidden test, hint or solution/,
  ],
  [
    'a log that does not attack',
    (dir) => change(dir, 'exploit/read-bo.json', '/notes/2', '/notes/1'),
    /^the log read-bo breaches the starter$/,
  ],
  [
    'a log that reaches the goal of another attack',
    (dir) => {
      const log = readFileSync(join(dir, 'exploit/read-bo.json'), 'utf8');
      writeFileSync(join(dir, 'exploit/read-more.json'), log);
      change(dir, 'lab.yaml', /$/, '  - { id: read-more, title: Read more, breach: disclosed }\n');
    },
    /^the log read-bo reaches no goal of another attack$/,
  ],
  [
    'a log that still works on the solution',
    (dir) => change(dir, 'lab.yaml', 'breach: disclosed', 'breach: [{ kind: session, action: opened }]'),
    /^the log read-bo is powerless against the solution$/,
  ],
  [
    'a hidden payload in the page',
    (dir) =>
      change(
        dir,
        'steps/03-fix-it.md',
        '# Fix it',
        `# Fix it\n\n    for (const query of shuffle(['', '?owner=bo', '?user=bo'])) {\n`,
      ),
    /^no hidden test, hint or solution/,
  ],
  [
    'a paid hint in the page',
    (dir) =>
      change(
        dir,
        'steps/03-fix-it.md',
        '# Fix it',
        '# Fix it\n\nA nudge. Where does the app decide what you get?\n',
      ),
    /^no hidden test, hint or solution/,
  ],
  [
    'the hint of a hidden test in the page',
    (dir) =>
      change(
        dir,
        'steps/03-fix-it.md',
        '# Fix it',
        '# Fix it\n\nThe rule must hold for every note, and only the session says who asks.\n',
      ),
    /^no hidden test, hint or solution/,
  ],
];

let grader: Pick<Grader, 'grade'>;
const good: Record<string, LoadedLab> = {};
const bad: LoadedLab[] = [];

beforeAll(async () => {
  for (const kind of NEW_KINDS)
    good[kind] = loadLab(make(`good-${kind}`, { kind, type: kind === 'playground' ? kind : 'lab' }));
  FAULTS.forEach(([, spoil], index) => {
    const dir = make(`bad-${index}`);
    spoil(dir);
    bad.push(loadLab(dir));
  });
  const known = make('bad-people');
  change(known, 'tests/hidden/any-neighbour.js', "shuffle(['ada', name])", "['ada']");
  bad.push(loadLab(known));
  grader = createGraderHere(await buildEngine(), [...Object.values(good), ...bad]);
});

const brokenOf = async (lab: LoadedLab | undefined, by = grader) => {
  if (lab === undefined) throw new Error('no lab');
  return (await verifyLab(await buildEngine(), by, lab))
    .filter(({ holds }) => !holds)
    .map(({ claim }) => claim);
};

describe('lab new', () => {
  it.each(NEW_KINDS)('lab new makes a %s that passes verify from the start', async (kind) => {
    expect(await brokenOf(good[kind])).toEqual([]);
    expect(good[kind]?.pack.title).toBe('Trying: "it"');
  });
  it.each(NEW_KINDS)('lab new makes a %s that no general cheat passes', async (kind) => {
    const lab = good[kind];
    if (lab === undefined) throw new Error('no lab');
    const checks = await tryCheats(await buildEngine(), grader, lab);
    expect(checks.filter(({ holds }) => !holds)).toEqual([]);
    expect(checks.length > 0).toBe(kind !== 'playground');
  });
  it.each(NEW_KINDS)('lab new makes a %s whose tests need every guard of its solution', async (kind) => {
    const lab = good[kind];
    if (lab === undefined) throw new Error('no lab');
    const checks = checkGuards(lab, tryGuards(await buildEngine(), lab));
    expect(checks.map(({ holds }) => holds)).toEqual(kind === 'fix' ? [true] : []);
  });
  it('lab new can make a challenge', () => {
    expect(loadLab(make('small-one', { type: 'challenge' })).pack.type).toBe('challenge');
  });
  it('lab new refuses an id that is no folder name, and never overwrites a lab', () => {
    expect(() => make('../outside')).toThrow('lowercase letters');
    expect(() => make('Big')).toThrow('lowercase letters');
    make('there');
    expect(() => make('there')).toThrow('already exists');
  });
});

describe('lab verify refuses', () => {
  it('lab verify refuses a lab that a general cheat passes', async () => {
    const lab = bad[FAULTS.length];
    if (lab === undefined) throw new Error('no lab');
    const broken = (await tryCheats(await buildEngine(), grader, lab)).filter(({ holds }) => !holds);
    expect(broken.map(({ claim }) => claim)).toContain('the general cheat recognised-people fails');
  });
  it('lab verify refuses a lab whose solution has a guard that no test needs', async () => {
    const dir = make('bad-guard');
    change(dir, 'tests/visible/own-note.js', /const guest[\s\S]+/, '');
    const lab = loadLab(dir);
    const [broken] = checkGuards(lab, tryGuards(await buildEngine(), lab));
    expect(broken).toMatchObject({ claim: 'every guard of the solution is needed by a test', holds: false });
    expect(broken?.seen).toContain("server.js:26  req.user ? next() : res.redirect('/login')");
  });
  it.each(FAULTS.map(([reason, , claim], index) => [reason, claim, index] as const))(
    'lab verify refuses a lab with %s',
    async (_reason, claim, index) => {
      expect((await brokenOf(bad[index])).some((broken) => claim.test(broken))).toBe(true);
    },
  );

  /** A grader whose results are altered, as if server and page or two runs differed. */
  const bend = (by: (result: LabResult, run: number) => LabResult): typeof grader => {
    let run = 0;
    return { grade: async (...args) => by(await grader.grade(...args), ++run) };
  };
  it('lab verify refuses a lab on which page and server disagree', async () => {
    const other = bend((result) => ({ ...result, outcome_hash: 'another' }));
    expect(await brokenOf(good['fix'], other)).toContain('page and server agree on the starter');
    expect(await brokenOf(good['exploit'], other)).toContain('page and server agree on the log union');
  });
  it('lab verify refuses a lab whose tests take another amount of work on the page than on the server', async () => {
    const other = bend((result) => ({
      ...result,
      tests: result.tests.map((test) => ({ ...test, fuel: test.fuel + 1 })),
    }));
    expect(await brokenOf(good['fix'], other)).toContain('page and server agree on the solution');
  });
  it('lab verify refuses a trap whose failed tests depend on random values', async () => {
    // The values of the grader make it fail everything, those of the later runs do not.
    const other = bend((result) => ({
      ...result,
      tests: result.tests.map((test) => ({ ...test, status: 'failed' })),
    }));
    expect(await brokenOf(good['fix'], other)).toContain(
      'the trap told-who fails the same tests with other random values',
    );
  });
  it('lab verify refuses a hidden trap that passes with other random values', async () => {
    const dir = make('bad-unshown');
    change(dir, 'lab.yaml', 'fails: [any-neighbour]', 'fails: [any-neighbour]\n    shown: false');
    const solved = readFileSync(join(dir, 'solution/server.js'), 'utf8');
    writeFileSync(join(unpackTrap(dir, 'told-who'), 'server.js'), `${solved}// As it should be.\n`);
    const lab = loadLab(dir);
    const here = createGraderHere(await buildEngine(), [lab]);
    const failing: typeof grader = {
      grade: async (...args) => {
        const result = await here.grade(...args);
        return { ...result, tests: result.tests.map((test) => ({ ...test, status: 'failed' })) };
      },
    };
    expect(await brokenOf(lab, failing)).toContain(
      'the trap told-who fails as well with other random values',
    );
  });
  it('lab verify refuses a lab whose runs differ', async () => {
    const other = bend((result, run) => ({ ...result, usage: { ...result.usage, fuel: run } }));
    expect(await brokenOf(good['fix'], other)).toContain('two runs give equal hashes');
  });
});

describe('lab unpack and lab pack', () => {
  const trapOf = (dir: string) => loadLab(dir).traps.find(({ id }) => id === 'told-who');

  it('lab unpack turns a trap into files to edit, and lab pack makes the same patch of them', () => {
    const dir = make('unpacked');
    const before = trapOf(dir);
    const folder = unpackTrap(dir, 'told-who');
    expect(readFileSync(join(folder, 'server.js'), 'utf8')).toBe(before?.files[0]?.text);
    expect(trapOf(dir)).toEqual({ ...before, isPacked: false });
    packTrap(dir, 'told-who');
    expect(trapOf(dir)).toEqual(before);
  });

  it('lab unpack refuses a trap that is already unpacked, and lab pack a missing one and one that changes nothing', () => {
    const dir = make('unpacked-twice');
    expect(() => packTrap(dir, 'told-who')).toThrow('does not exist');
    const folder = unpackTrap(dir, 'told-who');
    expect(() => unpackTrap(dir, 'told-who')).toThrow('already exists');
    writeFileSync(join(folder, 'server.js'), readFileSync(join(dir, 'solution/server.js')));
    expect(() => packTrap(dir, 'told-who')).toThrow('is the same as the solution');
  });
});

describe('lab fails', () => {
  it('lab fails writes the tests that each trap fails into lab.yaml, and changes nothing else', async () => {
    const dir = make('fails');
    const path = join(dir, 'lab.yaml');
    const before = readFileSync(path, 'utf8');
    change(dir, 'lab.yaml', '    fails: [neighbour, any-neighbour]\n', '');
    change(dir, 'lab.yaml', 'fails: [any-neighbour]', 'fails: [own-note]');
    expect(await writeFails(await buildEngine(), dir)).toEqual(['status-only', 'told-who']);
    expect(loadLab(dir).traps.map(({ fails }) => fails)).toEqual([
      ['neighbour', 'any-neighbour'],
      ['any-neighbour'],
    ]);
    const lines = (text: string) => text.split('\n').sort();
    expect(lines(readFileSync(path, 'utf8'))).toEqual(lines(before));
    expect(await writeFails(await buildEngine(), dir)).toEqual([]);
  });
  it('lab fails writes them into a one-line trap too', async () => {
    const dir = make('fails-in-one-line');
    cpSync(join(dir, 'traps/told-who.patch'), join(dir, 'traps/again.patch'));
    change(dir, 'lab.yaml', 'exploits:\n', '  - { id: again, title: Again, why: The same. }\nexploits:\n');
    expect(await writeFails(await buildEngine(), dir)).toEqual(['again']);
    expect(loadLab(dir).traps[2]?.fails).toEqual(['any-neighbour']);
  });
});

describe('lab dev', () => {
  it('lab dev shows the lines in which a trap differs from the solution', async () => {
    const dir = good['fix']?.dir ?? '';
    const line = (await dryRunOnce(await buildEngine(), dir)).find(({ name }) => name === 'trap told-who');
    expect(line?.changes).toEqual([
      'server.js:35',
      "  -  const note = db.get('SELECT * FROM notes WHERE id = ? AND owner = ?', req.params.id, req.user);",
      '  +  const owner = req.query.owner || req.user;',
      "  +  const note = db.get('SELECT * FROM notes WHERE id = ? AND owner = ?', req.params.id, owner);",
    ]);
  });

  it('lab dev names trap, file and hunk when a patch no longer applies to the solution', async () => {
    const dir = make('moved-on');
    change(dir, 'solution/server.js', ' AND owner = ?', ' AND owner  = ?');
    const lines = await dryRunOnce(await buildEngine(), dir);
    expect(lines.find(({ name }) => name === 'solution')?.holds).toBe(true);
    const trap = lines.find(({ name }) => name === 'trap told-who');
    expect(trap?.seen[0]).toMatch(/traps\/[a-z-]+\.patch: server\.js: hunk 1 does not apply: line 35 is not/);
    expect(trap?.seen[0]).toMatch(/to do: .*Undo that change, run `npm run lab -- unpack \S+ [a-z-]+`/);
  });

  const linesOf = async (dir: string) =>
    (await dryRunOnce(await buildEngine(), dir)).filter(({ holds }) => !holds).map(({ name }) => name);
  it('lab dev shows what verify would, for each kind', async () => {
    for (const lab of Object.values(good)) expect(await linesOf(lab.dir)).toEqual([]);
  });
  it.each([
    [2, 'solution'],
    [4, 'trap told-who'],
    [5, 'trap status-only'],
    [7, 'trap told-who'],
    [8, 'trap status-only'],
    [11, 'log read-bo'],
  ])('lab dev shows fault %i at "%s"', async (index, name) => {
    expect(await linesOf(bad[index]?.dir ?? '')).toContain(name);
  });
  it('lab dev reports the fault of a folder it cannot read, and continues', async () => {
    const dir = make('half-done');
    change(dir, 'lab.yaml', 'minutes: 20', 'minutes: soon');
    const [line] = await dryRunOnce(await buildEngine(), dir);
    expect(line?.seen[0]).toContain('lab.yaml: minutes');
  });
  it('lab dev shows a program that does not start', async () => {
    const dir = make('broken-code');
    writeFileSync(join(dir, 'solution/server.js'), 'const x = ;');
    const solution = (await dryRunOnce(await buildEngine(), dir)).find(({ name }) => name === 'solution');
    expect(solution?.seen.join()).toContain('SyntaxError');
  });
});
