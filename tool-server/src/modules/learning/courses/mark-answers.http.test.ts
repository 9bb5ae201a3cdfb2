import { asId } from '@drawbridge/contracts';
import { sendCourseFeedback } from '@drawbridge/contracts/learning';
import { getBadgeAward } from '@drawbridge/contracts/recognition';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../../../test/fixtures/create-test-tool.ts';
import {
  type AwardTool,
  createAwardTool,
  LAB,
  LONG,
  SHORT,
} from '../../../../test/fixtures/recognition/award-tool.ts';

let award: AwardTool;
let learner: Caller;
beforeAll(async () => {
  award = await createAwardTool();
  learner = await award.tool.as('ind@demo.test');
});
afterAll(() => award.tool.close());

/** What the reply says, as the three words of the specification. */
async function mark(courseId: string, itemId: string): Promise<string> {
  const { data, status } = await award.mark(learner, courseId, itemId);
  expect(status).toBe(200);
  const said = [data.feedback && 'feedback', data.completed && 'completed', data.badge && 'badge'];
  return said.filter(Boolean).join(' ') || 'none';
}
const answer = (courseId: string, fields: { rating?: number; comment?: string; skip?: boolean }) =>
  learner.call(sendCourseFeedback, { event_id: asId(courseId), ...fields });

describe('DATA-17, PLAYER-20 to PLAYER-25 the answer to a marked item', () => {
  it('says each of the eight, in the course of a course', async () => {
    await award.enroll(learner, LONG);
    expect(await mark(LONG, 'long-1')).toBe('none');
    await award.submit(learner, LAB);
    expect(await mark(LONG, 'long-2')).toBe('badge');
    expect(await mark(LONG, 'long-3')).toBe('none');
    expect(await mark(LONG, 'long-4')).toBe('feedback');
    expect(await mark(LONG, 'long-2')).toBe('feedback badge');
    expect((await answer(LONG, { skip: true })).data).toEqual({ stage: 'middle' });
    for (const item of ['long-5', 'long-6', 'long-7']) expect(await mark(LONG, item)).toBe('none');
    expect(await mark(LONG, 'long-8')).toBe('feedback completed badge');
    expect((await answer(LONG, { rating: 4 })).data).toEqual({ stage: 'end' });
    expect(await mark(LONG, 'long-8')).toBe('completed badge');
    // Short courses ask at their end alone; this one has no badge.
    await award.enroll(learner, SHORT);
    expect(await mark(SHORT, 'short-1')).toBe('none');
    expect(await mark(SHORT, 'short-2')).toBe('feedback completed');
    await answer(SHORT, { comment: 'Clear.' });
    expect(await mark(SHORT, 'short-2')).toBe('completed');
  });

  it('after the end is that of the last item for the last item alone, however often', async () => {
    for (const _ of [1, 2]) {
      expect(await mark(LONG, 'long-7')).toBe('none');
      expect(await mark(LONG, 'long-8')).toBe('completed badge');
    }
  });

  it('names the award that its page shows', async () => {
    const { data } = await award.mark(learner, LONG, 'long-8');
    const reply = await learner.call(getBadgeAward, { award_id: asId(data.badge ?? '') });
    expect(reply.data).toMatchObject({
      badge_id: 'long-course',
      evidence: { kind: 'course', id: LONG, title: 'Course C90' },
    });
  });

  it('of a lab that was the last item tells the completion, although its pass completed the course', async () => {
    learner = await award.tool.as('member@acme.test');
    await award.enroll(learner, LONG);
    for (const nth of [1, 3, 4, 5, 6, 7, 8]) await mark(LONG, `long-${nth}`);
    expect((await award.mark(learner, LONG, 'long-2')).code).toBe('forbidden');
    await award.submit(learner, LAB);
    const first = (await award.mark(learner, LONG, 'long-2')).data;
    expect(first).toMatchObject({ completed: true, progress: 100 });
    expect((await award.mark(learner, LONG, 'long-2')).data).toEqual(first);
    expect(await mark(LONG, 'long-8')).toBe('feedback');
  });

  it('two at once complete the course once, with one award', async () => {
    learner = await award.tool.as('manager@acme.test');
    await award.enroll(learner, LONG);
    await award.submit(learner, LAB);
    for (const nth of [1, 3, 4, 5, 6]) await mark(LONG, `long-${nth}`);
    const [one, other] = await Promise.all([mark(LONG, 'long-7'), mark(LONG, 'long-8')]);
    expect([one, other].toSorted()).toEqual(['feedback', 'feedback completed badge']);
  });

  it('of a course that was complete before the last item was noted goes by the times', async () => {
    await award.tool.database.query({
      name: 'forget_last',
      text: 'update enrolment set completed_by = null',
      values: [],
    });
    learner = await award.tool.as('ind@demo.test');
    // The clock of the tests stood still: each of them was the last.
    expect(await mark(LONG, 'long-8')).toBe('completed badge');
    await award.tool.database.query({
      name: 'age_item',
      text: `update completion set completed_at = completed_at - interval '1 hour' where item_id = 'long-8'`,
      values: [],
    });
    expect(await mark(LONG, 'long-8')).toBe('none');
  });
});
