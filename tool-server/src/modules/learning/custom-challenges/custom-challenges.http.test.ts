import { randomUUID } from 'node:crypto';
import { asId } from '@drawbridge/contracts';
import {
  CUSTOM_CHALLENGE_LIMITS,
  CUSTOM_CHALLENGE_TEXTS,
  createCustomChallenge,
  deleteCustomChallenge,
  filterCourses,
  finishCustomChallenge,
  getCourse,
  getCustomChallenge,
  listCustomChallenges,
  startCustomChallenge,
  updateCustomChallenge,
} from '@drawbridge/contracts/learning';
import { openLab, submitLab } from '@drawbridge/contracts/practice';
import { buildLabResult } from '@drawbridge/contracts/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, createTestTool, type TestTool } from '../../../../test/fixtures/create-test-tool.ts';
import { getAllLabs } from '../../../../test/fixtures/practice/our-labs.ts';

const L1 = asId<'lab'>('l1-someone-elses-invoice');
const L2 = asId<'lab'>('l2-the-button-was-hidden');
const MINUTE_MS = 60_000;

let tool: TestTool;
let learner: Caller;
let other: Caller;
const newId = () => asId<'custom challenge'>(randomUUID());
let id = newId();

beforeAll(async () => {
  tool = await createTestTool({
    labs: getAllLabs(),
    grader: {
      grade: async (labId) =>
        buildLabResult({
          lab_id: labId,
          verdict: 'passed',
          score: 100,
          graded_at: tool.clock.now().toISOString(),
        }),
    },
  });
  tool.app.jobs.start();
});
afterAll(() => tool.close());
beforeEach(async () => {
  for (const name of ['custom_challenge', 'lab_attempt'])
    await tool.database.query({ name: `empty_${name}`, text: `delete from ${name}`, values: [] });
  await tool.database.query({
    name: 'no_sets',
    text: `delete from course where type = 'custom'`,
    values: [],
  });
  learner = await tool.as('member@acme.test');
  other = await tool.as('admin@acme.test');
  id = newId();
});

const content = (part: object = {}) => ({ id, title: 'Friday', minutes: 30, lab_ids: [L1, L2], ...part });
const create = (part: object = {}, caller = learner) => caller.call(createCustomChallenge, content(part));
const start = (caller = learner) => caller.call(startCustomChallenge, { id });
const read = async (caller = learner) => (await caller.call(getCustomChallenge, { id })).data;
async function pass(labId: typeof L1) {
  const { attempt } = (await learner.call(openLab, { lab_id: labId })).data;
  await learner.call(submitLab, {
    submission_id: asId(randomUUID()),
    attempt_id: attempt.attempt_id,
    files: [],
  });
}

describe('LAB-9 a set of challenges', () => {
  it('has a title, a time limit and its challenges in order', async () => {
    const reply = await create({ lab_ids: [L2, L1] });
    expect([reply.status, reply.message]).toEqual([200, CUSTOM_CHALLENGE_TEXTS.saved]);
    expect(reply.data).toMatchObject({ id, title: 'Friday', minutes: 30, run: null });
    expect(reply.data.challenges.map(({ lab_id }) => lab_id)).toEqual([L2, L1]);
  });
  it('CALL-47 is saved once, however often it is sent', async () => {
    await Promise.all([create(), create(), create()]);
    expect((await learner.call(listCustomChallenges, {})).data.items).toHaveLength(1);
  });
  it('CALL-47 has what was sent last, when the answer to the first try was lost and the set changed since', async () => {
    await create();
    expect((await create({ title: 'Saturday', lab_ids: [L2] })).status).toBe(200);
    expect(await read()).toMatchObject({ title: 'Saturday', challenges: [{ lab_id: L2 }] });
    const reply = await create({ lab_ids: ['no-such-lab'] });
    expect([reply.status, Object.keys(reply.errors ?? {})]).toEqual([400, ['lab_ids']]);
  });
  it('CALL-47 that is running stays as it is when its first try comes again, and is not changed by another', async () => {
    await create();
    await start();
    expect((await create()).data.run?.state).toBe('running');
    expect((await create({ title: 'Saturday' })).code).toBe('custom_challenge_running');
  });
  it('CAT-1 is a course of the type custom, for its owner alone', async () => {
    await create();
    const list = async (caller: Caller) =>
      (await caller.call(filterCourses, { types: ['custom'] })).data.items.map(
        ({ event_name }) => event_name,
      );
    expect([await list(learner), await list(other)]).toEqual([['Friday'], []]);
    const reply = await other.call(getCourse, { event_id: asId(`custom-${id}`) });
    expect(reply.code).toBe('course_not_found');
  });
  it.each([
    [{ title: ' ' }, 'title'],
    [{ title: 'x'.repeat(61) }, 'title'],
    [{ minutes: 4 }, 'minutes'],
    [{ minutes: 481 }, 'minutes'],
    [{ minutes: 7.5 }, 'minutes'],
    [{ lab_ids: [] }, 'lab_ids'],
    [{ lab_ids: ['no-such-lab'] }, 'lab_ids'],
    [{ lab_ids: ['http-bench'] }, 'lab_ids'],
    [{ lab_ids: Array.from({ length: 31 }, (_, at) => `l${at}`) }, 'lab_ids'],
    [{ lab_ids: ['<script>'] }, 'lab_ids.0'],
    [{ id: 'x' }, 'id'],
  ])('refuses %j and names %s', async (bad, field) => {
    const reply = await create(bad);
    expect([reply.status, Object.keys(reply.errors ?? {})]).toEqual([400, [field]]);
  });
  it('has a challenge once that was chosen twice', async () => {
    expect((await create({ lab_ids: [L1, L1] })).data.challenges).toHaveLength(1);
  });
  it('takes markup in a title as text', async () => {
    expect((await create({ title: '<b>x</b>' })).data.title).toBe('<b>x</b>');
  });
  it('is refused beyond the limit, and a deleted one makes room', async () => {
    for (let at = 0; at < CUSTOM_CHALLENGE_LIMITS.sets; at += 1) await create({ id: newId(), lab_ids: [L1] });
    await expect.poll(async () => (await create()).code).toBe('custom_challenge_limit');
    const [first] = (await learner.call(listCustomChallenges, {})).data.items;
    await learner.call(deleteCustomChallenge, { id: first?.id ?? id });
    expect((await create()).status).toBe(200);
  });
});

describe('somebody else', () => {
  it('CALL-3 is refused without a session', async () => {
    const { anonymous } = tool;
    const replies = await Promise.all([
      anonymous.call(listCustomChallenges, {}),
      anonymous.call(getCustomChallenge, { id }),
      anonymous.call(createCustomChallenge, content()),
      anonymous.call(updateCustomChallenge, content()),
      anonymous.call(deleteCustomChallenge, { id }),
      anonymous.call(startCustomChallenge, { id }),
      anonymous.call(finishCustomChallenge, { id }),
    ]);
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 401));
  });
  it('does not find the set of a colleague, and changes nothing', async () => {
    await create();
    const replies = [
      await other.call(getCustomChallenge, { id }),
      await other.call(updateCustomChallenge, content({ title: 'Mine' })),
      await other.call(startCustomChallenge, { id }),
      await other.call(finishCustomChallenge, { id }),
    ];
    expect(replies.map(({ code }) => code)).toEqual(replies.map(() => 'custom_challenge_not_found'));
    expect((await other.call(deleteCustomChallenge, { id })).data).toEqual({ deleted: false });
    expect((await create({ title: 'Mine' }, other)).status).toBe(403);
    expect((await read()).title).toBe('Friday');
  });
});

describe('LAB-10 saved sets', () => {
  it('are changed, the one changed last comes first', async () => {
    await create();
    tool.clock.advance(1000);
    await create({ id: newId(), title: 'Second' });
    tool.clock.advance(1000);
    const reply = await learner.call(
      updateCustomChallenge,
      content({ title: 'First', minutes: null, lab_ids: [L1] }),
    );
    expect(reply.data).toMatchObject({ title: 'First', minutes: null });
    const { items } = (await learner.call(listCustomChallenges, {})).data;
    expect(items.map(({ title }) => title)).toEqual(['First', 'Second']);
  });
  it('are deleted with their runs, twice without a fault', async () => {
    await create();
    await start();
    expect((await learner.call(deleteCustomChallenge, { id })).data).toEqual({ deleted: true });
    expect((await learner.call(deleteCustomChallenge, { id })).data).toEqual({ deleted: false });
    expect((await learner.call(getCustomChallenge, { id })).status).toBe(404);
  });
  it('cannot be changed while they run', async () => {
    await create();
    await start();
    expect((await learner.call(updateCustomChallenge, content())).code).toBe('custom_challenge_running');
    await learner.call(finishCustomChallenge, { id });
    expect((await learner.call(updateCustomChallenge, content())).status).toBe(200);
  });
});

describe('a run', () => {
  beforeEach(() => create());

  it('begins once by several calls, and ends by the clock of the server', async () => {
    const replies = await Promise.all([start(), start(), start()]);
    expect(new Set(replies.map(({ data }) => data.run?.started_at)).size).toBe(1);
    const ends = new Date(tool.clock.now().getTime() + 30 * MINUTE_MS).toISOString();
    expect((await read()).run).toMatchObject({ state: 'running', ends_at: ends, finished_at: null });
    tool.clock.advance(30 * MINUTE_MS - 1);
    expect((await read()).run?.state).toBe('running');
    tool.clock.advance(1);
    expect((await read()).run).toMatchObject({ state: 'finished', finished_at: ends });
  });
  it('counts a challenge that is solved in it, once, with its points', async () => {
    await start();
    await pass(L1);
    await pass(L1);
    expect((await read()).run).toMatchObject({ state: 'running', solved: [{ lab_id: L1, points: 100 }] });
  });
  it('does not count what was solved before it, or after its end', async () => {
    await pass(L1);
    await start();
    expect((await read()).run?.solved).toEqual([]);
    tool.clock.advance(31 * MINUTE_MS);
    learner = await tool.as('member@acme.test');
    await pass(L2);
    expect((await read()).run?.solved).toEqual([]);
  });
  it('is finished with its last challenge', async () => {
    await start();
    await pass(L1);
    tool.clock.advance(MINUTE_MS);
    await pass(L2);
    expect((await read()).run).toMatchObject({
      state: 'finished',
      finished_at: tool.clock.now().toISOString(),
    });
  });
  it('begins anew after one whose time has passed', async () => {
    await start();
    await pass(L1);
    tool.clock.advance(40 * MINUTE_MS);
    learner = await tool.as('member@acme.test');
    await start();
    expect((await read()).run).toMatchObject({ state: 'running', solved: [] });
  });
  it('is finished by hand, twice without a fault', async () => {
    await start();
    const first = await learner.call(finishCustomChallenge, { id });
    tool.clock.advance(MINUTE_MS);
    const second = await learner.call(finishCustomChallenge, { id });
    expect(second.data.run).toEqual(first.data.run);
  });
  it('without a time limit has no end', async () => {
    await learner.call(updateCustomChallenge, content({ minutes: null }));
    await start();
    expect((await read()).run).toMatchObject({ state: 'running', ends_at: null });
  });
});
