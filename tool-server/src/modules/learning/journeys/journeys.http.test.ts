import { asId } from '@drawbridge/contracts';
import { filterCourses, getCourse, getJourney, listJourneys } from '@drawbridge/contracts/learning';
import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../../../test/fixtures/create-test-tool.ts';
import {
  type AwardTool,
  createAwardTool,
  JOURNEY,
  LONG,
  SHORT,
} from '../../../../test/fixtures/recognition/award-tool.ts';
import { entitlement } from '../../kernel/catalogue/catalogue.table.ts';

let award: AwardTool;
let learner: Caller;
beforeAll(async () => {
  award = await createAwardTool();
  learner = await award.tool.as('ind@demo.test');
});
afterAll(() => award.tool.close());

const read = async () => (await learner.call(getJourney, { journey_id: asId(JOURNEY) })).data;

describe('NAV-23 journeys', () => {
  it('journeys are refused without a session, unknown ones are missing, and a bad id is a bad input', async () => {
    const replies = [
      await award.tool.anonymous.call(listJourneys, {}),
      await award.tool.anonymous.call(getJourney, { journey_id: asId(JOURNEY) }),
      await learner.call(getJourney, { journey_id: asId('no-such') }),
      await learner.call(getJourney, { journey_id: asId('No such') }),
    ];
    expect(replies.map(({ status, code }) => [status, code])).toEqual([
      [401, 'not_signed_in'],
      [401, 'not_signed_in'],
      [404, 'journey_not_found'],
      [400, 'bad_input'],
    ]);
  });

  it('ROLE-10 a journey leads to a course that is open, also when a closed one comes before it', async () => {
    const { db } = award.tool.database;
    const close = (target: string) =>
      db.insert(entitlement).values({ plan: 'IND', scope: 'course', target, access: 'upgrade' });
    await close(SHORT);
    const one = await read();
    await close(LONG);
    const all = await read();
    await db.delete(entitlement).where(inArray(entitlement.target, [SHORT, LONG]));
    expect([one.next_course_id, all.next_course_id]).toEqual([LONG, SHORT]);
  });

  it('journeys have their courses in order, and lead to the first incomplete one', async () => {
    const { items } = (await learner.call(listJourneys, {})).data;
    expect(items).toMatchObject([
      { id: JOURNEY, progress: 0, is_completed: false, next_course_id: SHORT, total_ttl: 600 },
    ]);
    expect(items[0]?.courses.map(({ id }) => id)).toEqual([SHORT, LONG]);
    await award.completeShort(learner);
    const journey = await read();
    expect(journey.next_course_id).toBe(LONG);
    expect(journey.courses.map(({ progress, is_completed }) => [progress, is_completed])).toEqual([
      [100, true],
      [0, false],
    ]);
  });

  it('the progress of a journey counts the items of all its courses', async () => {
    // Two of ten are complete.
    expect((await read()).progress).toBe(20);
    await award.enroll(learner, LONG);
    await award.mark(learner, LONG, 'long-1');
    expect((await read()).progress).toBe(30);
  });

  it('a filter finds courses by their journey', async () => {
    const { data } = await learner.call(filterCourses, { learning_paths: [JOURNEY] });
    expect(data.items.map(({ _key }) => _key).toSorted()).toEqual([LONG, SHORT]);
    const { course } = (await learner.call(getCourse, { event_id: asId(SHORT) })).data;
    expect(course.learning_path_id).toBe(JOURNEY);
  });

  it("journeys never show another person's progress", async () => {
    const other = await award.tool.as('member@globex.test');
    const { data } = await other.call(getJourney, { journey_id: asId(JOURNEY) });
    expect([data.progress, data.next_course_id]).toEqual([0, SHORT]);
  });
});
