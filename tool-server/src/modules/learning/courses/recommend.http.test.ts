import { randomUUID } from 'node:crypto';
import { type Catalogue, type Course, type Item } from '@drawbridge/content';
import { asId } from '@drawbridge/contracts';
import { filterCourses, getCourse, markItem } from '@drawbridge/contracts/learning';
import type { LabResult } from '@drawbridge/contracts/practice';
import { buildLabResult } from '@drawbridge/contracts/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, createTestTool, type TestTool } from '../../../../test/fixtures/create-test-tool.ts';
import { getOurCourse, withCourses } from '../../../../test/fixtures/learning/with-courses.ts';
import { getLabs } from '../../../../test/fixtures/practice/our-labs.ts';
import { toDemoPersonId } from '../../operations/demo/index.ts';
import { labAttempt, labSubmission } from '../../practice/labs/labs.table.ts';

const EMAIL = 'empty@demo.test';
const ME = toDemoPersonId(EMAIL);
const LAB = asId<'lab'>('l3-one-field-too-many');
/** In no course; its weakness is CWE-639. */
const CHALLENGE = asId<'lab'>('the-next-number');

function buildCatalogue(): Catalogue {
  const base = getOurCourse('C2');
  const lab: Item = {
    key: asId('a-lab'),
    title: 'One field too many',
    order: 1,
    ttl_seconds: 60,
    object_type: 'lab',
    lab_id: LAB,
  };
  const article: Item = {
    key: asId('an-article'),
    title: 'Which fields may pass',
    order: 1,
    ttl_seconds: 60,
    object_type: 'media',
    media_type: 'article',
    html: '<p>Name them.</p>',
    headings: [],
  };
  const later: Item = { ...article, key: asId('a-later-article'), title: 'Later', order: 2 };
  const build = (id: string, part: Partial<Course>): Course => ({
    ...base,
    id: asId(id),
    code: id.toUpperCase(),
    title: id,
    tags: ['other'],
    roles: ['Security Architect'],
    level: 'Advanced',
    subjects: [],
    ...part,
  });
  return withCourses(
    [
      build('c50', {}),
      build('c51', { roles: ['Developer'] }),
      build('c52', { tags: ['sql', 'nosql', 'other'] }),
      build('c53', { level: 'Basic' }),
      build('c54', {
        // Not in the order of learning: the article comes before the lab by the order of its subject.
        subjects: [
          { key: 't', title: 'T', order: 2, items: [lab, later] },
          { key: 's', title: 'S', order: 1, items: [article] },
        ],
      }),
      build('c56', {
        subjects: [
          { key: 'numbers', title: 'Numbers', order: 1, items: [{ ...article, html: '<p>CWE-6390</p>' }] },
        ],
      }),
      build('c57', {
        subjects: [
          { key: 'later', title: 'Later', order: 2, items: [{ ...later, html: '<p>CWE-639</p>' }] },
          { key: 'first', title: 'First', order: 1, items: [{ ...article, html: '<p>As CWE-639.</p>' }] },
        ],
      }),
      build('c58', {
        subjects: [{ key: 's', title: 'S', order: 1, items: [{ ...article, html: '<p>CWE-639</p>' }] }],
      }),
      build('c55', { roles: ['Developer'], tags: ['sql'], level: 'Basic' }),
    ],
    { plans: [{ plan: 'FT', scope: 'course', target: 'c55', access: 'upgrade' }] },
  );
}

let tool: TestTool;
let learner: Caller;
const WISHES = { roles: ['Developer'], levels: ['Basic' as const], tags: ['nosql', 'sql'] };

beforeAll(async () => {
  tool = await createTestTool({
    catalogue: buildCatalogue(),
    labs: getLabs([CHALLENGE]),
  });
});
afterAll(() => tool.close());
beforeEach(async () => {
  for (const table of ['enrolment', 'lab_attempt'])
    await tool.database.query({ name: `empty_${table}`, text: `delete from ${table}`, values: [] });
  learner = await tool.as(EMAIL);
});

async function recommend(wishes: object = WISHES, caller = learner) {
  const { items } = (await caller.call(filterCourses, { recommend: true, per_page: 50, ...wishes })).data;
  return items.map(({ _key, reason }) => [_key, reason?.kind, reason?.value]);
}

const RESULT: LabResult = buildLabResult({
  lab_id: LAB,
  graded_at: '2026-11-27T10:00:00.000Z',
});

/** As after a submission that was graded. */
async function fail(passed = false, trap?: NonNullable<LabResult['trap']>, labId = LAB) {
  const { db } = tool.database;
  const at = tool.clock.now();
  const id = randomUUID();
  await db
    .insert(labAttempt)
    .values({ id, personId: ME, labId, number: 1, contentHash: '', passed, openedAt: at });
  await db.insert(labSubmission).values({
    id: randomUUID(),
    attemptId: id,
    personId: ME,
    tenant: 'x',
    files: [],
    state: 'graded',
    ...(trap && { result: { ...RESULT, trap } }),
    submittedAt: at,
    gradedAt: at,
  });
}

describe('DASH-9, PROF-18 recommended courses', () => {
  it('recommended courses match, best match first, each with its reason', async () => {
    expect(await recommend()).toEqual([
      ['c55', 'topic', 'sql'],
      ['c52', 'topic', 'nosql'],
      ['c51', 'role', 'Developer'],
      ['c53', 'level', 'Basic'],
    ]);
  });
  it('a person who matches nothing gets no recommendations', async () => {
    expect(await recommend({})).toEqual([]);
    expect(await recommend({ roles: ['Pentester'] })).toEqual([]);
  });
  it('recommendations leave out courses that are begun', async () => {
    await learner.call(getCourse, { event_id: asId('c55'), enroll: true });
    expect((await recommend()).map(([id]) => id)).toEqual(['c52', 'c51', 'c53']);
  });
  it('recommendations have what another plan includes after what can be opened, with its reason and as closed', async () => {
    const free = await tool.as('free@demo.test');
    const all = await recommend(WISHES, free);
    expect(all.at(-1)).toEqual(['c55', 'topic', 'sql']);
    const { items } = (await free.call(filterCourses, { recommend: true, ...WISHES, per_page: 50 })).data;
    expect(items.map(({ upgrade }) => upgrade)).toEqual(items.map((_, at) => at === items.length - 1));
    const pages = await Promise.all([1, 2].map((page) => recommend({ ...WISHES, per_page: 2, page }, free)));
    expect(pages.flat()).toEqual(all);
  });
  it('a chosen topic is worth more than the role', async () => {
    const wishes = { roles: ['Developer'], tags: ['nosql'] };
    expect((await recommend(wishes)).map(([id]) => id).slice(0, 2)).toEqual(['c52', 'c51']);
  });
  it('recommendations begin with the course of a failed lab', async () => {
    await fail();
    expect((await recommend({ levels: ['Basic'] }))[0]).toEqual(['c54', 'failed_lab', 'One field too many']);
  });
  it('a passed lab no longer leads the recommendations', async () => {
    await fail(true);
    expect((await recommend({ levels: ['Basic'] })).map(([id]) => id)).not.toContain('c54');
  });
  it('recommendations come one page at a time', async () => {
    expect((await recommend({ ...WISHES, per_page: 1, page: 2 })).map(([id]) => id)).toEqual(['c52']);
  });
  it('a course appears once over all pages, even if it also matches a failed lab', async () => {
    await fail();
    const wishes = { ...WISHES, roles: ['Security Architect'] };
    const all = await recommend(wishes);
    expect(all[0]).toEqual(['c54', 'failed_lab', 'One field too many']);
    expect(new Set(all.map(([id]) => id)).size).toBe(all.length);
    const pages = [1, 2, 3].map((page) => recommend({ ...wishes, per_page: 2, page }));
    expect((await Promise.all(pages)).flat()).toEqual(all.slice(0, 6));
  });
});

describe('REC-21 recommendations for a wrong fix that the author knows', () => {
  const TRAP = { id: 'block-list', title: 'The dangerous fields are removed', why: 'There are others.' };
  const first = async (caller = learner) =>
    (await caller.call(filterCourses, { recommend: true, per_page: 50, ...WISHES })).data.items[0];
  const explained = (item_id: string, title: string, subject_id: string) => ({
    kind: 'failed_trap',
    value: TRAP.title,
    lesson: { title, subject_id, item_id, object_type: 'media' },
  });

  it('a wrong fix recommends the last article before the lab, ahead of everything else', async () => {
    await fail(false, TRAP);
    expect(await first()).toMatchObject({
      _key: 'c54',
      reason: explained('an-article', 'Which fields may pass', 's'),
    });
  });
  it('a wrong fix recommends the lesson that the author names', async () => {
    await fail(false, { ...TRAP, lesson: 'a-later-article' });
    expect((await first())?.reason).toEqual(explained('a-later-article', 'Later', 't'));
  });
  it('a wrong fix recommends the default if the lesson is gone', async () => {
    await fail(false, { ...TRAP, lesson: 'removed-since' });
    expect((await first())?.reason?.lesson?.item_id).toBe('an-article');
  });
  it('a wrong fix recommends the lesson even in a course that is begun, until it is read', async () => {
    await fail(false, TRAP);
    await learner.call(getCourse, { event_id: asId('c54'), enroll: true });
    expect(await first()).toMatchObject({ _key: 'c54', is_enrolled: true, reason: { kind: 'failed_trap' } });
    await learner.call(markItem, {
      event_id: asId('c54'),
      subject_id: 's',
      item_id: asId('an-article'),
    });
    expect((await first())?._key).toBe('c55');
  });
  it('a wrong fix recommends nothing once the lab is passed', async () => {
    await fail(true, TRAP);
    expect((await recommend()).map(([id]) => id)).not.toContain('c54');
  });
  it('a wrong fix recommends an article about the weakness for a lab in no course', async () => {
    await fail(false, TRAP, CHALLENGE);
    expect(await first()).toMatchObject({
      _key: 'c57',
      reason: explained('an-article', 'Which fields may pass', 'first'),
    });
  });
  it('a wrong fix recommends a lesson in a begun course before those in others', async () => {
    await fail(false, TRAP, CHALLENGE);
    await learner.call(getCourse, { event_id: asId('c58'), enroll: true });
    expect(await first()).toMatchObject({ _key: 'c58', is_enrolled: true });
  });
  it("another person's wrong fix recommends nothing", async () => {
    await fail(false, TRAP);
    const others = await recommend(WISHES, await tool.as('ind@demo.test'));
    expect(others.map(([, kind]) => kind)).not.toContain('failed_trap');
  });
});
