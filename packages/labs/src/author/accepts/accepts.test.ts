import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LabResult } from '@drawbridge/contracts/practice';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Grader } from '../../grade/grader.ts';
import { loadLab } from '../../grade/load.ts';
import { buildEngine } from '../../testing/build-lab.ts';
import { createGraderHere } from '../../testing/grader-here.ts';
import { dryRunOnce } from '../dev.ts';
import { createLab } from '../new-lab.ts';
import { readOutcomes } from '../outcomes.ts';
import { unpackVariant } from '../pack-variant.ts';
import { addAccept } from './add-accept.ts';
import { checkAccepts } from './check-accepts.ts';
import { readAccepts } from './read-accepts.ts';

const root = mkdtempSync(join(tmpdir(), 'accepts-'));
afterAll(() => rmSync(root, { recursive: true }));

const ID = 'owner-compared';
const WHY = 'The statement asks for the number and the owner in the other order.';
let made = 0;
let dir = '';
beforeEach(() => {
  made += 1;
  dir = createLab({ id: `lab-${made}`, title: 'Notes', kind: 'fix', type: 'lab', root });
});

const pathOf = (file: string) => join(dir, file);
/** A fix in a folder: the solution with one part changed. */
function write(id: string, from: string, to: string, file = 'server.js'): void {
  const solved = readFileSync(pathOf('solution/server.js'), 'utf8');
  if (!solved.includes(from)) throw new Error(`the solution has no ${from}`);
  mkdirSync(pathOf(`accepts/${id}`), { recursive: true });
  writeFileSync(pathOf(`accepts/${id}/${file}`), solved.replace(from, to));
}
const list = (text: string) => writeFileSync(pathOf('accepts.yaml'), text);

async function check(bend: (result: LabResult) => LabResult = (result) => result) {
  const lab = loadLab(dir);
  const engine = await buildEngine();
  const here = createGraderHere(engine, [lab]);
  const grader: Pick<Grader, 'grade'> = { grade: async (...args) => bend(await here.grade(...args)) };
  return checkAccepts(engine, grader, lab);
}
const brokenOf = async (bend?: (result: LabResult) => LabResult) =>
  (await check(bend)).filter(({ holds }) => !holds).map(({ claim, seen }) => `${claim}: ${seen}`);

describe('lab verify and the honest fixes', () => {
  it('verify accepts a right fix that looks nothing like the solution', async () => {
    expect((await check()).map(({ claim, holds }) => [claim, holds])).toEqual([
      [`a learner can submit the honest fix ${ID}`, true],
      [`the honest fix ${ID} passes everything`, true],
      [`page and server agree on the honest fix ${ID}`, true],
      [`every log is powerless against the honest fix ${ID}`, true],
      [`the honest fix ${ID} is stored as a patch`, true],
    ]);
  });

  it('verify fails when a test is narrower than the task, and says what the fix is and what failed', async () => {
    writeFileSync(
      pathOf('tests/visible/neighbour.js'),
      "const ada = await signIn('ada'); const reply = await ada.get('/notes/2'); expect(reply.of('sql').some(({ sql }) => sql.includes('owner = ?')), 'the owner should be in the statement').toBe(true);",
    );
    const [broken, ...others] = await brokenOf();
    expect(others).toEqual([]);
    expect(broken).toContain(`the honest fix ${ID} passes everything: The note is loaded by its number`);
    expect(broken).toContain('neighbour: the owner should be in the statement');
  });

  it('verify fails when a fix only fails with other random values', async () => {
    writeFileSync(pathOf('tests/hidden/any-neighbour.js'), 'expect(number(1, 3)).toBe(1);');
    expect((await brokenOf()).join()).toContain('any-neighbour');
  });

  it('verify fails when a fix only passes with the values of its first run', async () => {
    const ask = (value: number) =>
      writeFileSync(pathOf('tests/hidden/any-neighbour.js'), `expect(number(1, 1e6)).toBe(${value});`);
    ask(0);
    const values = [...(await brokenOf()).join().matchAll(/expected (\d+) toBe/g)].map(([, value]) =>
      Number(value),
    );
    expect(new Set(values).size).toBe(2);
    ask(values[0] ?? 0);
    expect((await brokenOf()).join()).toContain(`any-neighbour: expected ${values[1]} toBe ${values[0]}`);
  });

  it('verify fails when a fix could not be graded', async () => {
    const broken = await brokenOf((result) => ({ ...result, verdict: 'infra', tests: [] }));
    expect(broken.join()).toMatch(/passes everything: .*\s+infra/);
  });

  it('verify fails when page and server disagree', async () => {
    expect(await brokenOf((result) => ({ ...result, outcome_hash: 'another' }))).toEqual([
      expect.stringContaining(`page and server agree on the honest fix ${ID}`),
    ]);
  });

  it('verify fails when an attack still works that no test detects', async () => {
    rmSync(pathOf('accepts'), { recursive: true });
    write(ID, ' AND owner = ?', ' AND ? IS NOT NULL');
    for (const test of ['visible/neighbour', 'hidden/any-neighbour'])
      writeFileSync(pathOf(`tests/${test}.js`), 'expect(1).toBe(1);');
    expect(await brokenOf()).toContain(`every log is powerless against the honest fix ${ID}: read-bo`);
  });

  it('verify fails for a fix that no learner could submit, or that is in a folder', async () => {
    rmSync(pathOf('accepts'), { recursive: true });
    write(ID, 'Your notes', 'My notes', 'other.js');
    expect(await brokenOf()).toEqual([expect.stringContaining(`a learner can submit the honest fix ${ID}`)]);
    rmSync(pathOf(`accepts/${ID}/other.js`));
    write(ID, 'Your notes', 'My notes');
    expect(await brokenOf()).toEqual([
      expect.stringContaining('is stored as a patch: npm run lab -- accept'),
    ]);
  });

  it('verify fails for a lab in which nothing is fixed', async () => {
    const attack = createLab({ id: `attack-${made}`, title: 'Notes', kind: 'exploit', type: 'lab', root });
    dir = attack;
    expect(await check()).toEqual([]);
    list(`- { id: other, why: "${WHY}" }\n`);
    mkdirSync(pathOf('accepts/other'), { recursive: true });
    writeFileSync(pathOf('accepts/other/server.js'), '');
    expect(await brokenOf()).toEqual(['a lab in which nothing is fixed has no honest fixes: ']);
  });
});

describe('accepts.yaml', () => {
  it.each([
    ['no reason', '- { id: other }', '0.why'],
    ['a reason of one word', '- { id: other, why: fine }', '0.why'],
    ['an id that is no name of a file', `- { id: ../x, why: "${WHY}" }`, '0.id'],
    [
      'the same fix twice',
      `- { id: other, why: "${WHY}" }\n- { id: other, why: "${WHY}" }`,
      'other is named twice',
    ],
    [
      'a fix that is not there',
      `- { id: other, why: "${WHY}" }\n- { id: ${ID}, why: "${WHY}" }`,
      'accepts/other.patch',
    ],
  ])('accepts.yaml is refused with %s', (_what, text, words) => {
    list(text);
    if (!text.includes(ID)) rmSync(pathOf('accepts'), { recursive: true });
    expect(() => readAccepts(dir)).toThrow(words);
  });

  it('accepts.yaml lists every stored fix', () => {
    rmSync(pathOf('accepts.yaml'));
    expect(() => readAccepts(dir)).toThrow(`${ID}: is not listed in accepts.yaml`);
  });

  it('accepts.yaml is not needed by a lab without other fixes', () => {
    rmSync(pathOf('accepts.yaml'));
    rmSync(pathOf('accepts'), { recursive: true });
    expect(readAccepts(dir)).toEqual([]);
  });
});

describe('lab accept', () => {
  it('lab accept makes a patch of a folder, and lists it with its reason', () => {
    write(
      'other-order',
      "id = ? AND owner = ?', req.params.id, req.user",
      "owner = ? AND id = ?', req.user, req.params.id",
    );
    expect(() => addAccept(dir, 'other-order', undefined)).toThrow('--why');
    expect(addAccept(dir, 'other-order', WHY)).toBe(pathOf('accepts/other-order.patch'));
    expect(readAccepts(dir).map(({ id, why, isPacked }) => [id, why, isPacked])).toEqual([
      [ID, expect.any(String), true],
      ['other-order', WHY, true],
    ]);
    expect(readFileSync(pathOf('accepts.yaml'), 'utf8')).toContain('# Right fixes');
  });

  it('lab accept remakes a patch that was laid out for editing, without a reason', () => {
    const before = readAccepts(dir);
    expect(unpackVariant(dir, 'accepts', ID)).toBe(pathOf(`accepts/${ID}`));
    expect(readAccepts(dir)).toEqual(before.map((fix) => ({ ...fix, isPacked: false })));
    addAccept(dir, ID, undefined);
    expect(readAccepts(dir)).toEqual(before);
  });

  it('lab accept lists nothing if the folder is missing or changes nothing, or the reason is too short', () => {
    const before = readFileSync(pathOf('accepts.yaml'), 'utf8');
    expect(() => addAccept(dir, 'missing', WHY)).toThrow('does not exist');
    write('same', 'Notes', 'Notes');
    expect(() => addAccept(dir, 'same', WHY)).toThrow('is the same as the solution');
    write('short', 'Your notes', 'My notes');
    expect(() => addAccept(dir, 'short', 'fine')).toThrow('why');
    expect(readFileSync(pathOf('accepts.yaml'), 'utf8')).toBe(before);
  });
});

describe('lab dev and lab outcomes', () => {
  it('lab dev and lab outcomes run the honest fixes', async () => {
    const lines = await dryRunOnce(await buildEngine(), dir);
    expect(lines.find(({ name }) => name === `honest fix ${ID}`)).toMatchObject({
      holds: true,
      signs: '✓✓✓✓',
    });
    const [outcomes] = await readOutcomes(await buildEngine(), [dir]);
    expect(outcomes?.cases.find(({ name }) => name === `honest fix ${ID}`)?.tests.join()).toContain(
      'own-note passed',
    );
  });

  it('lab dev and lab outcomes say which patch no longer applies, and run the rest', async () => {
    const path = pathOf('solution/server.js');
    writeFileSync(path, readFileSync(path, 'utf8').replace(' AND owner = ?', ' AND owner  = ?'));
    const lines = await dryRunOnce(await buildEngine(), dir);
    expect(lines.find(({ name }) => name === 'honest fixes')?.seen[0]).toContain(
      'accepts/owner-compared.patch',
    );
    expect(lines.find(({ name }) => name === 'solution')?.holds).toBe(true);
  });
});
