import { randomUUID } from 'node:crypto';
import { asId } from '@drawbridge/contracts';
import { getCourse, markItem } from '@drawbridge/contracts/learning';
import { openLab, submitLab } from '@drawbridge/contracts/practice';
import {
  getStatsKey,
  getUserStats,
  listAchievements,
  listActivity,
  publishCourseStats,
  setVisibility,
  setWeeklyGoal,
} from '@drawbridge/contracts/recognition';
import { addDays } from '@drawbridge/contracts/rules';
import { buildLabResult } from '@drawbridge/contracts/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, createTestTool, type TestTool } from '../../../../test/fixtures/create-test-tool.ts';
import { getLabs } from '../../../../test/fixtures/practice/our-labs.ts';
import { account } from '../../kernel/people/index.ts';
import { toDemoPersonId } from '../../operations/demo/index.ts';
import { activityDay } from './activity.table.ts';

const C2 = asId<'course'>('c2-injection-at-the-boundary');
const L1 = asId<'lab'>('l1-someone-elses-invoice');
const ARTICLES = ['c2-what-a-boundary-is', 'c2-how-a-query-breaks'].map((id) => asId<'item'>(id));
const EMAIL = 'member@acme.test';
const DAY_MS = 86_400_000;

let tool: TestTool;
let learner: Caller;

beforeAll(async () => {
  tool = await createTestTool({
    labs: getLabs([L1]),
    grader: {
      grade: async (labId) =>
        buildLabResult({
          lab_id: labId,
          verdict: 'passed',
          score: 100,
          graded_at: tool.clock.now().toISOString(),
        }),
    },
  });
  tool.app.jobs.start();
});
afterAll(() => tool.close());
beforeEach(async () => {
  for (const table of [
    'activity_day',
    'weekly_goal',
    'completion',
    'lab_attempt',
    'point_gain',
    'public_profile',
    'activity_event',
  ])
    await tool.database.query({ name: `empty_${table}`, text: `delete from ${table}`, values: [] });
  learner = await tool.as(EMAIL);
  await learner.call(getCourse, { event_id: C2, enroll: true });
});

const readStats = async (caller = learner) => (await caller.call(getUserStats, {})).data;
const mark = (item_id = ARTICLES[0] as (typeof ARTICLES)[number]) =>
  learner.call(markItem, { event_id: C2, item_id });
async function pass() {
  const { attempt } = (await learner.call(openLab, { lab_id: L1 })).data;
  await learner.call(submitLab, {
    submission_id: asId(randomUUID()),
    attempt_id: attempt.attempt_id,
    files: [],
  });
}
const setZone = (timeZone: string | null) =>
  tool.database.db
    .update(account)
    .set({ timeZone })
    .where(eq(account.personId, toDemoPersonId(EMAIL)));

describe('CALL-25 user-stats', () => {
  it('CALL-3 user stats and the other calls are refused without a session', async () => {
    const replies = await Promise.all([
      tool.anonymous.call(getUserStats, {}),
      tool.anonymous.call(getStatsKey, {}),
      tool.anonymous.call(listActivity, {}),
      tool.anonymous.call(listAchievements, {}),
      tool.anonymous.call(setWeeklyGoal, { days: 3 }),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
  });
  it('DATA-14 a person who has done nothing has zeros', async () => {
    expect(await readStats()).toMatchObject({
      badges: 0,
      challenges_completed: 0,
      labs_completed: 0,
      leaderboard: null,
      total_course_minutes: 0,
      videos_completed: 0,
      dashboard: [],
      streak: { current: 0, best: 0 },
      goal: { days: 3, done: 0 },
    });
  });
  it('PLAYER-4 an enrollment counts once, however often it is sent', async () => {
    const before = (await readStats()).total_enrolled;
    await Promise.all([1, 2, 3].map(() => learner.call(getCourse, { event_id: C2, enroll: true })));
    expect((await readStats()).total_enrolled).toBe(before);
  });
  it('CALL-33, SVC-20 work through other bases counts', async () => {
    await pass();
    await learner.call(setVisibility, { visible: true });
    expect(await readStats()).toMatchObject({
      labs_completed: 1,
      points: 100,
      leaderboard: 1,
    });
  });
  it('DATA-15, CALL-33 the time in courses is what was spent in them, whatever was completed', async () => {
    await pass();
    expect((await readStats()).total_course_minutes).toBe(0);
    const visit = { event_id: C2, visit_id: randomUUID() };
    await learner.call(publishCourseStats, { ...visit, seconds: 290 });
    expect((await readStats()).total_course_minutes).toBe(5);
    expect((await learner.call(getStatsKey, {})).data).toEqual({ course_minutes: 5 });
    expect((await learner.call(getCourse, { event_id: C2 })).data.course.spent_seconds).toBe(290);
  });
  it("another person's work does not count", async () => {
    await pass();
    expect((await readStats(await tool.as('member@globex.test'))).dashboard).toEqual([]);
  });
});

describe('DATA-18 activity by day', () => {
  const today = () => tool.clock.now().toISOString().slice(0, 10);

  it('an item counts once, however often it is marked', async () => {
    await Promise.all([mark(), mark(), mark()]);
    expect((await readStats()).dashboard).toEqual([{ date: today(), activity: 1 }]);
  });
  it('what is opened, submitted and read on the same day counts together', async () => {
    await pass();
    await mark();
    // The lab was opened, and its submission was graded.
    expect((await readStats()).dashboard).toEqual([{ date: today(), activity: 3 }]);
  });
  it.each([
    ['Pacific/Kiritimati', 1],
    ['Pacific/Pago_Pago', -1],
    ['no/such-zone', 0],
  ])('activity counts on the day of the time zone %s', async (zone, days) => {
    // 02:00 and 22:00 UTC are the next and the day before in the zones of the ends of the world.
    const hours = { 1: 22, '-1': 2, 0: 12 }[days] as number;
    tool.clock.advance(DAY_MS - (tool.clock.now().getTime() % DAY_MS) + hours * 3_600_000);
    await setZone(zone);
    learner = await tool.as(EMAIL);
    const day = new Date(tool.clock.now().getTime() + days * DAY_MS).toISOString().slice(0, 10);
    await mark();
    const stats = await readStats();
    expect([stats.dashboard, stats.today]).toEqual([[{ date: day, activity: 1 }], day]);
    await setZone(null);
  });
  it('consecutive days make a streak, and count for the weekly goal', async () => {
    await mark(ARTICLES[0]);
    tool.clock.advance(DAY_MS);
    learner = await tool.as(EMAIL);
    await mark(ARTICLES[1]);
    expect((await readStats()).streak).toEqual({ current: 2, best: 2 });
    tool.clock.advance(2 * DAY_MS);
    learner = await tool.as(EMAIL);
    expect((await readStats()).streak).toEqual({ current: 0, best: 2 });
  });
});

describe('SVC-6 activity by date', () => {
  const DAYS = ['2025-11-26', '2025-11-27', '2026-11-26', '2026-11-27'];
  beforeEach(() =>
    tool.database.db
      .insert(activityDay)
      .values(DAYS.map((day, at) => ({ personId: toDemoPersonId(EMAIL), day, activity: at + 1 }))),
  );
  const read = (span: object, caller = learner) => caller.call(listActivity, span);
  const readDays = async (span: object) => (await read(span)).data.items.map(({ date }) => date);

  it('activity by date includes both ends of the range, earliest day first', async () => {
    expect((await read({ from: '2026-11-26', to: '2026-11-27' })).data).toEqual({
      from: '2026-11-26',
      to: '2026-11-27',
      items: [
        { date: '2026-11-26', activity: 3 },
        { date: '2026-11-27', activity: 4 },
      ],
    });
    expect(await readDays({ from: '2026-11-26', to: '2026-11-26' })).toEqual(['2026-11-26']);
  });
  it('activity by date covers a year without a first day, and ends today without a last one', async () => {
    expect(await readDays({ to: '2026-11-27' })).toEqual(['2025-11-27', '2026-11-26', '2026-11-27']);
    const today = tool.clock.now().toISOString().slice(0, 10);
    expect((await read({})).data).toMatchObject({ from: addDays(today, -365), to: today });
  });
  it('activity by date has nothing of another person', async () => {
    const { items } = (await read({ to: '2026-11-27' }, await tool.as('member@globex.test'))).data;
    expect(items).toEqual([]);
  });
  it.each([
    [{ from: '2026-11-27', to: '2026-11-26' }, 'from'],
    [{ from: '2025-11-26', to: '2026-11-27' }, 'from'],
    [{ from: '1999-12-31' }, 'from'],
    [{ to: '0000-01-01' }, 'to'],
    [{ to: '2026-02-30' }, 'to'],
    [{ to: 'today' }, 'to'],
  ])('activity by date with %j is refused, naming %s', async (span, field) => {
    const reply = await read(span);
    expect([reply.status, Object.keys(reply.errors ?? {})]).toEqual([400, [field]]);
  });
});

describe('the weekly goal', () => {
  it('the weekly goal is stored, and can be changed again', async () => {
    expect((await learner.call(setWeeklyGoal, { days: 5 })).data.days).toBe(5);
    await learner.call(setWeeklyGoal, { days: 2 });
    expect((await readStats()).goal.days).toBe(2);
  });
  it.each([0, 8, 2.5, -1, '3', null])('a goal of %j days is refused, naming the field', async (days) => {
    const reply = await learner.call(setWeeklyGoal, { days: days as number });
    expect([reply.status, Object.keys(reply.errors ?? {})]).toEqual([400, ['days']]);
  });
});

describe('CALL-15, PROF-9 what was done', () => {
  it('what was done is listed newest first with the total number', async () => {
    await mark();
    tool.clock.advance(60_000);
    await pass();
    const { results, total } = (await learner.call(listAchievements, {})).data;
    expect(results.map(({ kind, state }) => [kind, state])).toEqual([
      ['lab', 'completed'],
      ['course', 'in_progress'],
    ]);
    expect(total).toBe(2);
  });
  it('the list has an empty page after the last one, and refuses an impossible page', async () => {
    await pass();
    const reply = await learner.call(listAchievements, { page: 2 });
    expect([reply.data.results, reply.data.total]).toEqual([[], 2]);
    expect((await learner.call(listAchievements, { page: 0 })).errors).toHaveProperty('page');
  });
});
