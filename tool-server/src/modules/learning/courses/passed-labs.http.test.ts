import { randomUUID } from 'node:crypto';
import { type Catalogue, type Course, type Item } from '@drawbridge/content';
import { asId } from '@drawbridge/contracts';
import { getCourse, getDashboard, markItem } from '@drawbridge/contracts/learning';
import { queryNotifications } from '@drawbridge/contracts/operations';
import { checkFlag, type LabResult, openLab, submitLab } from '@drawbridge/contracts/practice';
import { listCertifications } from '@drawbridge/contracts/recognition';
import { buildLabResult } from '@drawbridge/contracts/testing';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { type Caller, createTestTool, type TestTool } from '../../../../test/fixtures/create-test-tool.ts';
import { countWaiting } from '../../../../test/fixtures/database/count-waiting.ts';
import { getDriver } from '../../../../test/fixtures/database/test-database.ts';
import { getOurCourse, withCourses } from '../../../../test/fixtures/learning/with-courses.ts';
import { skipWaits } from '../../../../test/fixtures/practice/lab-tool.ts';
import { getLabs } from '../../../../test/fixtures/practice/our-labs.ts';
import { toDemoCompanyId, toDemoPersonId } from '../../operations/demo/index.ts';
import { createLabFlags } from '../../practice/labs/lab-flags.ts';
import { labAttempt } from '../../practice/labs/labs.table.ts';
import { completion, enrolment } from './courses.table.ts';

const L1 = asId<'lab'>('l1-someone-elses-invoice');
const L8 = asId<'lab'>('l8-signed-in-as-no-one');
/** Passed by a flag. */
const EXPLOIT = asId<'lab'>('like-pattern');
const C2 = asId<'course'>('c2-injection-at-the-boundary');
/** Has L1 twice, and the exploit lab. */
const C90 = asId<'course'>('c90-access');
/** Nothing but L1. */
const C91 = asId<'course'>('c91-one-lab');
/** One lab and one article. */
const C92 = asId<'course'>('c92-lab-and-article');
/** Two hundred articles: with one left, the percent is rounded to 100. */
const C93 = asId<'course'>('c93-two-hundred');
const LABS = [L1, L8, EXPLOIT];

const toLabItem = (key: string, order: number, labId: typeof L1): Item => ({
  key: asId(key),
  title: key,
  order,
  ttl_seconds: 600,
  object_type: 'lab',
  lab_id: labId,
});
const toArticle = (key: string, order: number): Item => ({
  key: asId(key),
  title: 'Article',
  order,
  ttl_seconds: 60,
  object_type: 'media',
  media_type: 'article',
  html: '<p></p>',
  headings: [],
});
const article = toArticle('c92-article', 2);
const TWO_HUNDRED = Array.from({ length: 200 }, (_, at) => toArticle(`c93-article-${at}`, at + 1));

function buildCatalogue(): Catalogue {
  const c2 = getOurCourse('C2');
  const build = (id: Course['id'], code: string, ...parts: Item[][]): Course => ({
    ...c2,
    id,
    code,
    title: code,
    subjects: parts.map((items, at) => ({ key: `s${at}`, title: `S${at}`, order: at + 1, items })),
  });
  return withCourses([
    c2,
    build(
      C90,
      'C90',
      [toLabItem('c90-first', 1, L8), toLabItem('c90-again', 2, L1)],
      [toLabItem('c90-last', 1, L1), toLabItem('c90-exploit', 2, EXPLOIT)],
    ),
    build(C91, 'C91', [toLabItem('c91-lab', 1, L1)]),
    build(C92, 'C92', [toLabItem('c92-lab', 1, L1), article]),
    build(C93, 'C93', TWO_HUNDRED),
  ]);
}

let tool: TestTool;
let learner: Caller;
let verdict: LabResult['verdict'] = 'passed';
const EMAIL = 'member@acme.test';
const ME = toDemoPersonId(EMAIL);

beforeAll(async () => {
  const labs = getLabs(LABS);
  tool = await createTestTool({
    catalogue: buildCatalogue(),
    labs,
    grader: {
      // These tests are about what follows from a verdict, not about the verdict.
      grade: async (labId) =>
        buildLabResult({
          lab_id: labId,
          verdict,
          score: verdict === 'passed' ? 100 : 40,
          graded_at: tool.clock.now().toISOString(),
        }),
    },
  });
  tool.app.jobs.start();
});
afterAll(() => tool.close());
beforeEach(async () => {
  verdict = 'passed';
  for (const table of ['enrolment', 'completion', 'lab_attempt', 'notification', 'point_gain'])
    await tool.database.query({ name: `empty_${table}`, text: `delete from ${table}`, values: [] });
  learner = await tool.as(EMAIL);
});

const enroll = (courseId: typeof C2, caller = learner) =>
  caller.call(getCourse, { event_id: courseId, enroll: true });
async function read(courseId: typeof C2, caller = learner) {
  const { course } = (await caller.call(getCourse, { event_id: courseId })).data;
  const items = course.items.flatMap((subject) => subject.items);
  return { ...course, done: items.filter(({ completed }) => completed).map(({ _key }) => _key) };
}
/** As from the list of labs: no course is named. */
async function pass(labId: typeof L1, caller = learner) {
  const { attempt } = (await caller.call(openLab, { lab_id: labId })).data;
  const submission_id = asId<'submission'>(randomUUID());
  const { attempt_id } = attempt;
  const sent = caller.call(submitLab, { submission_id, attempt_id, files: [] });
  await skipWaits(tool, submission_id);
  await sent;
}
const notificationsOf = async (caller = learner) =>
  (await caller.call(queryNotifications, {})).data.items.map(({ content }) => content);
const readCompletions = (courseId: string) =>
  tool.database.db
    .select()
    .from(completion)
    .where(and(eq(completion.personId, ME), eq(completion.courseId, courseId)));

describe('a lab passed outside a course', () => {
  it('a passed lab completes its item in the course, with progress', async () => {
    await enroll(C2);
    await pass(L1);
    const course = await read(C2);
    expect([course.done, course.completed_items, course.progress]).toEqual([
      ['c2-lab-identifier-is-input'],
      1,
      Math.round(100 / course.total_items),
    ]);
  });

  it("a passed lab completes each item that is this lab, in each of the learner's courses, and no other", async () => {
    await enroll(C2);
    await enroll(C90);
    await pass(L1);
    expect((await read(C90)).done).toEqual(['c90-again', 'c90-last']);
    expect((await read(C2)).done).toEqual(['c2-lab-identifier-is-input']);
    expect((await read(C91)).done).toEqual([]);
  });

  it('a passed lab completes an item after incomplete ones, which stay as they are', async () => {
    await enroll(C90);
    await pass(EXPLOIT);
    expect((await read(C90)).done).toEqual(['c90-exploit']);
  });

  it('a lab passed by a flag counts', async () => {
    await enroll(C90);
    const { attempt } = (await learner.call(openLab, { lab_id: EXPLOIT })).data;
    const send = (flag: string) => learner.call(checkFlag, { attempt_id: attempt.attempt_id, flag });
    await send('flag{guess}');
    expect((await read(C90)).done).toEqual([]);
    const [row] = await tool.database.db.select().from(labAttempt).where(eq(labAttempt.personId, ME));
    if (!row) throw new Error('the attempt is gone');
    const flag = createLabFlags(tool.secret).of(row, toDemoCompanyId('acme'));
    expect((await send(flag)).data.correct).toBe(true);
    expect((await read(C90)).done).toEqual(['c90-exploit']);
  });

  it('a passed lab completes the course when nothing else is left, and notifies the learner once', async () => {
    await enroll(C91);
    await pass(L1);
    await pass(L1);
    const { items } = (await learner.call(getDashboard, {})).data;
    expect(items.map(({ _key, is_completed, progress }) => [_key, is_completed, progress])).toEqual([
      [C91, true, 100],
    ]);
    expect((await notificationsOf()).filter((text) => text.includes('completed the course'))).toEqual([
      'You completed the course “C91”.',
    ]);
  });

  it('passing a lab again keeps the time of the first pass', async () => {
    await enroll(C2);
    await pass(L1);
    const first = await readCompletions(C2);
    tool.clock.advance(60_000);
    await pass(L1);
    expect([first.length, await readCompletions(C2)]).toEqual([1, first]);
  });

  it('a failure, or a missing verdict, completes nothing', async () => {
    await enroll(C2);
    for (const other of ['failed', 'error', 'infra'] as const) {
      verdict = other;
      await pass(L1);
    }
    expect((await read(C2)).done).toEqual([]);
  });

  it("a passed lab changes no other learner's course", async () => {
    const other = await tool.as('member@globex.test');
    await enroll(C2, other);
    await enroll(C2);
    await pass(L1);
    expect((await read(C2, other)).done).toEqual([]);
  });

  it('a passed lab is complete in a course that is enrolled in later', async () => {
    await pass(L1);
    await enroll(C90);
    expect((await read(C90)).done).toEqual(['c90-again', 'c90-last']);
    expect((await enroll(C90)).data.course.completed_items).toBe(2);
  });

  it('enrolling completes a course that has only passed labs', async () => {
    await pass(L1);
    const { course, is_enrolled } = (await enroll(C91)).data;
    expect([is_enrolled, course.is_completed, course.progress]).toEqual([true, true, 100]);
    expect(await notificationsOf()).toContain('You completed the course “C91”.');
  });

  it('a passed lab can be marked in the course like any other complete item', async () => {
    await enroll(C2);
    await pass(L1);
    const reply = await learner.call(markItem, {
      event_id: C2,
      item_id: asId('c2-lab-identifier-is-input'),
    });
    expect([reply.status, reply.data.completed_items]).toEqual([200, 1]);
  });
});

/** The embedded database has one connection: its transactions never run side by side. */
describe.runIf(inject('databaseUrl'))('While a pass is being recorded', () => {
  /** Stops the transaction of a pass before its end, does something else, and lets both go on once both wait. */
  async function passAndMeanwhile(doElse: () => Promise<unknown>): Promise<void> {
    // Past the check of the test database: the lock is held while the server works.
    const { db } = await getDriver();
    let passing: Promise<unknown> | undefined;
    let other: Promise<unknown> | undefined;
    await db.transaction(async (tx) => {
      // The notification of a pass is written after everything that this is about.
      await tx.execute(sql`lock table notification in share row exclusive mode`);
      passing = pass(L1);
      await expect.poll(countWaiting).toBe(1);
      other = doElse();
      await expect.poll(countWaiting).toBe(2);
    });
    await Promise.all([passing, other]);
  }

  it('an enrollment during the recording of a pass waits and sees it', async () => {
    await passAndMeanwhile(() => enroll(C90));
    expect((await read(C90)).done).toEqual(['c90-again', 'c90-last']);
  });

  it('the mark of the other last item waits for the recording and completes the course', async () => {
    await enroll(C92);
    await passAndMeanwhile(() => learner.call(markItem, { event_id: C92, item_id: article.key }));
    const [row] = await tool.database.db.select().from(enrolment).where(eq(enrolment.courseId, C92));
    expect(row?.completedAt).toEqual(tool.clock.now());
  });
});

describe('earlier passes that no course counted: from before this rule, or of a lab added to the course later', () => {
  const at = new Date('2026-01-10T10:00:00.000Z');

  /** As earlier releases left it. */
  async function storePass(labId: string, passed = true) {
    const { db } = tool.database;
    await db.insert(labAttempt).values({
      id: randomUUID(),
      personId: ME,
      labId,
      number: 1,
      contentHash: '',
      passed,
      openedAt: at,
      closedAt: at,
    });
  }
  const storeEnrolment = (courseId: string) =>
    tool.database.db.insert(enrolment).values({ personId: ME, courseId, enrolledAt: at });

  it('the server counts earlier passes by itself, once, with all consequences', async () => {
    await storeEnrolment(C91);
    await storeEnrolment(C90);
    await storeEnrolment('withdrawn-course');
    await storePass(L1);
    await storePass(L8, false);
    await tool.app.jobs.drain();
    expect((await read(C90)).done).toEqual(['c90-again', 'c90-last']);
    expect((await read(C91)).is_completed).toBe(true);
    const before = await readCompletions(C90);
    tool.clock.advance(60_000);
    await tool.app.jobs.drain();
    expect(await readCompletions(C90)).toEqual(before);
    expect(await notificationsOf()).toEqual(['You completed the course “C91”.']);
  });
});

it('PLAYER-18 a course of two hundred items is complete, and certified, with the last of them, not with the one before', async () => {
  await enroll(C93);
  const [last = asId('none'), before = asId('none'), ...others] = TWO_HUNDRED.map(({ key }) => key);
  await tool.database.db
    .insert(completion)
    .values(others.map((itemId) => ({ personId: ME, courseId: C93, itemId, completedAt: tool.clock.now() })));
  const mark = async (item_id: typeof last) => {
    const { data } = await learner.call(markItem, { event_id: C93, item_id });
    const { course_certificates } = (await learner.call(listCertifications, {})).data;
    return [data.progress, data.completed, course_certificates.some(({ subject_id }) => subject_id === C93)];
  };
  expect(await mark(before)).toEqual([100, false, false]);
  expect(await mark(last)).toEqual([100, true, true]);
});
