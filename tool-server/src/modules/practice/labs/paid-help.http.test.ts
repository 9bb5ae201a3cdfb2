import { randomUUID } from 'node:crypto';
import { asId } from '@drawbridge/contracts';
import {
  chooseGuidance,
  getSolution,
  type LabFile,
  openHint,
  openLab,
  openSolution,
  resetLab,
  submitLab,
} from '@drawbridge/contracts/practice';
import type { Grader, LoadedLab } from '@drawbridge/labs/grade';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, createTestTool, type TestTool } from '../../../../test/fixtures/create-test-tool.ts';
import { getLab } from '../../../../test/fixtures/practice/our-labs.ts';
import { createTestGrader } from '../../../../test/fixtures/practice/test-grader.ts';
import { pointGain } from '../passes/passes.table.ts';
import { labAttempt } from './labs.table.ts';

const L1 = asId<'lab'>('l1-someone-elses-invoice');
const PLAIN = asId<'lab'>('without-guided-steps');

let grader: Grader;
let tool: TestTool;
let ada: Caller;
let bo: Caller;
let l1: LoadedLab;

beforeAll(async () => {
  const found = getLab(L1);
  l1 = { ...found, guided: ['find-every-door', 'fix-it'] };
  const plain = { ...found, guided: [], pack: { ...found.pack, lab_id: PLAIN } };
  const labs = [l1, plain];
  grader = await createTestGrader(labs);
  tool = await createTestTool({ labs, grader });
  tool.app.jobs.start();
});
afterAll(async () => {
  await tool.close();
  await grader.close();
});
beforeEach(async () => {
  // Help is paid once per learner and lab, so each test begins without any attempt.
  await tool.database.db.delete(labAttempt);
  await tool.database.db.delete(pointGain);
  ada = await tool.as('member@acme.test');
  bo = await tool.as('manager@acme.test');
});

const open = async (caller: Caller, lab = L1) => (await caller.call(openLab, { lab_id: lab })).data;
const attemptOf = async (caller: Caller, lab = L1) => (await open(caller, lab)).attempt;
const reset = async (caller: Caller) =>
  (await caller.call(resetLab, { attempt_id: (await attemptOf(caller)).attempt_id })).data.attempt;
async function submit(caller: Caller, files: LabFile[] = l1.solution.files) {
  const { attempt_id } = await attemptOf(caller);
  return caller.call(submitLab, { submission_id: asId<'submission'>(randomUUID()), attempt_id, files });
}
const withheldOf = ({ lab }: { lab: { steps: { id: string; html?: string | undefined }[] } }) =>
  lab.steps.filter(({ html }) => html === undefined).map(({ id }) => id);

describe('hints', () => {
  it('show their cost, and their text only when opened', async () => {
    const { hints, points_left } = await attemptOf(ada);
    expect(hints).toEqual([1, 2, 3].map((number) => ({ number, price: 10 })));
    expect(points_left).toBe(100);
  });
  it('LAB-7 cost ten percent each, once, in order', async () => {
    const { attempt_id } = await attemptOf(ada);
    expect((await ada.call(openHint, { attempt_id, number: 2 })).code).toBe('hint_out_of_order');
    const first = await ada.call(openHint, { attempt_id, number: 1 });
    expect(first.data).toMatchObject({
      points_left: 90,
      hints: [{ html: expect.stringContaining('<p>') }, {}, {}],
    });
    expect((await ada.call(openHint, { attempt_id, number: 1 })).data.points_left).toBe(90);
    expect((await ada.call(openHint, { attempt_id, number: 2 })).data.points_left).toBe(80);
    expect((await attemptOf(ada)).hints[2]).toEqual({ number: 3, price: 10 });
  });
  it('deduct their cost from the score, and the best attempt counts', async () => {
    const { attempt_id } = await attemptOf(ada);
    await ada.call(openHint, { attempt_id, number: 1 });
    await submit(ada);
    expect(await attemptOf(ada)).toMatchObject({ passed: true, best_score: 90 });
  });
  it('P15 stay open and paid after a reset', async () => {
    const { attempt_id } = await attemptOf(ada);
    await ada.call(openHint, { attempt_id, number: 1 });
    expect(await reset(ada)).toMatchObject({
      points_left: 90,
      hints: [{ html: expect.stringContaining('<p>') }, {}, {}],
    });
    await submit(ada);
    expect((await attemptOf(ada)).best_score).toBe(90);
  });
  it('are paid once by two requests at the same time', async () => {
    const { attempt_id } = await attemptOf(ada);
    await Promise.all([1, 2, 3].map(() => ada.call(openHint, { attempt_id, number: 1 })));
    expect((await attemptOf(ada)).points_left).toBe(90);
  });
  it('are free after a pass', async () => {
    await submit(ada);
    const { attempt_id } = await reset(ada);
    expect((await ada.call(openHint, { attempt_id, number: 1 })).data.points_left).toBe(100);
  });
  it("are refused for an unknown number, a closed attempt and another person's attempt", async () => {
    const { attempt_id } = await attemptOf(ada);
    expect((await ada.call(openHint, { attempt_id, number: 9 })).code).toBe('hint_not_found');
    expect((await ada.call(openHint, { attempt_id, number: 0 })).errors).toHaveProperty('number');
    expect((await bo.call(openHint, { attempt_id, number: 1 })).code).toBe('attempt_not_found');
    expect((await tool.anonymous.call(openHint, { attempt_id, number: 1 })).status).toBe(401);
    await reset(ada);
    expect((await ada.call(openHint, { attempt_id, number: 1 })).code).toBe('attempt_closed');
  });
});

describe('guidance', () => {
  it('is not chosen at first, and neither title nor text of guided steps reaches the page', async () => {
    const opened = await open(ada);
    expect(opened.attempt).not.toHaveProperty('guidance');
    expect(withheldOf(opened)).toEqual(['find-every-door', 'fix-it']);
    const page = JSON.stringify(opened);
    for (const { id, title = '', html = '' } of l1.pack.steps) {
      expect(page.includes(JSON.stringify(html).slice(1, -1))).toBe(!l1.guided.includes(id));
      expect(page.includes(JSON.stringify({ title }).slice(1, -1))).toBe(!l1.guided.includes(id));
    }
  });
  it('LAB-7 of a guided learner opens every step and hint, and costs what the closed hints cost', async () => {
    const { attempt_id } = await attemptOf(ada);
    await ada.call(openHint, { attempt_id, number: 1 });
    const { data } = await ada.call(chooseGuidance, { attempt_id, guidance: 'guided' });
    expect(data).toMatchObject({ guidance: 'guided', points_left: 70, steps: l1.pack.steps });
    expect(data.hints.every(({ html }) => html !== undefined)).toBe(true);
    expect(withheldOf(await open(ada))).toEqual([]);
  });
  it('can be changed, and is not paid again', async () => {
    const { attempt_id } = await attemptOf(ada);
    await ada.call(chooseGuidance, { attempt_id, guidance: 'guided' });
    tool.clock.advance(1_000);
    const back = await ada.call(chooseGuidance, { attempt_id, guidance: 'unguided' });
    expect(back.data).toMatchObject({ guidance: 'unguided', points_left: 70 });
    expect(withheldOf({ lab: back.data })).toEqual(['find-every-door', 'fix-it']);
    tool.clock.advance(1_000);
    const again = await ada.call(chooseGuidance, { attempt_id, guidance: 'guided' });
    expect(again.data).toMatchObject({ guidance: 'guided', points_left: 70 });
  });
  it('costs nothing to find it alone', async () => {
    const { attempt_id } = await attemptOf(ada);
    const { data } = await ada.call(chooseGuidance, { attempt_id, guidance: 'unguided' });
    expect(data).toMatchObject({ guidance: 'unguided', points_left: 100 });
    expect(data.hints.some(({ html }) => html !== undefined)).toBe(false);
  });
  it('holds in the attempt after a reset, with what was paid for it', async () => {
    const { attempt_id } = await attemptOf(ada);
    await ada.call(chooseGuidance, { attempt_id, guidance: 'guided' });
    await reset(ada);
    const opened = await open(ada);
    expect(opened.attempt).toMatchObject({ guidance: 'guided', points_left: 70 });
    expect(withheldOf(opened)).toEqual([]);
  });
  it('is free after a pass, and every step is open', async () => {
    await submit(ada);
    expect(withheldOf(await open(ada))).toEqual([]);
    const { attempt_id } = await attemptOf(ada);
    const { data } = await ada.call(chooseGuidance, { attempt_id, guidance: 'guided' });
    expect(data.points_left).toBe(100);
  });
  it("is refused where every step is open, for a closed attempt, a stranger's attempt and without a sign-in", async () => {
    const plain = await attemptOf(ada, PLAIN);
    const asked = { attempt_id: plain.attempt_id, guidance: 'guided' as const };
    expect((await ada.call(chooseGuidance, asked)).code).toBe('no_guidance');
    const { attempt_id } = await attemptOf(ada);
    const guided = { attempt_id, guidance: 'guided' as const };
    expect((await bo.call(chooseGuidance, guided)).code).toBe('attempt_not_found');
    expect((await tool.anonymous.call(chooseGuidance, guided)).status).toBe(401);
    await reset(ada);
    expect((await ada.call(chooseGuidance, guided)).code).toBe('attempt_closed');
    expect((await attemptOf(ada)).points_left).toBe(100);
  });
});

describe('the solution', () => {
  it('SVC-3 stays closed until the lab is passed, then explains the traps too', async () => {
    const { attempt_id } = await attemptOf(bo);
    expect((await bo.call(getSolution, { attempt_id })).code).toBe('solution_locked');
    await submit(bo);
    const { data } = await bo.call(getSolution, { attempt_id });
    expect(data.files).toEqual(l1.solution.files);
    expect(data.traps).toHaveLength(l1.traps.length);
    expect((await ada.call(getSolution, { attempt_id })).code).toBe('attempt_not_found');
  });
  it('opened before a pass costs every point of the lab, in this attempt and in each one after it', async () => {
    const { attempt_id } = await attemptOf(ada);
    const { data } = await ada.call(openSolution, { attempt_id });
    expect(data).toMatchObject({
      points_left: 0,
      solution_opened: true,
      solution: { files: l1.solution.files },
    });
    expect(await reset(ada)).toMatchObject({ points_left: 0, solution_opened: true });
    const { attempt_id: next } = await attemptOf(ada);
    expect((await ada.call(getSolution, { attempt_id: next })).data.files).toEqual(l1.solution.files);
  });
  it('opened before a pass leaves the pass, without points', async () => {
    const { attempt_id } = await attemptOf(ada);
    await ada.call(openSolution, { attempt_id });
    expect((await submit(ada)).data.result?.verdict).toBe('passed');
    expect(await attemptOf(ada)).toMatchObject({ passed: true, best_score: 0 });
    const gains = await tool.database.db.select().from(pointGain);
    expect(gains.map(({ labId, points }) => [labId, points])).toEqual([[L1, 0]]);
  });
  it('opened after a failed submission takes back what that one scored', async () => {
    const { attempt_id } = await attemptOf(ada);
    const [trap] = l1.traps;
    await submit(ada, trap?.files);
    expect((await attemptOf(ada)).best_score).toBeGreaterThan(0);
    await ada.call(openSolution, { attempt_id });
    await submit(ada);
    expect(await attemptOf(ada)).toMatchObject({ passed: true, best_score: 0 });
  });
  it('opened before a pass opens every step, and hints cost nothing more', async () => {
    const { attempt_id } = await attemptOf(ada);
    await ada.call(openSolution, { attempt_id });
    expect(withheldOf(await open(ada))).toEqual([]);
    expect((await ada.call(openHint, { attempt_id, number: 1 })).data.points_left).toBe(0);
  });
  it('opened after a pass costs nothing', async () => {
    await submit(ada);
    const { attempt_id } = await attemptOf(ada);
    const { data } = await ada.call(openSolution, { attempt_id });
    expect(data).toMatchObject({ points_left: 100, solution_opened: false });
  });
  it("is not opened for a closed attempt, a stranger's attempt or without a sign-in", async () => {
    const { attempt_id } = await attemptOf(ada);
    expect((await bo.call(openSolution, { attempt_id })).code).toBe('attempt_not_found');
    expect((await tool.anonymous.call(openSolution, { attempt_id })).status).toBe(401);
    await reset(ada);
    expect((await ada.call(openSolution, { attempt_id })).code).toBe('attempt_closed');
    expect(await attemptOf(ada)).toMatchObject({ points_left: 100, solution_opened: false });
  });
});
