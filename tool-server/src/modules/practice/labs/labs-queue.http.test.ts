import { randomUUID } from 'node:crypto';
import { asId } from '@drawbridge/contracts';
import {
  getSubmission,
  type LabFile,
  type LabResult,
  openLab,
  startGuest,
  submitLab,
} from '@drawbridge/contracts/practice';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { Caller, TestTool } from '../../../../test/fixtures/create-test-tool.ts';
import { createLabTool, type LabTool } from '../../../../test/fixtures/practice/lab-tool.ts';

const L1 = asId<'lab'>('l1-someone-elses-invoice');
const ROUTES = 'routes/invoices.js';

let lab: LabTool;
let tool: TestTool;
let learner: Caller;

beforeAll(async () => {
  lab = await createLabTool({ ids: [L1], processes: 2 });
  tool = lab.tool;
});
afterAll(() => lab.close());
const held: Array<() => void> = [];
afterEach(() => {
  for (const open of held.splice(0)) open();
});
beforeEach(async () => {
  lab.replaceGrading(undefined);
  learner = await tool.as('member@acme.test');
});

const open = async (caller = learner) => (await caller.call(openLab, { lab_id: L1 })).data.attempt;
const newId = () => asId<'submission'>(randomUUID());
async function submit(files: LabFile[], id = newId()) {
  const { attempt_id } = await open();
  return learner.call(submitLab, { submission_id: id, attempt_id, files });
}

/** Makes the grader wait until it is released, and notes the order of the submissions. */
function holdGrader() {
  const gate = Promise.withResolvers<void>();
  held.push(gate.resolve);
  const order: string[] = [];
  lab.replaceGrading(async (grade, files) => {
    order.push(files[0]?.text ?? '');
    await gate.promise;
    return grade();
  });
  return { open: gate.resolve, order };
}

async function countIn(state: 'queued' | 'running'): Promise<number> {
  const [row] = await tool.database.query<{ n: number }>({
    name: `count_${state}`,
    text: `select count(*)::int as n from lab_submission where state = '${state}'`,
    values: [],
  });
  return row?.n ?? 0;
}

describe('the limit of the queue', () => {
  it('one submission runs and three wait; the next is refused with the limit, and nothing is lost', async () => {
    const busy = await tool.as('champion@acme.test');
    const attempt = await open(busy);
    const gate = holdGrader();
    const send = (id = newId()) =>
      busy.call(submitLab, { submission_id: id, attempt_id: attempt.attempt_id, files: [] });
    const first = send();
    await expect.poll(() => countIn('running')).toBe(1);
    const three = [send(), send(), send()];
    await expect.poll(() => countIn('queued')).toBe(3);
    expect(await countIn('running')).toBe(1);
    const refused = newId();
    const fifth = await send(refused);
    expect([fifth.status, fifth.code, fifth.message]).toEqual([
      429,
      'queue_full',
      'Three submissions are already waiting. Try again when one is graded.',
    ]);
    expect(fifth.headers.get('retry-after')).toBe('2');
    gate.open();
    for (const { data } of await Promise.all([first, ...three])) expect(data.state).toBe('graded');
    expect((await send(refused)).data.state).toBe('graded');
  });
});

describe('fairness in the queue', () => {
  const named = (name: string): LabFile[] => [{ path: ROUTES, text: `// ${name}` }];
  const submitNamed = async (caller: Caller, name: string) => {
    const attempt = await open(caller);
    const id = newId();
    const before = await countIn('queued');
    const sent = caller.call(submitLab, {
      submission_id: id,
      attempt_id: attempt.attempt_id,
      files: named(name),
    });
    return { id, sent, queued: () => expect.poll(() => countIn('queued')).toBe(before + 1) };
  };
  const infra = async (grade: () => Promise<LabResult>): Promise<LabResult> => ({
    ...(await grade()),
    verdict: 'infra',
    score: 0,
  });

  it('the queue alternates between companies, then between learners, and each reply has its position', async () => {
    const [ada, bea, cem] = [
      await tool.as('member@acme.test'),
      await tool.as('manager@acme.test'),
      await tool.as('member@globex.test'),
    ];
    // Acme was graded last and Globex never; of Acme's two learners, it was Ada.
    await (await submitNamed(ada, 'before')).sent;
    tool.clock.advance(1);
    const gate = holdGrader();
    // All graders are busy, so that every later submission has to wait.
    const lanes = tool.config.graderProcesses;
    const others = [await tool.as('champion@acme.test'), await tool.as('ind@demo.test')];
    const running = await Promise.all(
      others.slice(0, lanes).map((other, index) => submitNamed(other, `run${index}`)),
    );
    await expect.poll(() => countIn('running')).toBe(lanes);
    const submitted: Array<Awaited<ReturnType<typeof submitNamed>>> = [];
    for (const [caller, name] of [
      [ada, 'ada 1'],
      [ada, 'ada 2'],
      [bea, 'bea 1'],
      [cem, 'cem 1'],
      [cem, 'cem 2'],
    ] as const) {
      const one = await submitNamed(caller, name);
      await one.queued();
      tool.clock.advance(1);
      submitted.push(one);
    }
    const places = new Map<string, number>();
    for (const [name, caller, at] of [
      ['ada 1', ada, 0],
      ['ada 2', ada, 1],
      ['bea 1', bea, 2],
      ['cem 1', cem, 3],
      ['cem 2', cem, 4],
    ] as const) {
      const { submissions } = await open(caller);
      const found = submissions.find(({ submission_id }) => submission_id === submitted[at]?.id);
      places.set(name, found?.queue_position ?? -1);
    }
    expect([...places].sort((left, right) => left[1] - right[1])).toEqual([
      ['cem 1', 1],
      ['bea 1', 2],
      ['cem 2', 3],
      ['ada 1', 4],
      ['ada 2', 5],
    ]);
    gate.open();
    await Promise.all([...running, ...submitted].map(({ sent }) => sent));
    const indexOf = (name: string) => gate.order.indexOf(`// ${name}`);
    // Neighbors may begin at the same moment, in two graders: their order is that of the positions above.
    expect(indexOf('bea 1')).toBeLessThan(indexOf('ada 2'));
  });

  it('the queue grades a submission that hit a limit after those that did not', async () => {
    const endless = await submit([{ path: ROUTES, text: 'for (;;);' }]);
    expect(endless.data.result).toMatchObject({ verdict: 'error', usage: { limited: true } });
    const gate = holdGrader();
    const others = [await tool.as('champion@acme.test'), await tool.as('ind@demo.test')];
    const running = await Promise.all(
      others.slice(0, tool.config.graderProcesses).map((other, index) => submitNamed(other, `run${index}`)),
    );
    await expect.poll(() => countIn('running')).toBe(tool.config.graderProcesses);
    const slow = await submitNamed(learner, 'slow');
    await slow.queued();
    const fast = await submitNamed(await tool.as('manager@acme.test'), 'fast');
    await fast.queued();
    const { submissions } = await open(learner);
    // The fast one arrived later and is ahead of it. Two graders may then take both at the same moment.
    expect(submissions.find(({ submission_id }) => submission_id === slow.id)?.queue_position).toBe(2);
    gate.open();
    await Promise.all([...running, slow, fast].map(({ sent }) => sent));
    // The next one is fast again: the last one hit no limit.
    await submit([]);
    expect(await laneOf(await submit([]))).toBe('fast');
  });

  const laneOf = async ({ data }: { data: { submission_id: string } }) => {
    const [row] = await tool.database.query<{ lane: string }>({
      name: 'lane_of',
      text: 'select lane from lab_submission where id = $1::uuid',
      values: [data.submission_id],
    });
    return row?.lane;
  };

  it('the result of an expired claim is not stored', async () => {
    const late = Promise.withResolvers<void>();
    held.push(late.resolve);
    let calls = 0;
    lab.replaceGrading(async (grade) => {
      if (++calls > 1) return grade();
      await late.promise;
      return infra(grade);
    });
    const id = newId();
    const sent = submit([], id);
    await expect.poll(() => countIn('running')).toBe(1);
    tool.clock.advance(31_000);
    const again = await learner.call(getSubmission, { submission_id: id });
    expect([again.data.result?.verdict, calls]).toEqual(['failed', 2]);
    late.resolve();
    await sent;
    await tool.app.jobs.drain();
    const after = await learner.call(getSubmission, { submission_id: id });
    expect(after.data.result).toEqual(again.data.result);
  });

  it('each of two hundred parallel submissions is graded once, or refused with the limit', async () => {
    const people = await Promise.all(
      ['member@acme.test', 'manager@acme.test', 'champion@acme.test', 'member@globex.test'].map((email) =>
        tool.as(email),
      ),
    );
    const attempts = await Promise.all(people.map((person) => open(person)));
    const replies = await Promise.all(
      Array.from({ length: 200 }, (_, index) => {
        const person = people[index % people.length] as Caller;
        return person.call(submitLab, {
          submission_id: newId(),
          attempt_id: asId(attempts[index % people.length]?.attempt_id ?? ''),
          files: named(`many ${index}`),
        });
      }),
    );
    const taken = replies.filter(({ status }) => status === 200);
    expect(replies.every(({ status, code }) => status === 200 || code === 'queue_full')).toBe(true);
    expect(taken.length).toBeGreaterThanOrEqual(people.length);
    await tool.app.jobs.drain();
    for (const { data } of taken) {
      const [row] = await tool.database.query<{ state: string; tries: number }>({
        name: 'state_of',
        text: 'select state, tries from lab_submission where id = $1::uuid',
        values: [data.submission_id],
      });
      expect(row).toEqual({ state: 'graded', tries: 1 });
    }
  });
});

// The embedded database has one connection, which the lock of this test holds.
describe.runIf(inject('databaseUrl'))('a crowd of submissions by one learner', () => {
  it('a crowd of submissions uses one database connection, and more than eight are refused', async () => {
    const other = await tool.as('member@globex.test');
    const { attempt_id } = await open();
    await open(other);
    const crowd: Promise<{ status: number; code?: string | undefined }>[] = [];
    await tool.database.db.transaction(async (tx) => {
      // Each of the crowd has to wait for this row.
      await tx.execute(`select 1 from person where email = 'member@acme.test' for update`);
      for (let sent = 0; sent < 40; sent += 1)
        crowd.push(learner.call(submitLab, { submission_id: newId(), attempt_id, files: [] }));
      const refused = await Promise.race(crowd);
      expect([refused.status, refused.code]).toEqual([429, 'queue_full']);
      expect((await other.call(openLab, { lab_id: L1 })).status).toBe(200);
    });
    const codes = (await Promise.all(crowd)).map(({ status, code }) => (status === 200 ? 'taken' : code));
    expect(codes.filter((code) => code === 'taken').length).toBeGreaterThanOrEqual(3);
    expect(codes.filter((code) => code !== 'taken' && code !== 'queue_full')).toEqual([]);
  });
});

describe('guests in the queue', () => {
  // Each call has addresses of its own, since the guests of one address have a limit.
  let addresses = 0;
  const startGuests = (howMany: number) => {
    const first = addresses;
    addresses += Math.ceil(howMany / 20);
    return Promise.all(
      Array.from({ length: howMany }, async (_, index) => {
        const from = tool.from(`198.51.100.${first + Math.floor(index / 20)}`);
        return tool.withToken((await from.call(startGuest, {})).data.token);
      }),
    );
  };
  const submitAs = async (caller: Caller, text: string, id = newId()) => {
    const { attempt_id } = await open(caller);
    return caller.call(submitLab, { submission_id: id, attempt_id, files: [{ path: ROUTES, text }] });
  };
  /** As if many guests had submitted: one submission of each waits. */
  async function insertWaiting(guests: readonly Caller[]): Promise<void> {
    const attempts: string[] = [];
    for (const guest of guests) attempts.push((await open(guest)).attempt_id);
    await tool.database.query({
      name: 'insert_guests_waiting',
      text: `insert into lab_submission (id, attempt_id, person_id, tenant, files, state, lane, submitted_at)
        select gen_random_uuid(), a.id, a.person_id, 'guest x', '[{"path":"${ROUTES}","text":"// guest"}]'::jsonb,
          'queued', 'guest', $1::timestamptz
        from lab_attempt a where a.id::text in (select jsonb_array_elements_text($2::jsonb))`,
      values: [new Date(tool.clock.now().getTime() - 3_600_000).toISOString(), JSON.stringify(attempts)],
    });
  }
  const isGraded = async (): Promise<LabResult> => {
    const { data } = await learner.call(submitLab, {
      submission_id: newId(),
      attempt_id: (await open()).attempt_id,
      files: [],
    });
    if (!data.result) throw new Error('no result');
    return data.result;
  };

  it("a member's submission is next even if two hundred guests have waited for an hour", async () => {
    const result = await isGraded();
    const gate = holdGrader();
    const busy = [
      submitAs(await tool.as('champion@acme.test'), 'run0'),
      submitAs(await tool.as('ind@demo.test'), 'run1'),
    ];
    await expect.poll(() => countIn('running')).toBe(2);
    await insertWaiting(await startGuests(200));
    const sent = submitAs(learner, '// member');
    await expect.poll(() => countIn('queued')).toBe(201);
    const { submissions } = await open();
    expect(submissions.find(({ state }) => state === 'queued')?.queue_position).toBe(1);
    const order: string[] = [];
    const next = Promise.withResolvers<void>();
    held.push(next.resolve);
    lab.replaceGrading(async (_grade, files) => {
      order.push(files[0]?.text ?? '');
      await next.promise;
      return result;
    });
    gate.open();
    // Two graders are free at the same moment, and keep what they took: the other one may be first to begin.
    await expect.poll(() => order).toContain('// member');
    expect(order.length).toBeLessThanOrEqual(2);
    next.resolve();
    expect((await sent).data.state).toBe('graded');
    await Promise.all(busy);
    // What is claimed runs before its grading begins: nothing of it may be left either.
    await expect.poll(async () => (await countIn('queued')) + (await countIn('running'))).toBe(0);
    expect(order.filter((text) => text === '// guest')).toHaveLength(200);
  });

  it('guests never get the last free grader, and a failed run of ours does not move them ahead', async () => {
    const [one, other] = await startGuests(2);
    if (!one || !other) throw new Error('no guests');
    const gate = holdGrader();
    const first = submitAs(one, '// one');
    await expect.poll(() => countIn('running')).toBe(1);
    const second = submitAs(other, '// other');
    await expect.poll(() => countIn('queued')).toBe(1);
    const sent = submitAs(learner, '// member');
    await expect.poll(() => gate.order).toEqual(['// one', '// member']);
    gate.open();
    await Promise.all([first, second, sent]);
    let calls = 0;
    lab.replaceGrading(async (grade) => ({ ...(await grade()), ...(++calls === 1 && { verdict: 'infra' }) }));
    const id = newId();
    const again = submitAs(one, '// again', id);
    await lab.skipWaits(id);
    const { data } = await again;
    const [row] = await tool.database.query<{ lane: string; tries: number }>({
      name: 'guest_lane_of',
      text: 'select lane, tries from lab_submission where id = $1::uuid',
      values: [data.submission_id],
    });
    expect(row).toEqual({ lane: 'guest', tries: 2 });
  });
});
