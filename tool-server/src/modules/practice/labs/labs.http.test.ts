import { randomUUID } from 'node:crypto';
import { asId } from '@drawbridge/contracts';
import { getCourse } from '@drawbridge/contracts/learning';
import {
  getSubmission,
  type LabFile,
  listLabs,
  openLab,
  resetLab,
  SUBMISSION_LIMITS,
  saveDraft,
  submitLab,
} from '@drawbridge/contracts/practice';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Caller, TestTool } from '../../../../test/fixtures/create-test-tool.ts';
import { createLabTool, type LabTool } from '../../../../test/fixtures/practice/lab-tool.ts';

const L1 = asId<'lab'>('l1-someone-elses-invoice');
const C2 = asId<'course'>('c2-injection-at-the-boundary');
const ITEM = asId<'item'>('c2-lab-identifier-is-input');

let lab: LabTool;
let tool: TestTool;
let learner: Caller;

beforeAll(async () => {
  lab = await createLabTool({ processes: 2 });
  tool = lab.tool;
});
afterAll(() => lab.close());
beforeEach(async () => {
  lab.replaceGrading(undefined);
  learner = await tool.as('member@acme.test');
});

const l1 = () => lab.labs.find(({ pack }) => pack.lab_id === L1);
const solution = (): LabFile[] => l1()?.solution.files ?? [];
const trap = (): LabFile[] => l1()?.traps[0]?.files ?? [];
const open = async (caller = learner) => (await caller.call(openLab, { lab_id: L1 })).data.attempt;
const newId = () => asId<'submission'>(randomUUID());
async function submit(files: LabFile[], id = newId(), caller = learner) {
  const attempt = await open(caller);
  return caller.call(submitLab, {
    submission_id: id,
    attempt_id: attempt.attempt_id,
    files,
    course: { event_id: C2, item_id: ITEM },
  });
}

describe('opening a lab', () => {
  it('CALL-3 opening a lab is refused without a session', async () => {
    expect((await tool.anonymous.call(openLab, { lab_id: L1 })).status).toBe(401);
  });
  it('an unknown lab is not found, and a malformed id is refused at its field', async () => {
    expect((await learner.call(openLab, { lab_id: asId('no-such-lab') })).code).toBe('lab_not_found');
    expect((await learner.call(openLab, { lab_id: asId('../l1') })).errors).toHaveProperty('lab_id');
  });
  it('the page gets no hidden test, no solution and no trap', async () => {
    const text = JSON.stringify((await learner.call(openLab, { lab_id: L1 })).data.lab);
    for (const { source, visibility } of l1()?.tests ?? [])
      if (visibility === 'hidden') expect(text).not.toContain(source.slice(0, 80));
    expect(text).not.toContain(solution()[0]?.text);
  });
  it('sixteen tabs at the same time get one attempt', async () => {
    const other = await tool.as('manager@acme.test');
    const attempts = await Promise.all(Array.from({ length: 16 }, () => open(other)));
    expect(new Set(attempts.map(({ attempt_id }) => attempt_id)).size).toBe(1);
  });
  it("LTI-8 every lab is listed with the learner's state", async () => {
    const { items } = (await learner.call(listLabs, {})).data;
    expect(items.map(({ lab_id }) => lab_id)).toEqual(lab.labs.map(({ pack }) => pack.lab_id));
    expect(items.filter(({ started }) => started).map(({ lab_id }) => lab_id)).toEqual([L1]);
  });
});

describe('drafts', () => {
  const file = { path: '', text: '// typed' };
  beforeAll(() => {
    file.path = solution()[0]?.path ?? '';
  });

  it('drafts are read back exactly as saved', async () => {
    const attempt = await open();
    const saved = await learner.call(saveDraft, {
      attempt_id: attempt.attempt_id,
      revision: attempt.revision,
      files: [file],
    });
    expect(saved.data.revision).toBe(attempt.revision + 1);
    expect((await open()).files).toEqual([file]);
  });
  it('a draft on an older revision is refused and changes nothing', async () => {
    const attempt = await open();
    const stale = await learner.call(saveDraft, {
      attempt_id: attempt.attempt_id,
      revision: attempt.revision - 1,
      files: [{ ...file, text: 'other' }],
    });
    expect([stale.status, stale.code]).toEqual([409, 'draft_outdated']);
    expect((await open()).files).toEqual([file]);
  });

  it.each([
    [2_147_483_646, 409, 'draft_outdated'],
    [2_147_483_647, 400, 'bad_input'],
    [9_007_199_254_740_991, 400, 'bad_input'],
    [-1, 400, 'bad_input'],
  ])('P11: a draft of revision %d gets a %d and no fault (ASVS 2.2.1)', async (revision, status, code) => {
    const { attempt_id } = (await learner.call(openLab, { lab_id: L1 })).data.attempt;
    const reply = await learner.call(saveDraft, { attempt_id, revision, files: [] });
    expect([reply.status, reply.code]).toEqual([status, code]);
  });

  it('CALL-47 a draft can be saved again after a lost response without a conflict', async () => {
    const attempt = await open();
    const input = {
      attempt_id: attempt.attempt_id,
      revision: attempt.revision,
      files: [{ ...file, text: 'again' }],
    };
    const [first, second] = [await learner.call(saveDraft, input), await learner.call(saveDraft, input)];
    expect([second.status, second.data]).toEqual([200, first.data]);
  });
  it("drafts of another person's attempt do not exist", async () => {
    const attempt = await open();
    const other = await tool.as('member@globex.test');
    const reply = await other.call(saveDraft, {
      attempt_id: attempt.attempt_id,
      revision: attempt.revision,
      files: [file],
    });
    expect([reply.status, reply.code]).toEqual([404, 'attempt_not_found']);
  });
});

describe('LAB-5 submitting', () => {
  it('the starter fails, with each exploit named and no hidden payload', async () => {
    const { data } = await submit([]);
    expect([data.state, data.result?.verdict]).toEqual(['graded', 'failed']);
    const hidden = data.result?.tests.filter(({ visibility }) => visibility === 'hidden') ?? [];
    expect(hidden.length).toBeGreaterThan(0);
    expect(hidden.every(({ replay }) => replay === undefined)).toBe(true);
  });

  it('a cosmetic fix fails at a hidden test, which completes nothing', async () => {
    const { data } = await submit(trap());
    expect(data.result?.verdict).toBe('failed');
    expect((await open()).passed).toBe(false);
  });

  it('the right fix passes, completes the course item and stores the best score', async () => {
    const { data } = await submit(solution());
    expect([data.result?.verdict, data.result?.score]).toEqual(['passed', data.result?.max]);
    const attempt = await open();
    expect([attempt.passed, attempt.best_score]).toEqual([true, 100]);
    await submit([]);
    expect((await open()).best_score).toBe(100);
    const { course } = (await learner.call(getCourse, { event_id: C2 })).data;
    expect(course.items.flatMap(({ items }) => items).find(({ _key }) => _key === ITEM)?.completed).toBe(
      true,
    );
  });

  it('an attempt says whether its saved files are those of its newest submission', async () => {
    const { files } = await open();
    await submit(files);
    expect((await open()).is_judged).toBe(true);
    await submit([...files, { path: 'store.js', text: '// other' }].slice(-1));
    expect((await open()).is_judged).toBe(false);
  });

  it('CALL-47 the same submission sent four times in parallel counts once', async () => {
    const id = newId();
    const replies = await Promise.all(Array.from({ length: 4 }, () => submit([], id)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await open()).submissions.filter(({ submission_id }) => submission_id === id)).toHaveLength(1);
  });

  it.each([
    ['a path that climbs', { path: '../../etc/passwd', text: '' }],
    ['an absolute path', { path: '/etc/passwd', text: '' }],
    ['a backslash', { path: 'routes\\invoices.js', text: '' }],
    ['a file that is not editable', { path: 'node_modules/express/index.js', text: '' }],
  ])('a submission is refused with %s before anything runs, naming the file', async (_what, bad) => {
    lab.replaceGrading(() => Promise.reject(new Error('this must not be graded')));
    const reply = await submit([bad]);
    expect([reply.status, reply.code]).toEqual([400, 'submission_refused']);
    expect(Object.keys(reply.errors ?? {}).length).toBeGreaterThan(0);
  });

  it.each([
    ['path', { path: 'routes/invoices.js\u0000', text: '' }],
    ['text', { path: 'routes/invoices.js', text: '\u0000' }],
    ['text', { path: 'routes/invoices.js', text: '\ud800' }],
  ])('text that cannot be stored in the %s of a file is refused, naming it', async (field, bad) => {
    const reply = await submit([bad]);
    expect([reply.status, reply.code, Object.keys(reply.errors ?? {})]).toEqual([
      400,
      'bad_input',
      [`files.0.${field}`],
    ]);
  });

  it('files that are too large are refused, with the limit named', async () => {
    const path = solution()[0]?.path ?? '';
    const large = await submit([{ path, text: 'x'.repeat(SUBMISSION_LIMITS.fileBytes + 1) }]);
    expect([large.status, large.code]).toEqual([400, 'submission_too_large']);
    expect(`${large.message} ${Object.values(large.errors ?? {}).join(' ')}`).toMatch(/64|65[ ,]?536/);
    const many = await submit(
      Array.from({ length: SUBMISSION_LIMITS.files + 1 }, (_, index) => ({ path: `f${index}.js`, text: '' })),
    );
    expect([many.status, many.errors]).toEqual([400, { files: `at most ${SUBMISSION_LIMITS.files} files` }]);
    const huge = await submit([{ path, text: 'x'.repeat(600_000) }]);
    expect([huge.status, huge.code]).toEqual([413, 'too_large']);
  });

  it('LAB-8 a submission in a playground, which is not graded, is refused, and its draft is kept', async () => {
    const { data } = await learner.call(openLab, { lab_id: asId<'lab'>('http-bench') });
    const { attempt_id } = data.attempt;
    const refused = await learner.call(submitLab, { submission_id: newId(), attempt_id, files: [] });
    expect(refused).toMatchObject({
      status: 400,
      code: 'submission_refused',
      errors: { attempt_id: 'a playground has no task, so there is nothing to submit' },
    });
    const again = await learner.call(openLab, { lab_id: asId<'lab'>('http-bench') });
    expect(again.data.attempt).toMatchObject({ attempt_id, submissions: [], best_score: 0, passed: false });
  });

  it('a grader that dies loses nothing: the submission is tried again', async () => {
    let calls = 0;
    lab.replaceGrading((grade) => {
      calls += 1;
      return calls === 1 ? Promise.reject(new Error('killed')) : grade();
    });
    const id = newId();
    const sent = submit([], id);
    await lab.skipWaits(id);
    await sent;
    const { data } = await learner.call(getSubmission, { submission_id: id });
    expect([data.state, data.result?.verdict, calls]).toEqual(['graded', 'failed', 2]);
  });

  it('a submission has its files for its learner, and is not found by anyone else', async () => {
    const { submission_id } = (await submit(trap())).data;
    expect((await learner.call(getSubmission, { submission_id })).data.files).toEqual(trap());
    const other = await tool.as('member@globex.test');
    expect((await other.call(getSubmission, { submission_id })).code).toBe('attempt_not_found');
  });
});

describe('reset', () => {
  it('a reset opens the next attempt from the starter, closes the old one, and opens no third when repeated', async () => {
    const before = await open();
    const reset = () => learner.call(resetLab, { attempt_id: before.attempt_id });
    const [first, second] = [await reset(), await reset()];
    expect([first.data.attempt.number, first.data.attempt.files]).toEqual([before.number + 1, []]);
    expect(second.data.attempt.attempt_id).toBe(first.data.attempt.attempt_id);
    const late = await learner.call(saveDraft, {
      attempt_id: before.attempt_id,
      revision: before.revision,
      files: [],
    });
    expect([late.status, late.code]).toEqual([409, 'attempt_closed']);
  });
});
