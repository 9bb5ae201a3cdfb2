import { randomUUID } from 'node:crypto';
import { asId, getSubmission, type LabFile, type LabResult, openLab, submitLab } from '@drawbridge/contracts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Caller, TestTool } from '../../../test/fixtures/create-test-tool.ts';
import { createLabTool, type LabTool } from '../../../test/fixtures/lab-tool.ts';

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

/** Makes the grader wait until it is let go, and notes who comes in which order. */
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
  it('one runs and three wait; the next is told so, with the limit, and nothing is lost', async () => {
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
  const submitAs = async (caller: Caller, name: string) => {
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

  it('companies take turns, then learners; each is told its place', async () => {
    const [ada, bea, cem] = [
      await tool.as('member@acme.test'),
      await tool.as('manager@acme.test'),
      await tool.as('member@globex.test'),
    ];
    // Acme has had a turn then and Globex none; of Acme's two, it was Ada's.
    await (await submitAs(ada, 'before')).sent;
    tool.clock.advance(1);
    const gate = holdGrader();
    // All graders are at work, so that whatever follows has to wait.
    const lanes = tool.config.graderProcesses;
    const others = [await tool.as('champion@acme.test'), await tool.as('ind@demo.test')];
    const running = await Promise.all(
      others.slice(0, lanes).map((other, index) => submitAs(other, `run${index}`)),
    );
    await expect.poll(() => countIn('running')).toBe(lanes);
    const submitted: Array<Awaited<ReturnType<typeof submitAs>>> = [];
    for (const [caller, name] of [
      [ada, 'ada 1'],
      [ada, 'ada 2'],
      [bea, 'bea 1'],
      [cem, 'cem 1'],
      [cem, 'cem 2'],
    ] as const) {
      const one = await submitAs(caller, name);
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
    const turn = (name: string) => gate.order.indexOf(`// ${name}`);
    // Neighbours may begin at the same moment, in two graders: their order is that of the places above.
    expect(turn('bea 1')).toBeLessThan(turn('ada 2'));
  });

  it('what hit a limit waits behind what did not', async () => {
    const endless = await submit([{ path: ROUTES, text: 'for (;;);' }]);
    expect(endless.data.result).toMatchObject({ verdict: 'error', usage: { limited: true } });
    const gate = holdGrader();
    const others = [await tool.as('champion@acme.test'), await tool.as('ind@demo.test')];
    const running = await Promise.all(
      others.slice(0, tool.config.graderProcesses).map((other, index) => submitAs(other, `run${index}`)),
    );
    await expect.poll(() => countIn('running')).toBe(tool.config.graderProcesses);
    const slow = await submitAs(learner, 'slow');
    await slow.queued();
    const fast = await submitAs(await tool.as('manager@acme.test'), 'fast');
    await fast.queued();
    const { submissions } = await open(learner);
    // The fast one came later and is before it. Two graders may then take both at the same moment.
    expect(submissions.find(({ submission_id }) => submission_id === slow.id)?.queue_position).toBe(2);
    gate.open();
    await Promise.all([...running, slow, fast].map(({ sent }) => sent));
    // The next one is fast again: the last did no harm.
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

  it('a verdict that is our fault is tried again once, in the slow lane, and then shown', async () => {
    let calls = 0;
    lab.replaceGrading((grade) => (++calls === 1 ? infra(grade) : grade()));
    const graded = await submit([]);
    expect([graded.data.result?.verdict, calls, await laneOf(graded)]).toEqual(['failed', 2, 'slow']);
    calls = 0;
    lab.replaceGrading((grade) => {
      calls += 1;
      return infra(grade);
    });
    const lost = await submit([]);
    expect([lost.data.state, lost.data.result?.verdict, calls]).toEqual(['graded', 'infra', 2]);
  });

  it('the answer of a claim that ran out is not stored', async () => {
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

  it('of two hundred submits at the same time each is graded once or refused with the limit', async () => {
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
