import { randomUUID } from 'node:crypto';
import { asId } from '@drawbridge/contracts';
import {
  getSubmission,
  type LabFile,
  type LabResult,
  openLab,
  submitLab,
} from '@drawbridge/contracts/practice';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Caller, TestTool } from '../../../../test/fixtures/create-test-tool.ts';
import { createLabTool, type LabTool } from '../../../../test/fixtures/practice/lab-tool.ts';

const L1 = asId<'lab'>('l1-someone-elses-invoice');
const L9 = asId<'lab'>('l9-yes-or-no-oracle');
const ROUTES = 'routes/invoices.js';
const EMOJI = String.raw`'\u{1F600}'.repeat(4000)`;

let lab: LabTool;
let tool: TestTool;
let learner: Caller;

beforeAll(async () => {
  lab = await createLabTool({ ids: [L1, L9] });
  tool = lab.tool;
});
afterAll(() => lab.close());
beforeEach(async () => {
  lab.replaceGrading(undefined);
  learner = await tool.as('member@acme.test');
  // Removes submissions that an earlier test left waiting.
  await tool.database.query({ name: 'empty_queue', text: 'delete from lab_submission', values: [] });
});

const starter = () =>
  lab.labs.find(({ pack }) => pack.lab_id === L1)?.pack.files.find(({ path }) => path === ROUTES)?.text ?? '';
/** Files of a submission; read when the test runs, since the labs are loaded by then. */
type Files = () => LabFile[];
const atLoad =
  (code: string): Files =>
  () => [{ path: ROUTES, text: `${starter()}\n${code}` }];
const inHandler =
  (code: string): Files =>
  () => [
    {
      path: ROUTES,
      text: starter().replace("'/invoices/:id', (req, res, next) => {", (head) => `${head}\n${code};`),
    },
  ];
const script =
  (code: string): Files =>
  () => [{ path: 'attack.js', text: code }];

const newId = () => asId<'submission'>(randomUUID());
async function submit(files: LabFile[], labId = L1, id = newId(), caller = learner) {
  const { attempt } = (await caller.call(openLab, { lab_id: labId })).data;
  return caller.call(submitLab, { submission_id: id, attempt_id: attempt.attempt_id, files });
}
async function faultsOf(id: string): Promise<number | undefined> {
  const [row] = await tool.database.query<{ faults: number }>({
    name: 'faults_of',
    text: 'select faults from lab_submission where id = $1::uuid',
    values: [id],
  });
  return row?.faults;
}
/** As it is now: a call would wait for its verdict. */
async function readSubmission(id: string) {
  const { attempt } = (await learner.call(openLab, { lab_id: L1 })).data;
  const found = attempt.submissions.find(({ submission_id }) => submission_id === id);
  if (!found) throw new Error(`the attempt has no submission ${id}`);
  return found;
}
async function laneOf(id: string): Promise<string | undefined> {
  const [row] = await tool.database.query<{ lane: string }>({
    name: 'lane_of',
    text: 'select lane from lab_submission where id = $1::uuid',
    values: [id],
  });
  return row?.lane;
}

/** Submits what gets no verdict, and lets the time between the runs pass. */
async function submitInVain() {
  const id = newId();
  const sent = submit([], L1, id);
  await lab.skipWaits(id);
  await sent;
  return learner.call(getSubmission, { submission_id: id });
}
const hasNul = (result: LabResult | undefined) => JSON.stringify(result).includes(String.raw`\u0000`);

describe('a submission whose result holds text no database stores', () => {
  it.each([
    ['throws a NUL while it starts', L1, atLoad(String.raw`throw new Error('\u0000');`)],
    ['throws emoji that a cut would split while it starts', L1, atLoad(`throw new Error('x' + ${EMOJI});`)],
    ['throws a NUL in a handler', L1, inHandler(String.raw`throw new Error('\u0000')`)],
    ['throws emoji that a cut would split in a handler', L1, inHandler(`throw new Error(${EMOJI})`)],
    ['throws emoji, one character on, in a handler', L1, inHandler(`throw new Error('x' + ${EMOJI})`)],
    ['answers with a NUL', L1, inHandler(String.raw`return res.send('a\0b')`)],
    ['answers with emoji that a cut would split', L1, inHandler(`return res.send('x' + ${EMOJI})`)],
    ['logs a NUL', L1, inHandler(String.raw`console.log('a\0b')`)],
    ['logs emoji that a cut would split', L1, inHandler(`console.log('x' + ${EMOJI})`)],
    ['asks for a NUL', L9, script(String.raw`await client().get('/\0'); await client().get('/\ud83d');`)],
    ['asks for a cut emoji', L9, script(`await client().get('/?q=x' + ${EMOJI}.slice(0, 3999));`)],
    ['ends with a NUL', L9, script(String.raw`fail('\0\ud83d');`)],
  ])('gets a verdict, and the next one is graded: %s', async (_what, labId, files) => {
    const { data } = await submit(files(), labId);
    expect(data.state).toBe('graded');
    expect(['failed', 'error']).toContain(data.result?.verdict);
    expect(hasNul(data.result)).toBe(false);
    const next = await submit([], labId);
    expect(next.data).toMatchObject({ state: 'graded', result: { verdict: 'failed' } });
  });
});

describe('a run without a verdict, which is our fault', () => {
  const infra = async (grade: () => Promise<LabResult>): Promise<LabResult> => ({
    ...(await grade()),
    verdict: 'infra',
    score: 0,
  });

  it('is not shown: the submission is graded again after a wait, in the slow lane', async () => {
    let calls = 0;
    lab.replaceGrading((grade) => (++calls === 1 ? infra(grade) : grade()));
    const id = newId();
    const sent = submit([], L1, id);
    await expect.poll(() => faultsOf(id)).toBe(1);
    await tool.app.jobs.drain();
    const waiting = await readSubmission(id);
    expect([waiting.state, waiting.result, waiting.queue_position, calls]).toEqual([
      'queued',
      undefined,
      1,
      1,
    ]);
    expect(waiting.retried).toBe(true);
    await lab.skipWaits(id);
    await sent;
    const graded = await learner.call(getSubmission, { submission_id: id });
    expect([graded.data.result?.verdict, calls, await laneOf(id)]).toEqual(['failed', 2, 'slow']);
    expect(graded.data.retried).toBeUndefined();
  });

  it('delays nobody else while its submission waits', async () => {
    let calls = 0;
    lab.replaceGrading((grade) => (++calls === 1 ? infra(grade) : grade()));
    const id = newId();
    const sent = submit([], L1, id);
    await expect.poll(() => faultsOf(id)).toBe(1);
    const other = await tool.as('champion@acme.test');
    expect((await submit([], L1, newId(), other)).data.state).toBe('graded');
    expect((await readSubmission(id)).state).toBe('queued');
    await lab.skipWaits(id);
    await sent;
  });

  it('is followed by a longer wait each time, and is reported to the operators', async () => {
    lab.replaceGrading(infra);
    const id = newId();
    const sent = submit([], L1, id);
    const waitsMs: number[] = [];
    for (let faults = 1; faults < 5; faults += 1) {
      await expect.poll(() => faultsOf(id)).toBe(faults);
      const [row] = await tool.database.query<{ until: string }>({
        name: 'waits_until',
        text: 'select claimed_until::text as until from lab_submission where id = $1::uuid',
        values: [id],
      });
      const waitMs = Date.parse(row?.until ?? '') - tool.clock.now().getTime();
      waitsMs.push(waitMs);
      tool.clock.advance(waitMs + 1);
      await tool.app.jobs.drain();
    }
    expect(waitsMs).toEqual([2_000, 15_000, 60_000, 300_000]);
    await lab.skipWaits(id);
    await sent;
    expect((await readSubmission(id)).result).toMatchObject({ verdict: 'infra', score: 0, tests: [] });
    const reported = tool.logs.filter((line) => line.includes(id) && line.includes('"level":50'));
    // Five runs, and the end.
    expect(reported).toHaveLength(6);
  });
});

describe('a submission that cannot be graded', () => {
  const scores = async () => {
    const rows = await tool.database.query<{ n: number }>({
      name: 'count_results',
      text: 'select count(*)::int as n from lti_result',
      values: [],
    });
    return rows[0]?.n;
  };

  it('is given up after five tries, which the learner sees, and the next one is graded', async () => {
    let calls = 0;
    lab.replaceGrading(() => {
      calls += 1;
      return Promise.reject(new Error('no result comes of this'));
    });
    const { data } = await submitInVain();
    expect([data.state, calls]).toEqual(['graded', 5]);
    expect(data.result).toMatchObject({ verdict: 'infra', score: 0, tests: [] });
    expect(data.result?.log).toMatch(/five times.*our fault/s);
    lab.replaceGrading(undefined);
    expect((await submit([])).data).toMatchObject({ state: 'graded', result: { verdict: 'failed' } });
  });

  it('is given up when its result cannot be stored, whatever the grader reports', async () => {
    let calls = 0;
    lab.replaceGrading(async (grade) => {
      calls += 1;
      return { ...(await grade()), log: 'a\u0000b' };
    });
    const { data } = await submitInVain();
    expect([data.state, data.result?.verdict, calls]).toEqual(['graded', 'infra', 5]);
  });

  it('never counts against the learner: no score, no grade, no slow lane', async () => {
    learner = await tool.as('champion@acme.test');
    lab.replaceGrading(() => Promise.reject(new Error('no result comes of this')));
    const before = await scores();
    const { data } = await submitInVain();
    expect(data.result?.verdict).toBe('infra');
    expect(await scores()).toBe(before);
    lab.replaceGrading(undefined);
    const next = await submit([]);
    expect(await laneOf(next.data.submission_id)).toBe('fast');
  });

  it('gets a verdict too when its lab no longer exists', async () => {
    const { attempt } = (await learner.call(openLab, { lab_id: L1 })).data;
    const id = asId<'submission'>(randomUUID());
    await tool.database.query({
      name: 'lab_gone',
      text: `update lab_attempt set lab_id = 'withdrawn' where id = $1::uuid`,
      values: [attempt.attempt_id],
    });
    await insertSubmission(id, attempt.attempt_id, { state: 'queued', tries: 0 });
    await lab.skipWaits(id);
    expect((await learner.call(getSubmission, { submission_id: id })).data.result).toMatchObject({
      verdict: 'infra',
      lab_id: 'withdrawn',
    });
  });
});

/** A row as a killed or older server left it. */
async function insertSubmission(
  id: string,
  attemptId: string,
  { state, tries }: { state: 'queued' | 'running'; tries: number },
): Promise<void> {
  const claimedUntil = state === 'running' ? tool.clock.now().toISOString() : null;
  await tool.database.query({
    name: 'insert_submission',
    text: `insert into lab_submission (id, attempt_id, person_id, tenant, files, state, tries, claimed_until, submitted_at)
      select $1::uuid, a.id, a.person_id, 'none', '[]'::jsonb, $3::text, $4::int, $5::timestamptz, $6::timestamptz
      from lab_attempt a where a.id = $2::uuid`,
    values: [id, attemptId, state, tries, claimedUntil, tool.clock.now().toISOString()],
  });
  tool.clock.advance(1);
}

describe('a server that is killed while it grades', () => {
  const claimed = async (tries: number) => {
    const { attempt } = (await learner.call(openLab, { lab_id: L1 })).data;
    const id = asId<'submission'>(randomUUID());
    await insertSubmission(id, attempt.attempt_id, { state: 'running', tries });
    return (await learner.call(getSubmission, { submission_id: id })).data;
  };

  it('proves nothing about the submission: after three lost claims it is graded all the same', async () => {
    expect(await claimed(3)).toMatchObject({ state: 'graded', result: { verdict: 'failed' } });
  });

  it('again and again is blamed on that submission: it is given up without another run', async () => {
    let calls = 0;
    lab.replaceGrading((grade) => {
      calls += 1;
      return grade();
    });
    expect(await claimed(6)).toMatchObject({ state: 'graded', result: { verdict: 'infra' } });
    expect(calls).toBe(0);
  });
});
