import { randomUUID } from 'node:crypto';
import type { LiveCourse, LiveSchedule } from '@drawbridge/content';
import { asId } from '@drawbridge/contracts';
import {
  cancelLiveRegistration,
  filterCourses,
  getCourse,
  getLiveCalendar,
  joinLiveCourse,
  LIVE_COURSE_TEXTS,
  listLiveCourses,
  registerForLiveCourse,
} from '@drawbridge/contracts/learning';
import { queryNotifications } from '@drawbridge/contracts/operations';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, inject, it } from 'vitest';
import {
  type Caller,
  createTestTool,
  getOurCatalogue,
  type TestTool,
} from '../../../../test/fixtures/create-test-tool.ts';
import { countWaiting } from '../../../../test/fixtures/database/count-waiting.ts';
import { account } from '../../kernel/people/index.ts';
import { toDemoPersonId } from '../../operations/demo/index.ts';
import { liveEvent, liveRegistration } from './live-courses.table.ts';

const MINUTE_MS = 60_000;
const LC1 = asId<'course'>('office-hours-review-my-fix');
/** The first session of LC1: 18:00 in Berlin, for an hour. */
const START = '2026-03-05T17:00:00.000Z';

let tool: TestTool;
let member: Caller;
let id = asId<'live event'>('');

/** Our live courses, the first of them changed. */
function toLive(part: Partial<LiveSchedule>): LiveCourse[] {
  return getOurCatalogue().live.map((one) =>
    one.id === LC1 ? { ...one, schedule: { ...one.schedule, ...part } } : one,
  );
}

async function open(part: Partial<LiveSchedule> = {}, live = toLive(part)) {
  await tool?.close();
  tool = await createTestTool({ catalogue: { ...getOurCatalogue(), live } });
  await begin();
}
async function begin() {
  await tool.app.jobs.drain();
  member = await tool.as('member@acme.test');
  const { upcoming } = (await member.call(listLiveCourses, {})).data;
  id = upcoming[0]?.id ?? id;
}
afterAll(() => tool.close());
beforeEach(() => open());

/** Sessions end after four hours: everybody signs in again. */
async function goTo(at: string) {
  tool.clock.advance(Date.parse(at) - tool.clock.now().getTime());
  await tool.app.jobs.drain();
  member = await tool.as('member@acme.test');
}
const register = (caller = member) => caller.call(registerForLiveCourse, { event_id: id });
const cancel = (caller = member) => caller.call(cancelLiveRegistration, { event_id: id });
const join = (caller = member) => caller.call(joinLiveCourse, { event_id: id });
const list = async (caller = member) => (await caller.call(listLiveCourses, {})).data;
const find = async (caller = member) => {
  const { upcoming, past } = await list(caller);
  return [...upcoming, ...past].find((event) => event.id === id);
};
const notices = async (caller = member) =>
  (await caller.call(queryNotifications, {})).data.items.filter(({ kind }) => kind === 'live');
const getCalendar = (caller: Caller, event: string) =>
  tool.fetch(`/api/main/${getLiveCalendar.path.replace(':event_id', event)}`, {
    headers: { authorization: caller.token ?? '' },
  });

describe('NAV-25 the list', () => {
  it('has at least two sessions to come of each course, the next one first', async () => {
    const { upcoming, past, now } = await list();
    expect([upcoming[0]?.starts_at, past, now]).toEqual([START, [], '2026-03-02T09:00:00.000Z']);
    for (const { id: course } of getOurCatalogue().live)
      expect(upcoming.filter(({ course_id }) => course_id === course).length).toBeGreaterThanOrEqual(2);
    const starts = upcoming.map(({ starts_at }) => starts_at);
    expect(starts).toEqual(starts.toSorted());
    expect(upcoming[0]).toMatchObject({
      event_name: 'Office hours: review my fix',
      description:
        'Bring a fix of your own, and let a reviewer look for the request that still gets through.',
      instructor_id: ['anneke-tollgard#Anneke Tollgard#', 'osei-brandvold#Osei Brandvold#'],
      seats: 25,
      seats_left: 25,
      event_status: 'upcoming',
      is_registered: false,
    });
  });
  it('never runs out: the daily job makes the next ones, once', async () => {
    await goTo('2027-06-20T00:00:00Z');
    const { upcoming, past } = await list();
    expect(upcoming).toHaveLength(9);
    expect(past.every(({ event_status }) => event_status === 'ended')).toBe(true);
    await tool.app.jobs.drain();
    expect((await list()).upcoming).toEqual(upcoming);
  });
  it('CAT-1 a live course is a course of the type live-course, with its items and DATA-10 its event_status', async () => {
    const { items } = (await member.call(filterCourses, { types: ['live-course'] })).data;
    expect(items.map(({ type, event_status }) => [type, event_status])).toEqual([
      ['live-course', 'upcoming'],
      ['live-course', 'upcoming'],
      ['live-course', 'upcoming'],
    ]);
    const { course } = (await member.call(getCourse, { event_id: LC1 })).data;
    expect(course.items.flatMap((subject) => subject.items.map(({ object_type }) => object_type))).toEqual([
      'media',
      'lab',
      'download',
    ]);
    const others = (await member.call(filterCourses, { types: ['course'] })).data.items;
    expect(others.every(({ event_status }) => event_status === undefined)).toBe(true);
  });
});

describe('NAV-25 registering', () => {
  it('takes a seat and enrolls in the course; CALL-47 twice takes one seat', async () => {
    const first = await register();
    expect([first.status, first.message]).toEqual([200, LIVE_COURSE_TEXTS.registered]);
    expect(first.data).toMatchObject({ is_registered: true, seats_left: 24 });
    const replies = await Promise.all([register(), register(), register()]);
    expect(replies.map(({ data }) => data.seats_left)).toEqual([24, 24, 24]);
    expect((await member.call(getCourse, { event_id: LC1 })).data.is_enrolled).toBe(true);
  });
  it('CALL-3 is refused without a session, as every call of live courses', async () => {
    const { anonymous } = tool;
    const replies = [
      await anonymous.call(listLiveCourses, {}),
      await register(anonymous),
      await cancel(anonymous),
      await join(anonymous),
      await getCalendar(anonymous, id),
    ];
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 401));
  });
  it('never gives one seat to two at once', async () => {
    await open({ seats: 2 });
    const emails = [
      'member@acme.test',
      'manager@acme.test',
      'champion@acme.test',
      'ind@demo.test',
      'parent@demo.test',
    ];
    const callers = await Promise.all(emails.map((email) => tool.as(email)));
    const replies = await Promise.all(callers.map((caller) => register(caller)));
    expect(replies.map(({ code }) => code ?? 'taken').toSorted()).toEqual([
      'live_event_full',
      'live_event_full',
      'live_event_full',
      'taken',
      'taken',
    ]);
    const outside = callers[replies.findIndex(({ code }) => code === 'live_event_full')] ?? member;
    expect(await find(outside)).toMatchObject({ event_status: 'full', seats_left: 0, is_registered: false });
    const card = (await outside.call(filterCourses, { types: ['live-course'] })).data.items[0];
    expect(card?.event_status).toBe('full');
    // Who has a seat keeps it, and a seat that is given back can be taken.
    const inside = callers[replies.findIndex(({ status }) => status === 200)] ?? member;
    expect((await register(inside)).status).toBe(200);
    await cancel(inside);
    expect((await register(outside)).status).toBe(200);
  });
  it('nobody is enrolled who got no seat', async () => {
    await open({ seats: 1 });
    await register();
    const other = await tool.as('champion@acme.test');
    expect((await register(other)).code).toBe('live_event_full');
    expect((await other.call(getCourse, { event_id: LC1 })).data.is_enrolled).toBe(false);
  });
  it('ROLE-10 is for plans that include it; the list shows the lock', async () => {
    const free = await tool.as('free@demo.test');
    expect(await find(free)).toMatchObject({ upgrade: true });
    const reply = await register(free);
    expect([reply.status, reply.code]).toEqual([403, 'upgrade_required']);
    expect(await tool.database.db.$count(liveRegistration)).toBe(0);
  });
  // The embedded database has one connection: its transactions never run side by side.
  it.runIf(inject('databaseUrl'))('is refused where the plan ends while somebody registers', async () => {
    const payer = await tool.as('ind@demo.test');
    let registering: ReturnType<typeof register> | undefined;
    await tool.database.db.transaction(async (tx) => {
      await tx.execute(sql`lock table live_registration in share row exclusive mode`);
      registering = register(payer);
      await expect.poll(countWaiting).toBe(1);
      await tx
        .update(account)
        .set({ type: 'FT' })
        .where(eq(account.personId, toDemoPersonId('ind@demo.test')));
    });
    expect((await registering)?.code).toBe('upgrade_required');
    expect(await tool.database.db.$count(liveRegistration)).toBe(0);
    expect((await payer.call(getCourse, { event_id: LC1 })).data.is_enrolled).toBe(false);
  });
  it('is possible until the end, and not after it', async () => {
    await goTo('2026-03-05T17:59:59.999Z');
    expect(await find()).toMatchObject({ event_status: 'live' });
    expect((await register()).status).toBe(200);
    tool.clock.advance(1);
    const other = await tool.as('champion@acme.test');
    const replies = [await register(other), await register(), await cancel(), await join()];
    expect(replies.map(({ status, code }) => [status, code])).toEqual(
      replies.map(() => [409, 'live_event_over']),
    );
    const { past } = await list();
    expect(past[0]).toMatchObject({ id, event_status: 'ended', is_registered: true });
  });
  it.each([
    ['an unknown session', randomUUID(), 404],
    ['what is no id', "' or 1=1 --", 400],
  ])('does not find %s', async (_what, unknown, status) => {
    id = asId(unknown);
    const replies = [await register(), await cancel(), await join()];
    expect(replies.map((reply) => reply.status)).toEqual(replies.map(() => status));
  });
});

describe('NAV-25 cancelling', () => {
  it('gives the seat back and keeps the course; CALL-47 twice changes nothing', async () => {
    await register();
    const first = await cancel();
    expect([first.message, first.data.is_registered, first.data.seats_left]).toEqual([
      LIVE_COURSE_TEXTS.cancelled,
      false,
      25,
    ]);
    expect((await cancel()).status).toBe(200);
    expect((await member.call(getCourse, { event_id: LC1 })).data.is_enrolled).toBe(true);
  });
  it("leaves somebody else's seat alone", async () => {
    await register();
    const other = await tool.as('champion@acme.test');
    expect((await cancel(other)).data).toMatchObject({ is_registered: false, seats_left: 24 });
    expect(await find()).toMatchObject({ is_registered: true });
  });
});

describe('NAV-25 joining', () => {
  it('is possible from ten minutes before the start until the end, for those who are registered', async () => {
    await register();
    await goTo('2026-03-05T16:49:59.999Z');
    const early = await join();
    expect([early.status, early.code]).toEqual([409, 'live_event_not_open']);
    tool.clock.advance(1);
    expect((await join()).data).toEqual({ address: `/portal/course-info/intro/${LC1}` });
    const other = await tool.as('champion@acme.test');
    const refused = await join(other);
    expect([refused.status, refused.code]).toEqual([403, 'not_registered']);
    await goTo('2026-03-05T17:59:59.000Z');
    expect((await join()).status).toBe(200);
    tool.clock.advance(1_000);
    expect((await join()).code).toBe('live_event_over');
  });
  it('gives the address of the schedule, where it has one, to nobody else', async () => {
    await open({ meeting_url: 'https://meet.example/room-1' });
    await register();
    await goTo('2026-03-05T17:30:00Z');
    expect((await join()).data.address).toBe('https://meet.example/room-1');
    const other = await tool.as('champion@acme.test');
    const calendar = await (await getCalendar(other, id)).text();
    expect(JSON.stringify(await list(other)) + calendar).not.toContain('meet.example');
  });
});

describe('NAV-25 the file for a calendar', () => {
  it('is an attachment of its own type, and not guessed', async () => {
    const response = await getCalendar(member, id);
    expect([
      response.status,
      response.headers.get('content-type'),
      response.headers.get('content-disposition'),
    ]).toEqual([200, 'text/calendar; charset=utf-8', `attachment; filename=${LC1}.ics`]);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const text = await response.text();
    expect(text).toContain('DTSTART:20260305T170000Z\r\nDTEND:20260305T180000Z\r\n');
    expect(text).toContain(`UID:${id}@tool.test\r\n`);
  });
  it('is a reply like any other when it is refused', async () => {
    const response = await getCalendar(member, randomUUID());
    expect([response.status, await response.json()]).toEqual([
      404,
      expect.objectContaining({ success: false, code: 'live_event_not_found' }),
    ]);
  });
});

describe('NAV-25, NOTIF-1 notices', () => {
  it('come a day before and when it can be joined, once each, in the time zone of the person', async () => {
    await tool.database.db
      .update(account)
      .set({ timeZone: 'Europe/Lisbon' })
      .where(eq(account.personId, toDemoPersonId('member@acme.test')));
    await register();
    await goTo('2026-03-04T16:59:59Z');
    expect(await notices()).toEqual([]);
    await goTo('2026-03-04T17:00:00Z');
    await goTo('2026-03-05T16:49:00Z');
    expect((await notices()).map(({ content, link }) => [content, link])).toEqual([
      [
        '“Office hours: review my fix” is on Thursday 5 March at 17:00 (Europe/Lisbon).',
        '/portal/live-courses',
      ],
    ]);
    await goTo('2026-03-05T16:50:00Z');
    await goTo('2026-03-05T17:30:00Z');
    expect((await notices()).map(({ content }) => content)).toEqual([
      '“Office hours: review my fix” can be joined now. It is on Thursday 5 March at 17:00 (Europe/Lisbon).',
      '“Office hours: review my fix” is on Thursday 5 March at 17:00 (Europe/Lisbon).',
    ]);
  });
  it('are not sent to those who cancelled, or registered too late for them', async () => {
    const late = 'champion@acme.test';
    await register();
    await cancel();
    await goTo('2026-03-05T12:00:00Z');
    await register(await tool.as(late));
    await goTo('2026-03-05T12:30:00Z');
    expect([await notices(), await notices(await tool.as(late))]).toEqual([[], []]);
    await goTo('2026-03-05T16:55:00Z');
    await register();
    await goTo('2026-03-05T16:56:00Z');
    expect([(await notices()).length, (await notices(await tool.as(late))).length]).toEqual([0, 1]);
  });
  it('of the day before is left out where a server was away until the session can be joined', async () => {
    await register();
    await goTo('2026-03-05T16:55:00Z');
    expect((await notices()).map(({ content }) => content)).toEqual([
      expect.stringContaining('can be joined now'),
    ]);
  });
});

describe('NAV-25 a schedule that changes', () => {
  /** Plans by another catalogue on the same data. */
  async function replan(live: LiveCourse[]) {
    const { createPlanJob } = await import('./plan-sessions.ts');
    const { createEventBus } = await import('../../../events.ts');
    const events = createEventBus();
    const told: string[] = [];
    events.on('live_event.notice', 'react', async (_tx, { notice, personId }) => {
      told.push(`${notice} ${personId}`);
    });
    const job = createPlanJob({ ...tool, catalogue: { live }, events });
    await job.run();
    return { told, again: await job.run() };
  }
  it('cancels a session for those who are registered and tells them, and deletes it where nobody is', async () => {
    await register();
    const { told, again } = await replan(toLive({ weekday: 'friday' }));
    expect([told, again]).toEqual([[`cancelled ${toDemoPersonId('member@acme.test')}`], 0]);
    expect(await find()).toMatchObject({ event_status: 'cancelled', is_registered: true });
    expect(await find(await tool.as('champion@acme.test'))).toBeUndefined();
    expect([(await register()).code, (await join()).code]).toEqual(['live_event_over', 'live_event_over']);
    const rows = await tool.database.db
      .select()
      .from(liveEvent)
      .where(eq(liveEvent.courseId, LC1))
      .orderBy(liveEvent.startsAt);
    expect(rows.map(({ startsAt, status }) => [startsAt.toISOString(), status])).toEqual([
      [START, 'cancelled'],
      ['2026-03-06T17:00:00.000Z', 'scheduled'],
      ['2026-04-03T16:00:00.000Z', 'scheduled'],
      ['2026-05-01T16:00:00.000Z', 'scheduled'],
    ]);
    await cancel();
    expect(await find()).toBeUndefined();
    // The old time again is the same session.
    await replan(toLive({}));
    expect(await find()).toMatchObject({ event_status: 'upcoming', starts_at: START });
  });
  it('changes length and seats of the sessions there are; fewer seats take none away', async () => {
    await register();
    const other = await tool.as('champion@acme.test');
    await register(other);
    await replan(toLive({ minutes: 90, seats: 1 }));
    const ends = new Date(Date.parse(START) + 90 * MINUTE_MS).toISOString();
    expect(await find()).toMatchObject({
      ends_at: ends,
      seats_left: 0,
      is_registered: true,
      event_status: 'full',
    });
    expect((await register(other)).status).toBe(200);
  });
});
