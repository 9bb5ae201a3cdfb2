import { randomUUID } from 'node:crypto';
import { labsRoots } from '@drawbridge/content';
import {
  asId,
  getCourse,
  getSubmission,
  type LabFile,
  type LabResult,
  listLabs,
  openLab,
  resetLab,
  SUBMISSION_LIMITS,
  saveDraft,
  submitLab,
} from '@drawbridge/contracts';
import { createGrader, type Grader, type LoadedLab, loadLabs } from '@drawbridge/labs/grade';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, createTestTool, type TestTool } from '../../../test/create-test-tool.ts';
import type { GradeLab } from './index.ts';

const L1 = asId<'lab'>('l1-someone-elses-invoice');
const C2 = asId<'course'>('c2-injection-at-the-boundary');
const ITEM = asId<'item'>('c2-lab-identifier-is-input');

let labs: LoadedLab[];
let grader: Grader;
/** What stands between server and grader; a test may break it. */
let interfere: ((grade: () => Promise<LabResult>, files: LabFile[]) => Promise<LabResult>) | undefined;
let tool: TestTool;
let learner: Caller;

beforeAll(async () => {
  labs = loadLabs(labsRoots);
  grader = await createGrader({
    labs,
    processes: 2,
    jail: 'auto',
    production: false,
    signingKey: 'of the tests',
  });
  const between: GradeLab = {
    grade(labId, files) {
      const grade = () => grader.grade(labId, files);
      return interfere ? interfere(grade, files) : grade();
    },
  };
  tool = await createTestTool({ labs, grader: between, env: { GRADER_PROCESSES: '2' } });
  tool.app.jobs.start();
});
afterAll(async () => {
  await tool.close();
  await grader.close();
});
const held: Array<() => void> = [];
afterEach(() => {
  for (const open of held.splice(0)) open();
});
beforeEach(async () => {
  interfere = undefined;
  learner = await tool.as('member@acme.test');
});

const solution = (): LabFile[] => labs.find(({ pack }) => pack.lab_id === L1)?.solution.files ?? [];
const trap = (): LabFile[] => labs.find(({ pack }) => pack.lab_id === L1)?.traps[0]?.files ?? [];
const open = async (caller = learner) => (await caller.call(openLab, { lab_id: L1 })).data.attempt;
const newId = () => asId<'submission'>(randomUUID());
async function submit(files: LabFile[], id = newId(), caller = learner) {
  const attempt = await open(caller);
  return caller.call(submitLab, {
    submission_id: id,
    attempt_id: attempt.attempt_id,
    files,
    course: { event_id: C2, item_id: ITEM },
  });
}

describe('opening a lab', () => {
  it('CALL-3 refuses somebody not signed in', async () => {
    expect((await tool.nobody.call(openLab, { lab_id: L1 })).status).toBe(401);
  });
  it('an unknown lab is not found, a malformed id names its field', async () => {
    expect((await learner.call(openLab, { lab_id: asId('no-such-lab') })).code).toBe('lab_not_found');
    expect((await learner.call(openLab, { lab_id: asId('../l1') })).errors).toHaveProperty('lab_id');
  });
  it('gives no hidden test, no solution and no trap to the page', async () => {
    const text = JSON.stringify((await learner.call(openLab, { lab_id: L1 })).data.lab);
    for (const { source, visibility } of labs.find(({ pack }) => pack.lab_id === L1)?.tests ?? [])
      if (visibility === 'hidden') expect(text).not.toContain(source.slice(0, 80));
    expect(text).not.toContain(solution()[0]?.text);
  });
  it('sixteen tabs that open it at once share one attempt', async () => {
    const other = await tool.as('manager@acme.test');
    const attempts = await Promise.all(Array.from({ length: 16 }, () => open(other)));
    expect(new Set(attempts.map(({ attempt_id }) => attempt_id)).size).toBe(1);
  });
  it('LTI-8 lists every lab with where the learner stands', async () => {
    const { items } = (await learner.call(listLabs, {})).data;
    expect(items.map(({ lab_id }) => lab_id)).toEqual(labs.map(({ pack }) => pack.lab_id));
    expect(items.filter(({ started }) => started).map(({ lab_id }) => lab_id)).toEqual([L1]);
  });
});

describe('drafts', () => {
  const file = { path: '', text: '// typed' };
  beforeAll(() => {
    file.path = solution()[0]?.path ?? '';
  });

  it('what is saved is there again, exactly', async () => {
    const attempt = await open();
    const saved = await learner.call(saveDraft, {
      attempt_id: attempt.attempt_id,
      revision: attempt.revision,
      files: [file],
    });
    expect(saved.data.revision).toBe(attempt.revision + 1);
    expect((await open()).files).toEqual([file]);
  });
  it('a save on an older revision is refused and changes nothing', async () => {
    const attempt = await open();
    const stale = await learner.call(saveDraft, {
      attempt_id: attempt.attempt_id,
      revision: attempt.revision - 1,
      files: [{ ...file, text: 'other' }],
    });
    expect([stale.status, stale.code]).toEqual([409, 'draft_outdated']);
    expect((await open()).files).toEqual([file]);
  });
  it('CALL-47 a save sent again because its answer got lost is no conflict', async () => {
    const attempt = await open();
    const input = {
      attempt_id: attempt.attempt_id,
      revision: attempt.revision,
      files: [{ ...file, text: 'again' }],
    };
    const [first, second] = [await learner.call(saveDraft, input), await learner.call(saveDraft, input)];
    expect([second.status, second.data]).toEqual([200, first.data]);
  });
  it("someone else's attempt does not exist", async () => {
    const attempt = await open();
    const other = await tool.as('member@globex.test');
    const reply = await other.call(saveDraft, {
      attempt_id: attempt.attempt_id,
      revision: attempt.revision,
      files: [file],
    });
    expect([reply.status, reply.code]).toEqual([404, 'attempt_not_found']);
  });
});

describe('LAB-5 submitting', () => {
  it('the starter fails, with each exploit named and no hidden payload', async () => {
    const { data } = await submit([]);
    expect([data.state, data.result?.verdict]).toEqual(['graded', 'failed']);
    const hidden = data.result?.tests.filter(({ visibility }) => visibility === 'hidden') ?? [];
    expect(hidden.length).toBeGreaterThan(0);
    expect(hidden.every(({ replay }) => replay === undefined)).toBe(true);
  });

  it('a cosmetic fix fails a hidden test and completes nothing', async () => {
    const { data } = await submit(trap());
    expect(data.result?.verdict).toBe('failed');
    expect((await open()).passed).toBe(false);
  });

  it('the right fix passes, completes the course item and keeps the best score', async () => {
    const { data } = await submit(solution());
    expect([data.result?.verdict, data.result?.score]).toEqual(['passed', data.result?.max]);
    const attempt = await open();
    expect([attempt.passed, attempt.best_score]).toEqual([true, 100]);
    await submit([]);
    expect((await open()).best_score).toBe(100);
    const { course } = (await learner.call(getCourse, { event_id: C2 })).data;
    expect(course.items.flatMap(({ items }) => items).find(({ _key }) => _key === ITEM)?.completed).toBe(
      true,
    );
  });

  it('CALL-47 the same submission sent four times at once is one submission', async () => {
    const id = newId();
    const replies = await Promise.all(Array.from({ length: 4 }, () => submit([], id)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await open()).submissions.filter(({ submission_id }) => submission_id === id)).toHaveLength(1);
  });

  it.each([
    ['a path that climbs', { path: '../../etc/passwd', text: '' }],
    ['an absolute path', { path: '/etc/passwd', text: '' }],
    ['a backslash', { path: 'routes\\invoices.js', text: '' }],
    ['a file that is not editable', { path: 'node_modules/express/index.js', text: '' }],
  ])('refuses %s before anything runs, and names the file', async (_what, bad) => {
    interfere = () => Promise.reject(new Error('this must not be graded'));
    const reply = await submit([bad]);
    expect([reply.status, reply.code]).toEqual([400, 'submission_refused']);
    expect(Object.keys(reply.errors ?? {}).length).toBeGreaterThan(0);
  });

  it.each([
    ['path', { path: 'routes/invoices.js\u0000', text: '' }],
    ['text', { path: 'routes/invoices.js', text: '\u0000' }],
    ['text', { path: 'routes/invoices.js', text: '\ud800' }],
  ])('refuses what cannot be stored in the %s of a file, and names it', async (field, bad) => {
    const reply = await submit([bad]);
    expect([reply.status, reply.code, Object.keys(reply.errors ?? {})]).toEqual([
      400,
      'bad_input',
      [`files.0.${field}`],
    ]);
  });

  it('refuses what is too large, with the limit named', async () => {
    const path = solution()[0]?.path ?? '';
    const large = await submit([{ path, text: 'x'.repeat(SUBMISSION_LIMITS.fileBytes + 1) }]);
    expect([large.status, large.code]).toEqual([400, 'submission_too_large']);
    expect(`${large.message} ${Object.values(large.errors ?? {}).join(' ')}`).toMatch(/64|65[ ,]?536/);
    const many = await submit(
      Array.from({ length: SUBMISSION_LIMITS.files + 1 }, (_, index) => ({ path: `f${index}.js`, text: '' })),
    );
    expect([many.status, many.errors]).toEqual([400, { files: `at most ${SUBMISSION_LIMITS.files} files` }]);
    const huge = await submit([{ path, text: 'x'.repeat(600_000) }]);
    expect([huge.status, huge.code]).toEqual([413, 'too_large']);
  });

  it('a grader that dies loses nothing: the submission is tried again', async () => {
    let calls = 0;
    interfere = (grade) => {
      calls += 1;
      return calls === 1 ? Promise.reject(new Error('killed')) : grade();
    };
    const { data } = await submit([]);
    expect([data.state, data.result?.verdict, calls]).toEqual(['graded', 'failed', 2]);
  });

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

  it("someone else's submission does not exist", async () => {
    const { data } = await submit([]);
    const other = await tool.as('member@globex.test');
    expect((await other.call(getSubmission, { submission_id: data.submission_id })).code).toBe(
      'attempt_not_found',
    );
  });
});

/** Makes the grader wait until it is let go, and notes who comes in which order. */
function holdGrader() {
  const gate = Promise.withResolvers<void>();
  held.push(gate.resolve);
  const order: string[] = [];
  interfere = async (grade, files) => {
    order.push(files[0]?.text ?? '');
    await gate.promise;
    return grade();
  };
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

describe('fairness in the queue', () => {
  const named = (name: string): LabFile[] => [{ path: solution()[0]?.path ?? '', text: `// ${name}` }];
  const hand = async (caller: Caller, name: string) => {
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
  const infra = (): Promise<LabResult> =>
    grader.grade(L1, []).then((result) => ({ ...result, verdict: 'infra', score: 0 }));

  it('companies take turns, then learners; each is told its place', async () => {
    const [ada, bea, cem] = [
      await tool.as('member@acme.test'),
      await tool.as('manager@acme.test'),
      await tool.as('member@globex.test'),
    ];
    const gate = holdGrader();
    // All graders are at work, so that whatever follows has to wait.
    const lanes = tool.config.graderProcesses;
    const others = [await tool.as('champion@acme.test'), await tool.as('ind@demo.test')];
    const running = await Promise.all(
      others.slice(0, lanes).map((other, index) => hand(other, `run${index}`)),
    );
    await expect.poll(() => countIn('running')).toBe(lanes);
    const handed: Array<Awaited<ReturnType<typeof hand>>> = [];
    for (const [caller, name] of [
      [ada, 'ada 1'],
      [ada, 'ada 2'],
      [bea, 'bea 1'],
      [cem, 'cem 1'],
      [cem, 'cem 2'],
    ] as const) {
      const one = await hand(caller, name);
      await one.queued();
      tool.clock.advance(1);
      handed.push(one);
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
      const found = submissions.find(({ submission_id }) => submission_id === handed[at]?.id);
      places.set(name, found?.queue_position ?? -1);
    }
    // Acme has had turns already, Globex none; of Acme's two, Ada has.
    expect([...places].sort((left, right) => left[1] - right[1])).toEqual([
      ['cem 1', 1],
      ['bea 1', 2],
      ['cem 2', 3],
      ['ada 1', 4],
      ['ada 2', 5],
    ]);
    gate.open();
    await Promise.all([...running, ...handed].map(({ sent }) => sent));
    const turn = (name: string) => gate.order.indexOf(`// ${name}`);
    // Neighbours may begin at the same moment, in two graders: their order is that of the places above.
    expect(turn('bea 1')).toBeLessThan(turn('ada 2'));
  });

  it('what hit a limit waits behind what did not', async () => {
    const endless = await submit([{ path: solution()[0]?.path ?? '', text: 'for (;;);' }]);
    expect(endless.data.result).toMatchObject({ verdict: 'error', usage: { limited: true } });
    const gate = holdGrader();
    const others = [await tool.as('champion@acme.test'), await tool.as('ind@demo.test')];
    const running = await Promise.all(
      others.slice(0, tool.config.graderProcesses).map((other, index) => hand(other, `run${index}`)),
    );
    await expect.poll(() => countIn('running')).toBe(tool.config.graderProcesses);
    const slow = await hand(learner, 'slow');
    await slow.queued();
    const fast = await hand(await tool.as('manager@acme.test'), 'fast');
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
    interfere = (grade) => (++calls === 1 ? infra() : grade());
    const mended = await submit([]);
    expect([mended.data.result?.verdict, calls, await laneOf(mended)]).toEqual(['failed', 2, 'slow']);
    calls = 0;
    interfere = () => {
      calls += 1;
      return infra();
    };
    const lost = await submit([]);
    expect([lost.data.state, lost.data.result?.verdict, calls]).toEqual(['graded', 'infra', 2]);
  });

  it('the answer of a claim that ran out is not stored', async () => {
    const late = Promise.withResolvers<void>();
    held.push(late.resolve);
    let calls = 0;
    interfere = async (grade) => {
      if (++calls > 1) return grade();
      await late.promise;
      return infra();
    };
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

  it('two hundred submits at once: each is graded once or refused with the limit', async () => {
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

describe('reset', () => {
  it('opens the next attempt from the starter; the old one is closed; a repeat opens no third', async () => {
    const before = await open();
    const reset = () => learner.call(resetLab, { attempt_id: before.attempt_id });
    const [first, second] = [await reset(), await reset()];
    expect([first.data.attempt.number, first.data.attempt.files]).toEqual([before.number + 1, []]);
    expect(second.data.attempt.attempt_id).toBe(first.data.attempt.attempt_id);
    const late = await learner.call(saveDraft, {
      attempt_id: before.attempt_id,
      revision: before.revision,
      files: [],
    });
    expect([late.status, late.code]).toEqual([409, 'attempt_closed']);
  });
});

describe('the preview frame', () => {
  it('runs scripts in an opaque origin that connects, posts and frames nothing', async () => {
    const response = await tool.fetch('/embed/frame/lab-preview');
    const policy = response.headers.get('content-security-policy') ?? '';
    for (const directive of [
      'sandbox allow-scripts allow-forms',
      "default-src 'none'",
      "connect-src 'none'",
      "form-action 'none'",
    ])
      expect(policy).toContain(directive);
    expect(policy).not.toContain('allow-same-origin');
  });
});
