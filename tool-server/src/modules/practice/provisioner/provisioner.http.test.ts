import { randomUUID } from 'node:crypto';
import { asId, type LabSessionId } from '@drawbridge/contracts';
import { openLaunch } from '@drawbridge/contracts/integration';
import {
  extendLab,
  getLabStatus,
  type LabResult,
  listRunningLabs,
  openLab,
  startLab,
  stopLab,
  submitLab,
} from '@drawbridge/contracts/practice';
import { buildLabResult } from '@drawbridge/contracts/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller } from '../../../../test/fixtures/create-test-tool.ts';
import { createLtiTool, type LtiTool } from '../../../../test/fixtures/lti/lti-tool.ts';
import { getAllLabs } from '../../../../test/fixtures/practice/our-labs.ts';
import { FIRST, SECOND, toTimedLab } from '../../../../test/fixtures/practice/timed-labs.ts';

const L1 = asId<'lab'>('l1-someone-elses-invoice');
const BENCH = asId<'lab'>('sql-bench');
const C2 = asId<'course'>('c2-injection-at-the-boundary');
const ITEM = asId<'item'>('c2-lab-identifier-is-input');
const MINUTE_MS = 60_000;

let verdict: LabResult['verdict'];
let lti: LtiTool;
let learner: Caller;
let person = 0;

const PEOPLE = ['member@acme.test', 'champion@acme.test', 'ind@demo.test', 'manager@acme.test'];

beforeAll(async () => {
  const known = new Set<string>([L1, BENCH, FIRST, SECOND]);
  const labs = getAllLabs()
    .filter(({ pack }) => known.has(pack.lab_id))
    .map(toTimedLab);
  const grader = { grade: (labId: string) => Promise.resolve(buildLabResult({ lab_id: labId, verdict })) };
  lti = await createLtiTool({ labs, grader });
});
afterAll(() => lti.close());
beforeEach(async () => {
  verdict = 'passed';
  person += 1;
  learner = await lti.tool.as(PEOPLE[person % PEOPLE.length] ?? '');
  const { data } = await learner.call(listRunningLabs, {});
  await Promise.all(data.items.map(({ session_id }) => learner.call(stopLab, { session_id })));
});

const start = (lab_id = L1, caller = learner) => caller.call(startLab, { lab_id });
const list = async (caller = learner) => (await caller.call(listRunningLabs, {})).data.items;
const advance = (minutes: number) => lti.tool.clock.advance(minutes * MINUTE_MS);
const UNKNOWN = asId<'lab session'>(randomUUID());

async function submit(lab_id: typeof L1) {
  const { data } = await learner.call(openLab, { lab_id });
  const submission_id = asId<'submission'>(randomUUID());
  const { attempt_id } = data.attempt;
  lti.tool.app.jobs.start();
  const reply = await learner.call(submitLab, { submission_id, attempt_id, files: [] });
  await lti.tool.app.jobs.stop();
  return reply;
}

describe('SVC-2 the calls of running labs', () => {
  it('CALL-3 running lab calls are refused without a session', async () => {
    const { anonymous } = lti.tool;
    const session_id = UNKNOWN;
    const replies = await Promise.all([
      start(L1, anonymous),
      anonymous.call(getLabStatus, { session_id }),
      anonymous.call(extendLab, { session_id }),
      anonymous.call(stopLab, { session_id }),
      anonymous.call(listRunningLabs, {}),
    ]);
    expect(replies.map(({ status, code }) => [status, code])).toEqual(
      replies.map(() => [401, 'not_signed_in']),
    );
  });

  it("another person's running labs are neither found nor changed", async () => {
    const { session_id } = (await start(FIRST)).data;
    for (const other of [await lti.tool.as('member@globex.test'), await lti.tool.as('admin@acme.test')]) {
      for (const endpoint of [getLabStatus, extendLab, stopLab]) {
        const reply = await other.call(endpoint, { session_id });
        expect([reply.status, reply.code]).toEqual([404, 'lab_session_not_found']);
      }
      expect(await list(other)).toEqual([]);
    }
    expect((await learner.call(getLabStatus, { session_id })).data.state).toBe('running');
  });

  it('SVC-2 a launched learner can use the calls too, with the pages of the launch', async () => {
    const { ltik } = await lti.browser.enter({ claims: { sub: 'runs-labs' } });
    const { data } = await lti.tool.anonymous.call(openLaunch, { ltik });
    const launched = lti.tool.withToken(data.token);
    const started = await start(FIRST, launched);
    expect([started.status, started.data.access_url]).toEqual([200, `/labs/details/${FIRST}`]);
    const inCourse = await launched.call(startLab, { lab_id: L1, course: { event_id: C2, item_id: ITEM } });
    expect(inCourse.data.access_url).toBe(`/integration/courses-details?course_id=${C2}`);
    expect(await list(launched)).toHaveLength(2);
  });
});

describe('LAB-1 starting', () => {
  it('an untimed lab runs immediately, without a limit, at an address of ours', async () => {
    const { data } = await start();
    expect(data).toMatchObject({
      lab_id: L1,
      title: "Someone else's invoice",
      type: 'lab',
      kind: 'page',
      state: 'running',
      started_at: lti.tool.clock.now().toISOString(),
      ends_at: null,
      seconds_left: null,
      extensions_left: 0,
      access_url: `/portal/labs/${L1}`,
      ended: null,
    });
    expect(data.course).toBeUndefined();
  });

  it('a timed lab has its end', async () => {
    const { data } = await start(FIRST);
    const ends = new Date(lti.tool.clock.now().getTime() + 30 * MINUTE_MS).toISOString();
    expect(data).toMatchObject({ ends_at: ends, seconds_left: 1_800, extensions_left: 2 });
    expect(data.access_url).toBe(`/portal/challenges/${FIRST}`);
    expect((await start(BENCH)).data.access_url).toBe(`/portal/playgrounds/${BENCH}`);
  });

  it('CALL-47 repeating the call returns the running session without resetting its clock', async () => {
    const first = await start(FIRST);
    advance(4);
    const again = await start(FIRST);
    expect(again.data).toEqual({ ...first.data, seconds_left: 1_560 });
  });

  it('eight parallel calls start one session', async () => {
    const replies = await Promise.all(Array.from({ length: 8 }, () => start(FIRST)));
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    expect(new Set(replies.map(({ data }) => data.session_id)).size).toBe(1);
    expect(await list()).toHaveLength(1);
  });

  it('the course that the lab was last opened from is stored, and the address points into it', async () => {
    const alone = await start();
    const inCourse = await learner.call(startLab, { lab_id: L1, course: { event_id: C2, item_id: ITEM } });
    expect(inCourse.data).toMatchObject({
      session_id: alone.data.session_id,
      course: { event_id: C2, item_id: ITEM, title: 'Injection at the boundary' },
    });
    expect(inCourse.data.access_url).toMatch(
      new RegExp(`^/portal/course-info/lab/${C2}/[a-z0-9-]+/${ITEM}$`),
    );
    expect((await start()).data.course).toEqual(inCourse.data.course);
  });

  it.each([
    [{ lab_id: asId<'lab'>('no-such-lab') }, 404, 'lab_not_found'],
    [{ lab_id: FIRST, course: { event_id: C2, item_id: ITEM } }, 404, 'item_not_found'],
    [{ lab_id: L1, course: { event_id: asId<'course'>('c0'), item_id: ITEM } }, 404, 'item_not_found'],
    [{ lab_id: asId<'lab'>('../l1') }, 400, 'bad_input'],
  ])('starting with %j is refused', async (input, status, code) => {
    const reply = await learner.call(startLab, input);
    expect([reply.status, reply.code]).toEqual([status, code]);
    expect(await list()).toEqual([]);
  });

  it('a malformed session id is refused at its field', async () => {
    const reply = await learner.call(getLabStatus, { session_id: asId('x') });
    expect([reply.status, Object.keys(reply.errors ?? {})]).toEqual([400, ['session_id']]);
  });
});

describe('LAB-4 one timed lab at a time', () => {
  it('a second timed lab is refused, naming the running one, and starts once that is stopped', async () => {
    const first = await start(FIRST);
    const refused = await start(SECOND);
    expect([refused.status, refused.code]).toEqual([409, 'other_lab_running']);
    expect(refused.message).toContain(first.data.title);
    await learner.call(stopLab, { session_id: first.data.session_id });
    expect((await start(SECOND)).status).toBe(200);
  });

  it('one of two timed labs in parallel starts', async () => {
    const replies = await Promise.all([start(FIRST), start(SECOND), start(FIRST), start(SECOND)]);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await list()).toHaveLength(1);
  });

  it('labs without a limit can run at the same time, newest first', async () => {
    await start(FIRST);
    advance(1);
    await start(L1);
    advance(1);
    await start(BENCH);
    expect((await list()).map(({ lab_id }) => lab_id)).toEqual([BENCH, L1, FIRST]);
  });

  it('a timed lab whose time is over does not count', async () => {
    await start(FIRST);
    advance(30);
    expect((await start(SECOND)).status).toBe(200);
  });
});

describe('LAB-3 the end of the time', () => {
  it('a timed lab is stopped after its last second, at the next read', async () => {
    const { session_id } = (await start(FIRST)).data;
    lti.tool.clock.advance(30 * MINUTE_MS - 1);
    expect((await learner.call(getLabStatus, { session_id })).data).toMatchObject({
      state: 'running',
      seconds_left: 1,
    });
    lti.tool.clock.advance(1);
    expect((await learner.call(getLabStatus, { session_id })).data).toMatchObject({
      state: 'stopped',
      ended: 'expired',
      seconds_left: 0,
      access_url: null,
    });
    expect(await list()).toEqual([]);
  });

  it('a job stops a timed lab that nothing reads, once, and no other lab', async () => {
    advance(31);
    await lti.tool.app.jobs.drain();
    await start(FIRST);
    await start(L1);
    advance(31);
    expect(await runJob()).toBe(1);
    expect(await runJob()).toBe(0);
    expect((await list()).map(({ lab_id }) => lab_id)).toEqual([L1]);
  });

  it('a lab without a limit is not stopped within a week', async () => {
    const { session_id } = (await start()).data;
    const again = PEOPLE[person % PEOPLE.length] ?? '';
    advance(7 * 24 * 60);
    learner = await lti.tool.as(again);
    expect((await learner.call(getLabStatus, { session_id })).data.state).toBe('running');
  });

  it('a stopped lab still allows submitting, ends no attempt, and can be started again', async () => {
    const before = (await learner.call(openLab, { lab_id: SECOND })).data.attempt;
    const first = (await start(SECOND)).data;
    advance(6);
    verdict = 'failed';
    const { status, data } = await submit(SECOND);
    expect([status, data.state, data.attempt_id]).toEqual([200, 'graded', before.attempt_id]);
    const restarted = (await start(SECOND)).data;
    expect(restarted).toMatchObject({ state: 'running', seconds_left: 300, extensions_left: 2 });
    expect(restarted.session_id).not.toBe(first.session_id);
  });
});

describe('extending the time limit', () => {
  const extend = (session_id: LabSessionId) => learner.call(extendLab, { session_id });

  it('extending is refused while ten minutes or more are left, allowed twice below that, and never a third time', async () => {
    const { session_id } = (await start(FIRST)).data;
    advance(20);
    expect([(await extend(session_id)).status, (await extend(session_id)).code]).toEqual([
      409,
      'extend_too_early',
    ]);
    lti.tool.clock.advance(1);
    expect((await extend(session_id)).data).toMatchObject({ seconds_left: 1_500, extensions_left: 1 });
    advance(20);
    expect((await extend(session_id)).data).toMatchObject({ seconds_left: 1_200, extensions_left: 0 });
    advance(15);
    const third = await extend(session_id);
    expect([third.status, third.code]).toEqual([409, 'no_extension_left']);
  });

  it('CALL-47 two parallel clicks extend the limit once', async () => {
    const { session_id } = (await start(SECOND)).data;
    await Promise.all([extend(session_id), extend(session_id)]);
    const { data } = await learner.call(getLabStatus, { session_id });
    expect(data).toMatchObject({ seconds_left: 1_200, extensions_left: 1 });
  });

  it('extending is refused with the reason if there is no limit, or nothing runs', async () => {
    const untimed = await extend((await start()).data.session_id);
    expect([untimed.status, untimed.code]).toEqual([409, 'lab_without_limit']);
    const { session_id } = (await start(SECOND)).data;
    advance(5);
    const late = await extend(session_id);
    expect([late.status, late.code]).toEqual([409, 'lab_not_running']);
  });
});

describe('stopping', () => {
  it('CALL-47 stopping twice succeeds, and the second call changes nothing', async () => {
    const { session_id } = (await start(FIRST)).data;
    const first = await learner.call(stopLab, { session_id });
    expect(first.data).toMatchObject({ state: 'stopped', ended: 'stopped', access_url: null });
    advance(3);
    const second = await learner.call(stopLab, { session_id });
    expect([second.status, second.data]).toEqual([200, first.data]);
  });

  it('stopping does not change an expired session', async () => {
    const { session_id } = (await start(SECOND)).data;
    advance(9);
    expect((await learner.call(stopLab, { session_id })).data.ended).toBe('expired');
  });

  it('a pass of the lab stops it, but not a failure or a pass of another lab', async () => {
    const { session_id } = (await start(FIRST)).data;
    const bench = (await start(L1)).data;
    verdict = 'failed';
    await submit(FIRST);
    expect(await list()).toHaveLength(2);
    verdict = 'passed';
    await submit(FIRST);
    expect((await list()).map((one) => one.session_id)).toEqual([bench.session_id]);
    expect((await learner.call(getLabStatus, { session_id })).data.ended).toBe('passed');
  });
});

/** Runs the job as its timer would; gives how much it did. */
async function runJob(): Promise<number> {
  const before = await countStopped();
  await lti.tool.app.jobs.drain();
  return (await countStopped()) - before;
}
async function countStopped(): Promise<number> {
  const rows = await lti.tool.database.query<{ count: number }>({
    name: 'count_stopped',
    text: 'select count(*)::int as count from lab_session where stopped_at is not null',
    values: [],
  });
  return rows[0]?.count ?? 0;
}
