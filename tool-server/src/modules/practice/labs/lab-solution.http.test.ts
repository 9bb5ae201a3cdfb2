import { randomUUID } from 'node:crypto';
import { asId } from '@drawbridge/contracts';
import { getLabSolution, openLab, openSolution } from '@drawbridge/contracts/practice';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, createTestTool, type TestTool } from '../../../../test/fixtures/create-test-tool.ts';
import { getLabs } from '../../../../test/fixtures/practice/our-labs.ts';
import { toDemoPersonId } from '../../operations/demo/index.ts';
import { labAttempt } from './labs.table.ts';

const LAB = asId<'lab'>('like-pattern');
const EMAIL = 'member@acme.test';

let tool: TestTool;
let learner: Caller;

beforeAll(async () => {
  tool = await createTestTool({
    labs: getLabs([LAB]),
  });
});
afterAll(() => tool.close());
beforeEach(async () => {
  await tool.database.query({ name: 'no_attempts', text: 'delete from lab_attempt', values: [] });
  learner = await tool.as(EMAIL);
});

const read = async (caller = learner) => (await caller.call(getLabSolution, { lab_id: LAB })).data;

describe('NAV-27 the solution of a challenge', () => {
  it('CALL-3 is refused without a session', async () => {
    expect((await tool.anonymous.call(getLabSolution, { lab_id: LAB })).status).toBe(401);
  });
  it('does not exist for a lab that does not', async () => {
    const reply = await learner.call(getLabSolution, { lab_id: asId('no-such-lab') });
    expect([reply.status, reply.code]).toEqual([404, 'lab_not_found']);
  });
  it('is not shown to somebody who has not opened the challenge, and opens nothing', async () => {
    expect(await read()).toEqual({ title: 'The voucher that fits everything', solution: null });
    expect(await tool.database.db.select().from(labAttempt)).toEqual([]);
  });
  it('is not shown while the challenge is under way', async () => {
    await learner.call(openLab, { lab_id: LAB });
    expect((await read()).solution).toBeNull();
  });
  it('is shown after a pass, also when the lab was reset since', async () => {
    const at = tool.clock.now();
    await tool.database.db.insert(labAttempt).values({
      id: randomUUID(),
      personId: toDemoPersonId(EMAIL),
      labId: LAB,
      number: 1,
      contentHash: '',
      passed: true,
      openedAt: at,
      closedAt: at,
    });
    await learner.call(openLab, { lab_id: LAB });
    expect((await read()).solution?.html).toContain('<p>');
  });
  it('is shown to somebody who gave up', async () => {
    const { attempt } = (await learner.call(openLab, { lab_id: LAB })).data;
    await learner.call(openSolution, { attempt_id: attempt.attempt_id });
    expect((await read()).solution).not.toBeNull();
  });
  it("another person's pass opens nothing", async () => {
    const { attempt } = (await learner.call(openLab, { lab_id: LAB })).data;
    await learner.call(openSolution, { attempt_id: attempt.attempt_id });
    expect((await read(await tool.as('admin@acme.test'))).solution).toBeNull();
  });
});
