import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createAssignmentCalls } from '../../../../test/fixtures/company/assignment-calls.ts';
import {
  type AssignmentTool,
  createAssignmentTool,
  DAY_MS,
  MIKA,
} from '../../../../test/fixtures/company/assignment-tool.ts';
import { CHALLENGE, JOURNEY, LAB, LONG, SHORT } from '../../../../test/fixtures/recognition/award-tool.ts';
import { toDemoPersonId } from '../../operations/demo/index.ts';

const CHAMPION = toDemoPersonId('champion@acme.test');

let given: AssignmentTool;
beforeEach(async () => {
  await given?.tool.close();
  given = await createAssignmentTool();
});
afterAll(() => given.tool.close());

const { read, list, claim } = createAssignmentCalls(() => given);

describe('COMP-19 progress', () => {
  it('rises with the work, and ends as finished', async () => {
    const id = await given.assign();
    expect(await read(id)).toMatchObject({ state: 'not_started', progress: 0, total_work: 2 });
    await given.enroll(given.member, SHORT);
    await given.mark(given.member, SHORT, 'short-1');
    expect(await read(id)).toMatchObject({
      state: 'in_progress',
      progress: 50,
      items: [
        { kind: 'course', id: SHORT, progress: 50, completed_items: 1, total_items: 2, is_completed: false },
      ],
    });
    await given.mark(given.member, SHORT, 'short-2');
    expect(await read(id)).toMatchObject({
      state: 'finished',
      progress: 100,
      is_late: false,
      finished_at: given.tool.clock.now().toISOString(),
      items: [{ is_completed: true, is_late: false }],
    });
    expect((await list('to_do')).items).toEqual([]);
    expect((await list('done')).items).toMatchObject([{ id, state: 'finished' }]);
  });
  it('shows nobody the work of another', async () => {
    const teamId = await given.makeTeam('acme', [MIKA, CHAMPION]);
    const id = await given.assign({ teamIds: [teamId] });
    await given.completeShort(given.member);
    const champion = await given.tool.as('champion@acme.test');
    expect([(await read(id)).progress, (await read(id, champion)).progress]).toEqual([100, 0]);
  });
  it('counts nothing twice: a course that stands alone and in a journey, and a lab of two items', async () => {
    const id = await given.assign({
      items: [
        { kind: 'course', id: SHORT },
        { kind: 'journey', id: JOURNEY },
        { kind: 'course', id: LONG },
        { kind: 'course', id: CHALLENGE },
      ],
    });
    // Two and eight items, and the challenge.
    expect(await read(id)).toMatchObject({ total_work: 11, completed_work: 0 });
    await given.completeShort(given.member);
    expect(
      (await read(id)).items.map(({ kind, progress, total_items }) => [kind, progress, total_items]),
    ).toEqual([
      ['course', 100, 2],
      ['journey', 20, 10],
      ['course', 0, 8],
      ['challenge', 0, 1],
    ]);
    expect(await read(id)).toMatchObject({ completed_work: 2 });
    await given.enroll(given.member, LONG);
    await given.submit(given.member, LAB);
    await given.submit(given.member, LAB);
    await given.submit(given.member, CHALLENGE);
    expect(await read(id)).toMatchObject({ completed_work: 4, state: 'in_progress' });
  });
  it('is finished from the pass mark on, at the instant that reached it', async () => {
    const id = await given.assign({ passPercent: 50 });
    await given.enroll(given.member, SHORT);
    await given.mark(given.member, SHORT, 'short-1');
    const { finished_at } = await read(id);
    expect(finished_at).toBe(given.tool.clock.now().toISOString());
    await given.pass(DAY_MS);
    await given.mark(given.member, SHORT, 'short-2');
    expect(await read(id)).toMatchObject({ state: 'finished', finished_at, progress: 100 });
  });
  it('leaves out what the catalogue no longer has', async () => {
    const id = await given.assign({
      items: [
        { kind: 'course', id: SHORT },
        { kind: 'course', id: LONG },
      ],
    });
    await given.completeShort(given.member);
    await given.tool.database.query({
      name: 'withdraw_long',
      text: `update course set withdrawn_at = now() where id = $1`,
      values: [LONG],
    });
    expect(await read(id)).toMatchObject({ state: 'finished', items: [{ id: SHORT }] });
    await given.tool.database.query({
      name: 'withdraw_all',
      text: `update course set withdrawn_at = now()`,
      values: [],
    });
    expect(await read(id)).toMatchObject({ state: 'not_started', total_work: 0, items: [] });
    expect((await claim(id)).code).toBe('assignment_not_finished');
  });
});

describe('COMP-19 the due date', () => {
  it('belongs to the time that is left; a soft one lets late work count, as late', async () => {
    const id = await given.assign({ dueAt: given.inDays(1) });
    await given.enroll(given.member, SHORT);
    await given.pass(DAY_MS);
    await given.mark(given.member, SHORT, 'short-1');
    expect(await read(id)).toMatchObject({ state: 'in_progress', items: [{ is_late: false }] });
    await given.pass(1);
    expect(await read(id)).toMatchObject({ state: 'overdue', items: [{ is_late: true }] });
    await given.mark(given.member, SHORT, 'short-2');
    expect(await read(id)).toMatchObject({ state: 'finished', is_late: true, items: [{ is_late: true }] });
    expect((await claim(id)).status).toBe(200);
  });
  it('a hard one ends it: what is done at that instant counts, what is done later does not', async () => {
    const half = await given.assign({ dueAt: given.inDays(1), hasHardEnd: true, passPercent: 50 });
    const whole = await given.assign({ dueAt: given.inDays(1), hasHardEnd: true });
    await given.enroll(given.member, SHORT);
    await given.pass(DAY_MS);
    await given.mark(given.member, SHORT, 'short-1');
    await given.pass(1);
    await given.mark(given.member, SHORT, 'short-2');
    expect(await read(half)).toMatchObject({ state: 'finished', progress: 50, is_late: false });
    expect(await read(whole)).toMatchObject({ state: 'closed', progress: 50 });
    expect((await claim(whole)).code).toBe('assignment_not_finished');
    expect((await list()).counts).toEqual({ to_do: 0, done: 1, all: 2 });
  });
});
