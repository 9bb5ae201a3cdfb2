import { randomUUID } from 'node:crypto';
import { asId, type ParsedInputOf } from '@drawbridge/contracts';
import {
  checkFlag,
  FLAG_TRIES_PER_MINUTE,
  getSubmission,
  type LabLogEntry,
  noteBreach,
  openLab,
  resetLab,
  submitLab,
} from '@drawbridge/contracts/practice';
import type { Grader, LoadedLab } from '@drawbridge/labs/grade';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, createTestTool, type TestTool } from '../../../../test/fixtures/create-test-tool.ts';
import { getLab } from '../../../../test/fixtures/practice/our-labs.ts';
import { createTestGrader } from '../../../../test/fixtures/practice/test-grader.ts';

const L1 = asId<'lab'>('l1-someone-elses-invoice');
const READ = asId<'lab'>('read-the-board');

const get = (url: string): LabLogEntry => ({ method: 'GET', url, headers: {}, body: '' });
const THEFT = [get('/?all=1')];

/** The smallest exploit lab: one parameter shows the note with the flag. */
function toExploitLab(lab: LoadedLab): LoadedLab {
  const goal = { by: 'log' as const, title: 'Read the hidden note', script: '' };
  const test = { id: 'goal', title: goal.title, kind: 'goal' as const, weight: 1, source: '' };
  const text = `const app = require('express')(); const db = require('db');
app.get('/', (req, res) => res.json(db.all(req.query.all ? 'SELECT * FROM notes' : 'SELECT * FROM notes WHERE hidden = 0')));
app.listen(3000);`;
  const sql =
    "CREATE TABLE notes (text TEXT, hidden INT); INSERT INTO notes VALUES ('hello', 0), ('{{flag}}', 1);";
  return {
    ...lab,
    pack: {
      ...lab.pack,
      lab_id: READ,
      kind: 'exploit',
      files: [{ path: 'server.js', text }],
      editable: [],
      seed: { sql, world: {} },
      breaches: [],
      goal,
      tests: [test],
    },
    tests: [{ ...test, visibility: 'visible' }],
    traps: [],
    exploits: [{ id: 'all', title: 'All notes', requests: THEFT }],
  };
}

let grader: Grader;
let tool: TestTool;
let ada: Caller;
let bo: Caller;
let l1: LoadedLab;

beforeAll(async () => {
  l1 = getLab(L1);
  const labs = [l1, toExploitLab(l1)];
  grader = await createTestGrader(labs);
  tool = await createTestTool({ labs, grader });
  tool.app.jobs.start();
});
afterAll(async () => {
  await tool.close();
  await grader.close();
});
beforeEach(async () => {
  ada = await tool.as('member@acme.test');
  bo = await tool.as('manager@acme.test');
  tool.clock.advance(120_000);
});

const open = async (caller: Caller, lab = L1) => (await caller.call(openLab, { lab_id: lab })).data.attempt;
const fresh = async (caller: Caller, lab = L1) =>
  (await caller.call(resetLab, { attempt_id: (await open(caller, lab)).attempt_id })).data.attempt;
async function submit(caller: Caller, lab: typeof L1, input: Partial<ParsedInputOf<typeof submitLab>>) {
  const { attempt_id } = await open(caller, lab);
  return caller.call(submitLab, {
    submission_id: asId<'submission'>(randomUUID()),
    attempt_id,
    files: [],
    ...input,
  });
}
const FLAG = /flag\{[a-z0-9]{26}\}/;
async function solve(caller: Caller): Promise<string> {
  const reply = await submit(caller, READ, { log: THEFT });
  expect(reply.data.result?.verdict).toBe('passed');
  return FLAG.exec(reply.data.result?.tests[0]?.message ?? '')?.[0] ?? '';
}
const send = async (caller: Caller, flag: string) =>
  caller.call(checkFlag, { attempt_id: (await open(caller, READ)).attempt_id, flag });

describe('a fix that the author knows to be wrong', () => {
  it('is named in the result with its reason, and stays there', async () => {
    await fresh(ada);
    const [trap] = l1.traps;
    const { data } = await submit(ada, L1, { files: trap?.files ?? [] });
    const told = { id: trap?.id, title: trap?.title, why: trap?.why, lesson: trap?.lesson };
    expect(data.result).toMatchObject({ verdict: 'failed', trap: told });
    expect((await open(ada)).submissions[0]?.result?.trap).toEqual(told);
  });
  it('is not named for a starter, nor for the solution', async () => {
    await fresh(ada);
    expect((await submit(ada, L1, {})).data.result).not.toHaveProperty('trap');
    expect((await submit(ada, L1, { files: l1.solution.files })).data.result).not.toHaveProperty('trap');
  });
  it('is nowhere in what the page gets before: neither traps nor hidden tests', async () => {
    await fresh(bo);
    const page = JSON.stringify((await bo.call(openLab, { lab_id: L1 })).data);
    for (const { why } of l1.traps) expect(page).not.toContain(why);
    for (const { id, source, visibility } of l1.tests)
      if (visibility === 'hidden') {
        expect(page).not.toContain(JSON.stringify(id));
        expect(page).not.toContain(JSON.stringify(source).slice(1, -1));
      }
    expect(page).not.toContain('"fails"');
  });
});

describe('REC-20 the lesson that explains a wrong fix', () => {
  const C2 = {
    event_id: asId<'course'>('c2-injection-at-the-boundary'),
    item_id: asId<'item'>('c2-lab-identifier-is-input'),
  };
  /** A trap of the lab, handed in; in a course or on its own. */
  async function fall(caller: Caller, trapId: string, course?: typeof C2) {
    await fresh(caller);
    const files = l1.traps.find(({ id }) => id === trapId)?.files ?? [];
    return (await submit(caller, L1, { files, ...(course && { course }) })).data;
  }

  it('is the one that the author names, wherever the lab was opened', async () => {
    const { submission_id, lesson } = await fall(ada, 'page-only', C2);
    const named = {
      course_id: 'c1-who-may-do-what',
      course_title: 'Who may do what: access control',
      subject_id: 'records',
      item_id: 'c1-check-where-you-load',
      object_type: 'media',
      title: 'Check where you load',
    };
    expect(lesson).toEqual(named);
    expect((await ada.call(getSubmission, { submission_id })).data.lesson).toEqual(named);
    expect((await open(ada)).submissions[0]?.lesson).toEqual(named);
  });
  it('is otherwise the last article before the lab, in the course where it was open', async () => {
    const toCourse = (event_id: string, item_id: string) => ({
      event_id: asId<'course'>(event_id),
      item_id: asId<'item'>(item_id),
    });
    const c1 = toCourse('c1-who-may-do-what', 'c1-lab-someone-elses-invoice');
    expect((await fall(ada, 'referer', c1)).lesson?.item_id).toBe('c1-two-questions');
    expect((await fall(ada, 'referer', C2)).lesson?.item_id).toBe('c2-what-a-boundary-is');
  });
  it('is on its own in a course that the learner is in, or in the first that has the lab', async () => {
    // Every member of the demo company is in C2.
    expect((await fall(ada, 'referer')).lesson?.item_id).toBe('c2-what-a-boundary-is');
    const newcomer = await tool.as('empty@demo.test');
    expect((await fall(newcomer, 'referer')).lesson?.item_id).toBe('c1-two-questions');
  });
  it('is not there without a trap, nor for somebody else', async () => {
    await fresh(ada);
    expect((await submit(ada, L1, {})).data).not.toHaveProperty('lesson');
    const { submission_id } = await fall(ada, 'page-only');
    expect(await bo.call(getSubmission, { submission_id })).toMatchObject({ status: 404, data: null });
  });
});

describe('an exploit lab', () => {
  it("LAB-5 is solved by the log alone: the server's replay discloses this learner's flag", async () => {
    await fresh(ada, READ);
    expect((await submit(ada, READ, { log: [get('/')] })).data.result?.verdict).toBe('failed');
    expect(await solve(ada)).toMatch(FLAG);
    expect((await open(ada, READ)).passed).toBe(true);
  });
  it('has another flag for each learner and each attempt', async () => {
    const flags = [await solve(ada), await solve(bo)];
    await fresh(ada, READ);
    flags.push(await solve(ada));
    expect(new Set(flags).size).toBe(3);
  });
  it('never sends the flag to the page before that', async () => {
    await fresh(ada, READ);
    const opened = JSON.stringify((await ada.call(openLab, { lab_id: READ })).data);
    expect(opened).toContain('{{flag}}');
    expect(opened).not.toMatch(FLAG);
  });
  it('refuses a log for a fix lab, and one beyond its limits', async () => {
    expect((await submit(ada, L1, { log: THEFT })).errors).toHaveProperty('log');
    expect(
      (await submit(ada, READ, { log: Array.from({ length: 201 }, () => get('/')) })).errors,
    ).toHaveProperty('log');
    const heavy = Array.from({ length: 8 }, () => ({ ...get('/'), body: 'x'.repeat(40_000) }));
    expect((await submit(ada, READ, { log: heavy })).code).toBe('submission_too_large');
    expect(
      (await submit(ada, READ, { log: [{ ...get('/'), url: 'https://elsewhere.example' }] })).status,
    ).toBe(400);
  });
});

describe('flags', () => {
  it('LAB-5 pass the lab when they are right, and not when they are wrong or the practice flag', async () => {
    const flag = await solve(bo);
    expect((await send(bo, flag)).data).toMatchObject({ correct: true, reason: 'correct' });
    await fresh(bo, READ);
    expect((await send(bo, flag)).data).toMatchObject({ correct: false, reason: 'wrong' });
    expect((await send(bo, `flag{practice-${l1.pack.content_hash.slice(0, 16)}}`)).data.reason).toBe(
      'practice',
    );
    expect((await open(bo, READ)).passed).toBe(false);
  });
  it('of another learner give no credit and are logged', async () => {
    const flag = await solve(ada);
    await fresh(bo, READ);
    expect((await send(bo, ` ${flag} `)).data).toMatchObject({ correct: false, reason: 'wrong' });
    expect((await open(bo, READ)).passed).toBe(false);
    expect(tool.logs.some((line) => line.includes('a flag was shared'))).toBe(true);
    expect(tool.logs.some((line) => line.includes(flag))).toBe(false);
  });
  it('can be tried ten times a minute, and the wait is in the reply; another learner is not affected', async () => {
    for (let tries = FLAG_TRIES_PER_MINUTE - 1; tries >= 0; tries--)
      expect((await send(ada, 'flag{guess}')).data.tries_left).toBe(tries);
    const reply = await send(ada, 'flag{guess}');
    expect(reply).toMatchObject({ status: 429, code: 'too_many_tries' });
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await send(bo, 'flag{guess}')).status).toBe(200);
    tool.clock.advance(60_000);
    expect((await send(ada, 'flag{guess}')).data.tries_left).toBe(FLAG_TRIES_PER_MINUTE - 1);
  });
  it("are refused for a lab without one, when empty, and for another person's attempt", async () => {
    const { attempt_id } = await open(ada);
    expect((await ada.call(checkFlag, { attempt_id, flag: 'flag{x}' })).code).toBe('no_flag');
    expect((await ada.call(checkFlag, { attempt_id, flag: '  ' })).errors).toHaveProperty('flag');
    expect((await bo.call(checkFlag, { attempt_id, flag: 'flag{x}' })).code).toBe('attempt_not_found');
    expect((await tool.anonymous.call(checkFlag, { attempt_id, flag: 'flag{x}' })).status).toBe(401);
  });
});

describe('the first half of a fix lab', () => {
  it('is stored once per attack, and gives no points', async () => {
    const { attempt_id } = await fresh(bo);
    const breach_id = l1.pack.breaches[0]?.id ?? '';
    await bo.call(noteBreach, { attempt_id, breach_id });
    expect((await bo.call(noteBreach, { attempt_id, breach_id })).data.breaches).toEqual([breach_id]);
    expect(await open(bo)).toMatchObject({ breaches: [breach_id], passed: false, best_score: 0 });
    expect((await bo.call(noteBreach, { attempt_id, breach_id: 'unheard-of' })).code).toBe(
      'breach_not_found',
    );
    expect((await ada.call(noteBreach, { attempt_id, breach_id })).code).toBe('attempt_not_found');
    expect((await tool.anonymous.call(noteBreach, { attempt_id, breach_id })).status).toBe(401);
  });
});
