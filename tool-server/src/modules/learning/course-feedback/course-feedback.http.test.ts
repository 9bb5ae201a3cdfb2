import { asId, type InputOf } from '@drawbridge/contracts';
import {
  FEEDBACK_LIMITS,
  filterCourses,
  getCourse,
  sendCourseFeedback,
} from '@drawbridge/contracts/learning';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../../../test/fixtures/create-test-tool.ts';
import { embedAs } from '../../../../test/fixtures/integration/embed-visitor.ts';
import {
  type AwardTool,
  createAwardTool,
  LONG,
  SHORT,
} from '../../../../test/fixtures/recognition/award-tool.ts';
import { toDemoPersonId } from '../../operations/demo/index.ts';
import { courseFeedback } from './course-feedback.table.ts';

let award: AwardTool;
let learner: Caller;
const PERSON = toDemoPersonId('ind@demo.test');
beforeAll(async () => {
  award = await createAwardTool();
  learner = await award.tool.as('ind@demo.test');
});
afterAll(() => award.tool.close());

type Fields = Omit<InputOf<typeof sendCourseFeedback>, 'event_id'>;
const send = (courseId: string, fields: Fields, as = learner) =>
  as.call(sendCourseFeedback, { event_id: asId(courseId), ...fields });
const read = () =>
  award.tool.database.db.select().from(courseFeedback).where(eq(courseFeedback.personId, PERSON));

describe('PLAYER-27 the feedback of a course', () => {
  it('feedback is refused without a session or enrollment, and for an unknown course', async () => {
    const refusals = [
      await send(SHORT, { rating: 3 }, award.tool.anonymous),
      await send(SHORT, { rating: 3 }),
      await send('no-such-course', { rating: 3 }),
    ];
    expect(refusals.map(({ status, code }) => [status, code])).toEqual([
      [401, 'not_signed_in'],
      [403, 'not_enrolled'],
      [404, 'course_not_found'],
    ]);
  });

  it.each<[string, Fields, string]>([
    ['no field', {}, 'rating'],
    ['a rating of 0', { rating: 0 }, 'rating'],
    ['a rating of 6', { rating: 6 }, 'rating'],
    ['half a point', { rating: 2.5 }, 'rating'],
    ['an empty comment', { comment: '  ' }, 'comment'],
    ['a comment that is too long', { comment: 'x'.repeat(FEEDBACK_LIMITS.comment + 1) }, 'comment'],
    ['an answer that skips too', { rating: 3, skip: true }, 'skip'],
  ])('feedback with %s is a bad input that names the field', async (_, fields, field) => {
    const reply = await send(SHORT, fields);
    expect([reply.status, Object.keys(reply.errors ?? {})]).toEqual([400, [field]]);
  });

  it('feedback is stored for the question that is asked; without a question, nothing is stored', async () => {
    await award.enroll(learner, SHORT);
    expect((await send(SHORT, { rating: 5 })).data).toEqual({ stage: null });
    expect(await read()).toEqual([]);
    await award.completeShort(learner);
    expect((await send(SHORT, { rating: 5, comment: ' Good. ' })).data).toEqual({ stage: 'end' });
    expect(await read()).toMatchObject([
      { courseId: SHORT, stage: 'end', rating: 5, comment: 'Good.', skipped: false },
    ]);
  });

  it('DATA-10 a course has the rating that the caller gave, and none for anybody else', async () => {
    const readRating = async (caller: Caller) => {
      const detail = (await caller.call(getCourse, { event_id: asId(SHORT) })).data.course;
      const { items } = (await caller.call(filterCourses, { types: ['course'] })).data;
      return [detail.feedback, items.find(({ _key }) => _key === SHORT)?.feedback];
    };
    expect(await readRating(learner)).toEqual([5, 5]);
    expect(await readRating(await award.tool.as('member@acme.test'))).toEqual([undefined, undefined]);
  });

  it('a completed course says whether its question is open, until it is answered', async () => {
    const other = await award.tool.as('member@acme.test');
    const asks = async () =>
      (await other.call(getCourse, { event_id: asId(SHORT) })).data.course.asks_feedback;
    await award.enroll(other, SHORT);
    expect(await asks()).toBeUndefined();
    await award.completeShort(other);
    expect(await asks()).toBe(true);
    await send(SHORT, { skip: true }, other);
    expect(await asks()).toBe(false);
  });

  it('feedback sent twice, by a double click or after a lost answer, is one answer', async () => {
    await Promise.all([send(SHORT, { rating: 2 }), send(SHORT, { rating: 2 }), send(SHORT, { rating: 2 })]);
    expect(await read()).toMatchObject([{ rating: 2 }]);
  });

  it('skipping later does not delete feedback, and feedback replaces a skip', async () => {
    expect((await send(SHORT, { skip: true })).data).toEqual({ stage: 'end' });
    expect(await read()).toMatchObject([{ rating: 2, skipped: false }]);
    await award.enroll(learner, LONG);
    for (const nth of [1, 3, 4, 5]) await award.mark(learner, LONG, `long-${nth}`);
    await send(LONG, { skip: true });
    await send(LONG, { rating: 1 });
    expect((await read()).find(({ courseId }) => courseId === LONG)).toMatchObject({
      stage: 'middle',
      rating: 1,
      skipped: false,
    });
  });

  it('EMB-12 a visitor of a partner page needs the course scope to give feedback', async () => {
    const visitor = await embedAs(award.tool, 'vera', ['courses']);
    await award.completeShort(visitor);
    expect((await send(SHORT, { rating: 3 }, visitor)).data).toEqual({ stage: 'end' });
    const other = await embedAs(award.tool, 'vera', ['labs']);
    expect((await send(SHORT, { rating: 3 }, other)).code).toBe('scope_missing');
  });
});
