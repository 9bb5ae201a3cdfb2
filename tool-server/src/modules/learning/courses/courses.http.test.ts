import { asId, type ObjectType } from '@drawbridge/contracts';
import {
  type CourseDetail,
  filterCourses,
  getArticle,
  getCourse,
  getDashboard,
  getDownload,
  markItem,
} from '@drawbridge/contracts/learning';
import { walkCourse } from '@drawbridge/contracts/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, createTestTool, type TestTool } from '../../../../test/fixtures/create-test-tool.ts';

const C2 = asId<'course'>('c2-injection-at-the-boundary');

let tool: TestTool;
let learner: Caller;
let course: CourseDetail;

beforeAll(async () => {
  tool = await createTestTool();
});
afterAll(() => tool.close());
beforeEach(async () => {
  learner = await tool.as('empty@demo.test');
  course = (await learner.call(getCourse, { event_id: C2 })).data.course;
});

const itemsOf = (kind: ObjectType) =>
  walkCourse(course.items)
    .map(({ item }) => item)
    .filter(({ object_type }) => object_type === kind);
const firstArticle = () => asId<'item'>(itemsOf('media')[0]?._key ?? '');

describe('CALL-31 course/filter', () => {
  it('CALL-3 the course filter is refused without a session', async () => {
    expect((await tool.anonymous.call(filterCourses, {})).status).toBe(401);
  });
  it('DATA-10 existing courses are listed with their details', async () => {
    const { items } = (await learner.call(filterCourses, { types: ['course'] })).data;
    expect(items.find(({ _key }) => _key === C2)).toMatchObject({
      event_name: 'Injection at the boundary',
      labs_count: 4,
      is_enrolled: false,
      progress: 0,
    });
  });
  it.each([
    [{ search: 'INJECTION sql' }, true],
    [{ search: 'kubernetes' }, false],
    [{ levels: ['Basic' as const] }, true],
    [{ levels: ['Advanced' as const] }, false],
    [{ roles: ['Pentester'] }, true],
    [{ status: ['completed' as const] }, false],
    [{ status: ['not_started' as const] }, true],
    [{ types: ['challenge' as const] }, false],
    [{ page: 2 }, false],
    [{ isCustom: true }, false],
  ])('CAT-8, CAT-9 filtering by %j finds %s', async (filter, found) => {
    const { items } = (await learner.call(filterCourses, filter)).data;
    expect(items.some(({ _key }) => _key === C2)).toBe(found);
  });
  it.each([{ page: 0 }, { per_page: 101 }, { levels: ['Beginner'] }, { search: 'x'.repeat(201) }])(
    'a filter with %j is refused, naming the field',
    async (bad) => {
      const reply = await learner.call(filterCourses, bad as never);
      expect(reply.status).toBe(400);
      expect(Object.keys(reply.errors ?? {})[0]).toContain(Object.keys(bad)[0]);
    },
  );
});

describe('CALL-34 course/info', () => {
  it('an unknown course is not found', async () => {
    const reply = await learner.call(getCourse, { event_id: asId('no-such-course') });
    expect([reply.status, reply.code]).toEqual([404, 'course_not_found']);
  });
  it('reading a course does not enroll the reader', async () => {
    expect((await learner.call(getCourse, { event_id: C2 })).data.is_enrolled).toBe(false);
  });
  it('a course contains no quiz answers and no labs, only their names', () => {
    expect(JSON.stringify(course)).not.toMatch(/correct|solution|hidden/i);
  });
});

describe('PLAYER-34 a course before enrolling', () => {
  it('articles, downloads and marks are refused before enrolling', async () => {
    const item_id = firstArticle();
    const replies = [
      await learner.call(getArticle, { event_id: C2, item_id }),
      await learner.call(getDownload, { event_id: C2, item_id }),
      await learner.call(markItem, { event_id: C2, item_id }),
    ];
    expect(replies.map(({ code }) => code)).toEqual(Array.from({ length: 3 }, () => 'not_enrolled'));
  });
});

describe('PLAYER-2..PLAYER-19 an enrolled learner', () => {
  beforeEach(async () => {
    await learner.call(getCourse, { event_id: C2, enroll: true });
  });

  it('CALL-30, CALL-47 two simultaneous calls enroll once, and the dashboard shows it', async () => {
    await Promise.all(
      Array.from({ length: 6 }, () => learner.call(getCourse, { event_id: C2, enroll: true })),
    );
    const { items, subs } = (await learner.call(getDashboard, {})).data;
    expect([items.map(({ _key }) => _key), subs]).toEqual([[C2], [C2]]);
  });

  it('PLAYER-8 an enrolled learner gets an article as sanitized HTML', async () => {
    const { data } = await learner.call(getArticle, { event_id: C2, item_id: firstArticle() });
    expect(data.html).toContain('<p>');
    expect(data.html).not.toMatch(/<script|javascript:|onerror/i);
  });

  it('PLAYER-35 an item of another kind or of no course is not found', async () => {
    const quiz = asId<'item'>(itemsOf('quiz')[0]?._key ?? '');
    expect((await learner.call(getArticle, { event_id: C2, item_id: quiz })).code).toBe('item_not_found');
    expect((await learner.call(getArticle, { event_id: C2, item_id: asId('no-such-item') })).code).toBe(
      'item_not_found',
    );
  });

  it('PLAYER-15..PLAYER-18 an item is completed once, however often the mark is sent', async () => {
    const item_id = firstArticle();
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => learner.call(markItem, { event_id: C2, item_id })),
    );
    expect(replies.map(({ data }) => data.completed_items)).toEqual(Array.from({ length: 5 }, () => 1));
    expect(replies[0]?.data.progress).toBe(Math.round(100 / course.total_items));
  });

  it('CALL-35 a mark of an item in another subject, or of another kind, is not found and counts nothing', async () => {
    const item_id = firstArticle();
    const [subject] = course.items;
    for (const wrong of [{ subject_id: 'no-such-subject' }, { object_type: 'download' as const }]) {
      const reply = await learner.call(markItem, { event_id: C2, item_id, ...wrong });
      expect([reply.status, reply.code]).toEqual([404, 'item_not_found']);
    }
    const right = { subject_id: subject?._key, object_type: 'media' as const };
    const { data } = await learner.call(markItem, { event_id: C2, item_id, ...right });
    expect(data.completed_items).toBe(1);
  });

  it.each(['quiz', 'lab'] as const)(
    'an enrolled learner cannot mark a %s: only its own pass completes it',
    async (kind) => {
      const item_id = asId<'item'>(itemsOf(kind)[0]?._key ?? '');
      const reply = await learner.call(markItem, { event_id: C2, item_id });
      expect([reply.status, reply.code]).toEqual([403, 'forbidden']);
    },
  );

  it("another person's progress can be neither seen nor changed", async () => {
    await learner.call(markItem, { event_id: C2, item_id: firstArticle() });
    const other = await tool.as('member@globex.test');
    expect((await other.call(getCourse, { event_id: C2 })).data.course.completed_items).toBe(0);
  });

  it('PLAYER-12 an enrolled learner gets the file of a download', async () => {
    const item_id = asId<'item'>(itemsOf('download')[0]?._key ?? '');
    const { data } = await learner.call(getDownload, { event_id: C2, item_id });
    expect(data.file_name).toBe('cheat-sheet.md');
    expect(data.text.length).toBeGreaterThan(500);
  });
});
