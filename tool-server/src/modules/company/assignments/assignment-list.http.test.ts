import { listOwnAssignments } from '@drawbridge/contracts/company';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createAssignmentCalls } from '../../../../test/fixtures/company/assignment-calls.ts';
import {
  type AssignmentTool,
  createAssignmentTool,
  DAY_MS,
} from '../../../../test/fixtures/company/assignment-tool.ts';
import { CHALLENGE, LONG } from '../../../../test/fixtures/recognition/award-tool.ts';

let given: AssignmentTool;
beforeEach(async () => {
  await given?.tool.close();
  given = await createAssignmentTool();
});
afterAll(() => given.tool.close());

const { list } = createAssignmentCalls(() => given);

describe('COMP-19 the list', () => {
  it('has what is due next first, then what is closed, then what is done; pages hold each once', async () => {
    const closed = await given.assign({
      dueAt: given.inDays(1),
      hasHardEnd: true,
      items: [{ kind: 'course', id: LONG }],
    });
    const late = await given.assign({ dueAt: given.inDays(9), items: [{ kind: 'course', id: LONG }] });
    const soon = await given.assign({ dueAt: given.inDays(5), items: [{ kind: 'course', id: LONG }] });
    const upcoming = await given.assign({
      startsAt: given.inDays(4),
      dueAt: given.inDays(7),
      items: [{ kind: 'course', id: LONG }],
    });
    const done = await given.assign();
    await given.completeShort(given.member);
    await given.pass(2 * DAY_MS);
    const { items, counts } = await list();
    expect(items.map(({ id }) => id)).toEqual([soon, upcoming, late, closed, done]);
    expect(items.map(({ state }) => state)).toEqual([
      'not_started',
      'upcoming',
      'not_started',
      'closed',
      'finished',
    ]);
    expect(counts).toEqual({ to_do: 3, done: 1, all: 5 });
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => given.member.call(listOwnAssignments, { show: 'all', page, per_page: 2 })),
    );
    expect(pages.flatMap(({ data }) => data.items.map(({ id }) => id))).toEqual(items.map(({ id }) => id));
    expect(pages.map(({ data }) => data.items.length)).toEqual([2, 2, 1, 0]);
    expect(pages.map(({ data }) => data.counts)).toEqual(Array(4).fill(counts));
  });
  it('has what was done last before what was done earlier, and what is due at the same time once', async () => {
    const dueAt = given.inDays(5);
    const challenge = { dueAt, items: [{ kind: 'course' as const, id: CHALLENGE }] };
    const [first, second] = [await given.assign({ dueAt }), await given.assign(challenge)];
    const open = [await given.assign({ dueAt, items: [{ kind: 'course', id: LONG }] })];
    open.push(await given.assign({ dueAt, items: [{ kind: 'course', id: LONG }] }));
    await given.completeShort(given.member);
    await given.pass(DAY_MS);
    await given.submit(given.member, CHALLENGE);
    expect((await list('done')).items.map(({ id }) => id)).toEqual([second, first]);
    const pages = await Promise.all(
      [1, 2].map((page) => given.member.call(listOwnAssignments, { page, per_page: 1 })),
    );
    expect(pages.flatMap(({ data }) => data.items.map(({ id }) => id)).toSorted()).toEqual(open.toSorted());
  });
  it('has what ends at this instant among what is to do, and no longer a moment later', async () => {
    const id = await given.assign({ dueAt: given.inDays(1), hasHardEnd: true });
    await given.pass(DAY_MS);
    expect((await list('to_do')).items).toMatchObject([{ id, state: 'not_started' }]);
    await given.pass(1);
    expect(await list('to_do')).toMatchObject({ items: [], counts: { to_do: 0, done: 0, all: 1 } });
    expect((await list('all')).items).toMatchObject([{ id, state: 'closed' }]);
  });
  it('refuses a page and a choice that there cannot be', async () => {
    const replies = [
      await given.member.call(listOwnAssignments, { page: 0 }),
      await given.member.call(listOwnAssignments, { per_page: 1_000 }),
      await given.member.call(listOwnAssignments, { show: 'late' as 'all' }),
    ];
    expect(replies.map(({ code }) => code)).toEqual(Array(3).fill('bad_input'));
  });
});
