import { randomUUID } from 'node:crypto';
import { asId } from '@drawbridge/contracts';
import { getCourse, getVideo, markItem } from '@drawbridge/contracts/learning';
import { openLab } from '@drawbridge/contracts/practice';
import {
  getUserStats,
  listRecentLabs,
  listRecentVideos,
  publishCourseStats,
  publishMediaClick,
  publishUpgradeInterest,
  publishVideoWatch,
} from '@drawbridge/contracts/recognition';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, createTestTool, type TestTool } from '../../../../test/fixtures/create-test-tool.ts';
import { getLabs } from '../../../../test/fixtures/practice/our-labs.ts';
import { activityEvent } from './activity-events.table.ts';

const C2 = asId<'course'>('c2-injection-at-the-boundary');
const VIDEO = asId<'item'>('c2-video-number-that-was-sql');
const ARTICLE = asId<'item'>('c2-what-a-boundary-is');
const L1 = asId<'lab'>('l1-someone-elses-invoice');
const L8 = asId<'lab'>('l8-signed-in-as-no-one');

let tool: TestTool;
let learner: Caller;

beforeAll(async () => {
  tool = await createTestTool({
    labs: getLabs([L1, L8]),
  });
});
afterAll(() => tool.close());
beforeEach(async () => {
  for (const table of ['activity_event', 'completion', 'enrolment', 'lab_attempt', 'limit_window'])
    await tool.database.query({ name: `empty_${table}`, text: `delete from ${table}`, values: [] });
  learner = await tool.as('member@acme.test');
  await learner.call(getCourse, { event_id: C2, enroll: true });
});

const byText = (a: readonly unknown[], b: readonly unknown[]) => String(a).localeCompare(String(b));
const readRows = () => tool.database.db.select().from(activityEvent);
const video = { event_id: C2, item_id: VIDEO };
const watch = (seconds: number, position: number, visit_id?: string, caller = learner) =>
  caller.call(publishVideoWatch, { ...video, seconds, position, ...(visit_id && { visit_id }) });
const work = (seconds: number, visit_id: string) =>
  learner.call(publishCourseStats, { event_id: C2, item_id: ARTICLE, seconds, visit_id });
const readSpent = async () => (await learner.call(getCourse, { event_id: C2 })).data.course.spent_seconds;

describe('CALL-24, PLAYER-37..PLAYER-39 events of the player', () => {
  it('CALL-3 are refused without a session', async () => {
    const { anonymous } = tool;
    const answers = await Promise.all([
      anonymous.call(publishVideoWatch, video),
      anonymous.call(publishMediaClick, { event_id: C2, item_id: ARTICLE }),
      anonymous.call(publishCourseStats, { event_id: C2 }),
      anonymous.call(publishUpgradeInterest, {}),
      anonymous.call(listRecentVideos, {}),
      anonymous.call(listRecentLabs, {}),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 401));
  });

  it('are rows of whoever sent them, one of each kind', async () => {
    await watch(0, 0);
    await learner.call(publishMediaClick, { event_id: C2, item_id: ARTICLE });
    await learner.call(publishCourseStats, { event_id: C2 });
    await learner.call(publishUpgradeInterest, {});
    const rows = await readRows();
    expect(rows.map(({ kind, courseId, itemId }) => [kind, courseId, itemId]).toSorted(byText)).toEqual([
      ['course-stats', C2, null],
      ['media-click', C2, ARTICLE],
      ['upgrade-interest', null, null],
      ['video-watch', C2, VIDEO],
    ]);
    expect(new Set(rows.map(({ personId }) => personId)).size).toBe(1);
  });

  it('need the course, its item, of a video the right kind, and the enrolment', async () => {
    const other = await tool.as('member@globex.test');
    const answers = await Promise.all([
      learner.call(publishVideoWatch, { ...video, item_id: ARTICLE }),
      learner.call(publishMediaClick, { ...video, item_id: asId('no-such-item') }),
      learner.call(publishCourseStats, { event_id: asId('no-such-course') }),
      learner.call(publishUpgradeInterest, { event_id: asId('no-such-course') }),
      other.call(publishVideoWatch, video),
      other.call(publishUpgradeInterest, { event_id: C2 }),
    ]);
    expect(answers.map(({ status, code }) => [status, code])).toEqual([
      [404, 'item_not_found'],
      [404, 'item_not_found'],
      [404, 'course_not_found'],
      [404, 'course_not_found'],
      [403, 'not_enrolled'],
      [200, undefined],
    ]);
    expect(await readRows()).toHaveLength(1);
  });

  it.each([
    ['seconds', { seconds: -1 }],
    ['seconds', { seconds: 1.5 }],
    ['seconds', { seconds: 1e9 }],
    ['position', { position: -1 }],
    ['visit_id', { visit_id: 'x' }],
    ['item_id', { item_id: 7 }],
  ])('refuse a wrong %s and name it: %j', async (field, wrong) => {
    const answer = await learner.call(publishVideoWatch, { ...video, ...(wrong as object) });
    expect([answer.status, Object.keys(answer.errors ?? {})]).toEqual([400, [field]]);
  });

  it('count once for each visit, however often and in which order they arrive', async () => {
    const visit = randomUUID();
    await watch(0, 0, visit);
    tool.clock.advance(60_000);
    await Promise.all([
      watch(30, 30, visit),
      watch(45, 44, visit),
      watch(45, 44, visit),
      watch(15, 15, visit),
    ]);
    expect(await readRows()).toEqual([expect.objectContaining({ seconds: 45, positionSeconds: 44 })]);
    await watch(3, 3, randomUUID());
    expect((await readRows()).map(({ seconds }) => seconds).toSorted((a, b) => a - b)).toEqual([3, 45]);
  });

  it('without a visit are one in a minute', async () => {
    await watch(0, 0);
    await watch(0, 0);
    tool.clock.advance(60_000);
    await watch(0, 0);
    expect(await readRows()).toHaveLength(2);
  });

  it("change no row of another item or another person, whose visit's id they use", async () => {
    const visit = randomUUID();
    await work(10, visit);
    await learner.call(publishCourseStats, { event_id: C2, item_id: VIDEO, seconds: 50, visit_id: visit });
    const other = await tool.as('member@globex.test');
    await other.call(getCourse, { event_id: C2, enroll: true });
    await other.call(publishCourseStats, { event_id: C2, item_id: ARTICLE, seconds: 70, visit_id: visit });
    expect((await readRows()).map(({ itemId, seconds }) => [itemId, seconds]).toSorted(byText)).toEqual([
      [ARTICLE, 10],
      [ARTICLE, 70],
    ]);
  });

  it('grow no faster than time passes', async () => {
    const visit = randomUUID();
    await work(0, visit);
    tool.clock.advance(60_000);
    await work(80_000, visit);
    expect(await readSpent()).toBe(60 + 660);
  });

  it('are refused above a thousand in an hour', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => learner.call(publishUpgradeInterest, {})),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    await tool.database.query({
      name: 'fill_limit',
      text: 'update limit_window set count = 1000',
      values: [],
    });
    const refused = await learner.call(publishUpgradeInterest, {});
    expect([refused.status, refused.code]).toEqual([429, 'too_many_tries']);
  });
});

describe('PLAYER-40 the time spent in a course', () => {
  it('is what was worked in it, over all visits; of nobody else, and not told without the enrolment', async () => {
    expect(await readSpent()).toBe(0);
    const [one, two] = [randomUUID(), randomUUID()];
    await work(0, one);
    tool.clock.advance(120_000);
    await work(110, one);
    await work(20, two);
    expect(await readSpent()).toBe(130);
    const other = await tool.as('member@globex.test');
    expect((await other.call(getCourse, { event_id: C2 })).data.course.spent_seconds).toBeUndefined();
  });
});

describe('PLAYER-9 where a video goes on', () => {
  const readPosition = async () => (await learner.call(getVideo, video)).data.position;

  it('is where it was left, in the latest visit', async () => {
    expect(await readPosition()).toBe(0);
    const first = randomUUID();
    await watch(0, 0, first);
    tool.clock.advance(30_000);
    await watch(30, 31, first);
    expect(await readPosition()).toBe(31);
    tool.clock.advance(30_000);
    const second = randomUUID();
    await watch(0, 31, second);
    tool.clock.advance(10_000);
    await watch(10, 12, second);
    expect(await readPosition()).toBe(12);
  });

  it.each([
    ['in order', [0, 20]],
    ['with the first one last', [20, 0]],
  ] as const)(
    'is the further one of two reports within a second, which arrive %s',
    async (_order, places) => {
      const visit = randomUUID();
      for (const place of places) await watch(0, place, visit);
      expect(await readPosition()).toBe(20);
    },
  );

  it('is an earlier place, where the learner watched on after going back', async () => {
    const visit = randomUUID();
    await watch(0, 40, visit);
    tool.clock.advance(5_000);
    await watch(5, 9, visit);
    expect(await readPosition()).toBe(9);
  });
});

describe('CALL-26 recent videos and labs', () => {
  it('has the videos watched, with what was watched and whether they are complete', async () => {
    expect((await learner.call(listRecentVideos, {})).data.results).toEqual([]);
    const visit = randomUUID();
    await watch(0, 0, visit);
    tool.clock.advance(20_000);
    await watch(20, 19, visit);
    await watch(5, 24, randomUUID());
    await learner.call(markItem, video);
    expect((await learner.call(listRecentVideos, {})).data.results).toEqual([
      expect.objectContaining({
        ...video,
        watched_seconds: 25,
        completed: true,
        subject_id: 'sql',
        owasp: ['A05:2025'],
      }),
    ]);
    expect((await learner.call(getUserStats, {})).data.videos_completed).toBe(1);
  });

  it('has the labs opened, the latest first, once each', async () => {
    expect((await learner.call(listRecentLabs, {})).data.results).toEqual([]);
    await learner.call(openLab, { lab_id: L1 });
    tool.clock.advance(60_000);
    await learner.call(openLab, { lab_id: L8 });
    await learner.call(openLab, { lab_id: L8 });
    const { results } = (await learner.call(listRecentLabs, {})).data;
    expect(
      results.map(({ lab_id, type, owasp, passed }) => [lab_id, type, owasp.length > 0, passed]),
    ).toEqual([
      [L8, 'lab', true, false],
      [L1, 'lab', true, false],
    ]);
  });

  it('has nothing of another person', async () => {
    await watch(5, 5);
    await learner.call(openLab, { lab_id: L1 });
    const other = await tool.as('member@globex.test');
    expect((await other.call(listRecentVideos, {})).data.results).toEqual([]);
    expect((await other.call(listRecentLabs, {})).data.results).toEqual([]);
  });
});
