import { randomUUID } from 'node:crypto';
import { queryNotifications } from '@drawbridge/contracts/operations';
import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createAssignmentCalls } from '../../../../test/fixtures/company/assignment-calls.ts';
import { createAdminCalls } from '../../../../test/fixtures/company/assignment-form.ts';
import {
  type AssignmentTool,
  createAssignmentTool,
  DAY_MS,
  MIKA,
} from '../../../../test/fixtures/company/assignment-tool.ts';
import { SHORT } from '../../../../test/fixtures/recognition/award-tool.ts';
import { completion } from '../../learning/courses/courses.table.ts';
import { toDemoPersonId } from '../../operations/demo/index.ts';
import { activityEvent } from '../../recognition/activity-events/activity-events.table.ts';
import { readCycles } from './assignment-work.store.ts';
import { assignmentCycle } from './assignments.table.ts';

const CHAMPION = toDemoPersonId('champion@acme.test');
const ITEMS = ['short-1', 'short-2'] as const;

let given: AssignmentTool;
beforeEach(async () => {
  await given?.tool.close();
  given = await createAssignmentTool();
});
afterAll(() => given.tool.close());

const { read, claim } = createAssignmentCalls(() => given);
/** Signs in anew: sessions end while days pass. */
async function admin() {
  const caller = await given.tool.as('admin@acme.test');
  return createAdminCalls(() => caller);
}

/** Ten days from 2 March on, each year; work counts from 20 days before. */
const YEARLY = { repeat: 'yearly' as const, early_days: 20 };
/** Due again a year after a pass, with 30 days for it. */
const AFTER_PASS = { repeat: 'after_pass' as const, repeat_months: 12, early_days: 30 };

/** Lets days pass, with the jobs at their end. */
async function pass(days: number) {
  await given.pass(days * DAY_MS);
  await given.tool.app.jobs.drain();
}
/** Does an item, for the first time or again, at an instant. */
async function work(itemId: string, at: Date, personId = MIKA) {
  const { db } = given.tool.database;
  await db
    .insert(completion)
    .values({ personId, courseId: SHORT, itemId, completedAt: at })
    .onConflictDoNothing();
  await db.insert(activityEvent).values({
    personId,
    kind: 'media-click',
    key: randomUUID(),
    courseId: SHORT,
    itemId,
    at,
    changedAt: at,
  });
}
const workAll = async () => {
  for (const item of ITEMS) await work(item, given.tool.clock.now());
};

describe('an assignment that repeats each year', () => {
  it('each year is a cycle of its own: last year’s work does not count, and each has its certificate', async () => {
    const id = await (await admin()).make(YEARLY);
    await workAll();
    const first = await claim(id);
    expect([(await read(id)).state, first.status]).toEqual(['finished', 200]);
    expect((await read(id)).next_due_at).toBe('2027-03-12T17:00:00.000Z');
    await pass(346);
    expect(await read(id)).toMatchObject({
      cycle: 2,
      state: 'upcoming',
      progress: 0,
      starts_at: '2027-03-02T09:00:00.000Z',
      due_at: '2027-03-12T17:00:00.000Z',
      cycles: [{ cycle: 2 }, { cycle: 1, state: 'finished', certificate: { id: first.data.id } }],
    });
    expect((await claim(id)).code).toBe('assignment_not_finished');
    // A pass up to 20 days before the start is of this year.
    await workAll();
    expect(await read(id)).toMatchObject({ cycle: 2, state: 'finished', is_late: false });
    const second = await claim(id);
    expect([second.status, second.data.id === first.data.id]).toEqual([200, false]);
  });

  it('work earlier than the days before the start stays in the year before', async () => {
    const id = await (await admin()).make(YEARLY);
    await pass(344);
    await workAll();
    await pass(2);
    const { cycles, progress } = await read(id);
    expect([progress, cycles.map(({ cycle, state, is_late }) => [cycle, state, is_late])]).toEqual([
      0,
      [
        [2, 'upcoming', false],
        [1, 'finished', true],
      ],
    ]);
  });

  it('each cycle is opened once by two servers at once, and all of them after years without a server', async () => {
    const id = await (await admin()).make(YEARLY);
    await given.pass(3 * 365 * DAY_MS);
    await Promise.all([given.tool.app.jobs.drain(), given.tool.app.jobs.drain()]);
    const { db } = given.tool.database;
    const rows = await db.select().from(assignmentCycle).where(eq(assignmentCycle.assignmentId, id));
    expect(rows.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual([2, 3, 4]);
  });

  it('an edit moves the current cycle and leaves the years before as they were', async () => {
    const calls = await admin();
    const id = await calls.make(YEARLY);
    await workAll();
    await pass(346);
    const later = await admin();
    const moved = await later.change(id, {
      ...YEARLY,
      starts_on: '2027-04-01T09:00',
      due_on: '2027-04-20T17:00',
    });
    expect(moved.data).toMatchObject({ cycle: 2, starts_at: '2027-04-01T09:00:00.000Z' });
    const { cycles } = await read(id);
    expect(cycles.map(({ due_at }) => due_at.slice(0, 10))).toEqual(['2027-04-20', '2026-03-12']);
    const within = await later.change(id, {
      ...YEARLY,
      starts_on: '2026-03-20T09:00',
      due_on: '2027-04-20T17:00',
    });
    expect(within.status).toBe(400);
    const other = await later.change(id, {
      ...AFTER_PASS,
      starts_on: '2027-04-01T09:00',
      due_on: '2027-04-20T17:00',
    });
    expect(Object.keys(other.errors ?? {})).toEqual(['repeat']);
  });

  it('reminders of each cycle are sent once', async () => {
    const id = await (await admin()).make(YEARLY);
    await given.tool.app.jobs.drain();
    await workAll();
    await pass(366);
    await given.tool.app.jobs.drain();
    const { items } = (await given.member.call(queryNotifications, {})).data;
    const started = items.filter(({ link, kind }) => kind === 'assignment' && link?.includes(id));
    expect(started).toHaveLength(2);
  });
});

describe('an assignment that repeats after a pass', () => {
  it('each person is due a year after their own pass', async () => {
    const calls = await admin();
    const id = await calls.make({ ...AFTER_PASS, person_ids: [MIKA, CHAMPION] });
    await workAll();
    await pass(60);
    for (const item of ITEMS) await work(item, given.tool.clock.now(), CHAMPION);
    await pass(300);
    const report = await (await admin()).report(id);
    const states = report.items.map(({ person_id, cycle, state, due_at }) => [
      person_id,
      cycle,
      state,
      due_at.slice(0, 10),
    ]);
    expect(states).toEqual(
      expect.arrayContaining([
        [MIKA, 2, 'not_started', '2027-03-02'],
        [CHAMPION, 1, 'finished', '2026-03-12'],
      ]),
    );
  });

  it('a person who was trained before, and whose past work counts, is due a year after that training', async () => {
    for (const item of ITEMS) await work(item, new Date('2025-11-20T10:00:00Z'));
    const calls = await admin();
    const shown = await calls.preview({ ...AFTER_PASS, counts_past_work: true });
    expect(shown.people).toMatchObject([
      { person_id: MIKA, after: 'finished', next_due_at: '2026-11-20T10:00:00.000Z' },
    ]);
  });

  it('a person who is exempt gets no further cycle', async () => {
    const calls = await admin();
    const id = await calls.make(AFTER_PASS);
    await workAll();
    await calls.exempt(id);
    await pass(360);
    expect((await read(id)).cycle).toBe(1);
  });
});

describe('COMP-19 states follow from the facts', () => {
  it('the progress of a cycle depends on the work dated in it, and on nothing else', async () => {
    const id = await (await admin()).make({ ...YEARLY, counts_past_work: false });
    const { db } = given.tool.database;
    await given.pass(2 * 365 * DAY_MS);
    await given.tool.app.jobs.drain();
    const now = given.tool.clock.now();
    // Where each of three cycles begins to count, and where the last one ends.
    const starts = ['2026-02-10T09:00:00Z', '2027-02-10T09:00:00Z', '2028-02-11T09:00:00Z'].map((at) =>
      Date.parse(at),
    );
    const fact = fc.record({
      item: fc.constantFrom(...ITEMS),
      at: fc.integer({ min: Date.parse('2025-06-01'), max: now.getTime() }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(fact, { maxLength: 8 }), async (facts) => {
        await db.delete(completion).where(eq(completion.personId, MIKA));
        await db.delete(activityEvent).where(eq(activityEvent.personId, MIKA));
        const ordered = facts.toSorted((one, other) => one.at - other.at);
        for (const { item, at } of ordered) await work(item, new Date(at));
        const rows = await readCycles(db, id, MIKA, now);
        const shown = rows
          .toReversed()
          .map(({ completed, total, finished_ms }) => [completed, total, finished_ms]);
        expect(shown).toEqual(starts.map((start, nth) => toExpected(ordered, start, starts[nth + 1])));
      }),
      { numRuns: 40 },
    );
  });
});

/** The same, counted one fact at a time. */
function toExpected(
  facts: readonly { item: string; at: number }[],
  start: number,
  end = Number.POSITIVE_INFINITY,
) {
  const firsts = ITEMS.flatMap((item) => {
    const found = facts.find((one) => one.item === item && one.at >= start && one.at < end);
    return found ? [found.at] : [];
  });
  const isDone = firsts.length === ITEMS.length;
  return [firsts.length, ITEMS.length, isDone ? String(Math.max(...firsts)) : null];
}
