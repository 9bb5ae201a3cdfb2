import { asId } from '@drawbridge/contracts';
import { getEventProgress } from '@drawbridge/contracts/learning';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../../../../test/fixtures/create-test-tool.ts';
import { type AwardTool, createAwardTool, SHORT } from '../../../../test/fixtures/recognition/award-tool.ts';

let award: AwardTool;
let learner: Caller;
beforeAll(async () => {
  award = await createAwardTool();
});
afterAll(() => award.tool.close());
beforeEach(async () => {
  for (const table of ['enrolment', 'completion'])
    await award.tool.database.query({ name: `empty_${table}`, text: `delete from ${table}`, values: [] });
  learner = await award.tool.as('empty@demo.test');
});

const read = async (caller = learner) => (await caller.call(getEventProgress, { id: asId(SHORT) })).data;

describe('CALL-36, PLAYER-36 whether a course is in progress', () => {
  it('is false before the enrolment, true from then on, and false once every item is complete', async () => {
    expect(await read()).toEqual({ in_progress: false });
    await award.enroll(learner, SHORT);
    expect(await read()).toEqual({ in_progress: true });
    await award.mark(learner, SHORT, 'short-1');
    expect(await read()).toEqual({ in_progress: true });
    await award.mark(learner, SHORT, 'short-2');
    expect(await read()).toEqual({ in_progress: false });
  });

  it('is that of the caller alone', async () => {
    await award.enroll(learner, SHORT);
    expect(await read(await award.tool.as('member@globex.test'))).toEqual({ in_progress: false });
  });

  it('is not known of a course that does not exist', async () => {
    const reply = await learner.call(getEventProgress, { id: asId('no-such-course') });
    expect([reply.status, reply.code]).toEqual([404, 'course_not_found']);
  });
});
