import { asId } from '@drawbridge/contracts';
import {
  checkFlag,
  chooseGuidance,
  getSolution,
  type LabStep,
  noteBreach,
  openHint,
  openSolution,
} from '@drawbridge/contracts/practice';
import { buildLabAttempt } from '@drawbridge/contracts/testing';
import { describe, expect, it } from 'vitest';
import { createFakeServer, type FakeAnswer } from '../../testing/index.ts';
import type { ApiProblem } from '../../transport/api-problem.ts';
import { createLabHelp } from './lab-help.ts';

const ID = asId<'attempt'>('7b0e5b52-6c1e-4e0f-9f0f-2f5a3f0b9a11');

function setUp(
  answers: Partial<
    Record<'guidance' | 'openSolution' | 'hint' | 'solution' | 'flag' | 'breach', () => FakeAnswer>
  > = {},
) {
  const server = createFakeServer([
    [
      openHint,
      answers.hint ??
        (() => ({ data: { hints: [{ number: 1, price: 10, html: '<p>Look</p>' }], points_left: 90 } })),
    ],
    [getSolution, answers.solution ?? (() => ({ data: { files: [], html: '<p>So</p>', traps: [] } }))],
    [checkFlag, answers.flag ?? (() => ({ data: { correct: true, reason: 'correct', tries_left: 9 } }))],
    [
      chooseGuidance,
      answers.guidance ??
        (() => ({
          data: {
            guidance: 'guided',
            steps: [{ id: 'fix-it', title: 'Fix it', html: '<p>So</p>' }],
            hints: [{ number: 1, price: 10, html: '<p>Look</p>' }],
            points_left: 90,
          },
        })),
    ],
    [
      openSolution,
      answers.openSolution ??
        (() => ({
          data: {
            solution: { files: [], html: '<p>So</p>', traps: [] },
            solution_opened: true,
            points_left: 0,
          },
        })),
    ],
    [noteBreach, answers.breach ?? (() => ({ data: { breaches: ['in'] } }))],
  ]);
  let attempt = buildLabAttempt({ attempt_id: ID, lab_id: 'l1', hints: [{ number: 1, price: 10 }] });
  let steps: LabStep[] = [{ id: 'fix-it', title: 'Fix it' }];
  const problems: Array<ApiProblem | undefined> = [];
  const help = createLabHelp({
    client: server.client,
    getAttempt: () => attempt,
    change: (fields) => {
      attempt = { ...attempt, ...fields };
    },
    changeSteps: (given) => {
      steps = given;
    },
    onProblem: (fault) => void problems.push(fault),
  });
  const callsOf = (name: string) => server.calls.filter((call) => call.name === name);
  return {
    help,
    problems,
    callsOf,
    now: () => attempt,
    steps: () => steps,
    reset: () => (attempt = { ...attempt, attempt_id: asId('8b0e5b52-6c1e-4e0f-9f0f-2f5a3f0b9a22') }),
  };
}

describe('a hint', () => {
  it('a hint is shown with the remaining points', async () => {
    const { help, now } = setUp();
    expect(await help.openHint(1)).toBe(true);
    expect(now()).toMatchObject({ points_left: 90, hints: [{ html: '<p>Look</p>' }] });
  });
  it('two quick clicks request a hint once', async () => {
    const { help, callsOf } = setUp();
    await Promise.all([help.openHint(1), help.openHint(1)]);
    expect(callsOf('openHint')).toHaveLength(1);
  });
  it('an answer that arrives after a reset is dropped, for a hint', async () => {
    const { help, now, reset } = setUp();
    const opening = help.openHint(1);
    reset();
    await opening;
    expect(now().points_left).toBe(100);
  });
  it('a refused hint changes nothing and says why', async () => {
    const { help, now, problems } = setUp({ hint: () => ({ problem: 'hint_out_of_order' }) });
    expect(await help.openHint(2)).toBe(false);
    expect(now().points_left).toBe(100);
    expect(problems.at(-1)?.code).toBe('hint_out_of_order');
    expect(help.isOpeningHint.value).toBe(false);
  });
});

describe('guidance', () => {
  it('chosen guidance opens steps and hints, with the remaining points', async () => {
    const { help, now, steps } = setUp();
    expect(await help.chooseGuidance('guided')).toBe(true);
    expect(steps()[0]?.html).toBe('<p>So</p>');
    expect(now()).toMatchObject({ guidance: 'guided', points_left: 90, hints: [{ html: '<p>Look</p>' }] });
  });
  it('two quick clicks request guidance once', async () => {
    const { help, callsOf } = setUp();
    await Promise.all([help.chooseGuidance('guided'), help.chooseGuidance('guided')]);
    expect(callsOf('chooseGuidance')).toHaveLength(1);
  });
  it('an answer that arrives after a reset is dropped, for guidance', async () => {
    const { help, now, steps, reset } = setUp();
    const choosing = help.chooseGuidance('guided');
    reset();
    await choosing;
    expect(now().guidance).toBeUndefined();
    expect(steps()[0]?.html).toBeUndefined();
  });
  it('refused guidance changes nothing and says why', async () => {
    const { help, now, problems } = setUp({ guidance: () => ({ problem: 'attempt_closed' }) });
    expect(await help.chooseGuidance('guided')).toBe(false);
    expect(now().guidance).toBeUndefined();
    expect(problems.at(-1)?.code).toBe('attempt_closed');
    expect(help.isChoosingGuidance.value).toBe(false);
  });
});

describe('a solution opened before a pass', () => {
  it('an opened solution is shown, and no points are left', async () => {
    const { help, now } = setUp();
    expect(await help.openSolution()).toBe(true);
    expect(help.solution.value).toMatchObject({ state: 'ready', value: { html: '<p>So</p>' } });
    expect(now()).toMatchObject({ solution_opened: true, points_left: 0 });
  });
  it('a refused solution stays closed, and the points stay', async () => {
    const { help, now, problems } = setUp({ openSolution: () => ({ problem: 'attempt_closed' }) });
    expect(await help.openSolution()).toBe(false);
    expect(help.solution.value).toBeUndefined();
    expect(now().points_left).toBe(100);
    expect(problems.at(-1)?.code).toBe('attempt_closed');
  });
});

describe('a flag', () => {
  it('a right flag makes the attempt passed', async () => {
    const { help, now } = setUp();
    expect(await help.sendFlag('flag{x}')).toBe(true);
    expect(help.flagState.value).toBe('correct');
    expect(now().passed).toBe(true);
  });
  it.each(['wrong', 'practice'] as const)('a flag that is %s does not pass', async (reason) => {
    const { help, now } = setUp({ flag: () => ({ data: { correct: false, reason, tries_left: 3 } }) });
    expect(await help.sendFlag('flag{x}')).toBe(false);
    expect([help.flagState.value, help.triesLeft.value, now().passed]).toEqual([reason, 3, false]);
  });
  it('more than ten flags a minute are a problem that is shown', async () => {
    const { help, problems } = setUp({ flag: () => ({ problem: 'too_many_tries' }) });
    await help.sendFlag('flag{x}');
    expect(help.flagState.value).toBe('failed');
    expect(problems.at(-1)?.code).toBe('too_many_tries');
  });
});

describe('the solution', () => {
  it('the solution is fetched once, and again for another attempt', async () => {
    const { help, callsOf } = setUp();
    await help.loadSolution();
    await help.loadSolution();
    expect(callsOf('getSolution')).toHaveLength(1);
    expect(help.solution.value).toMatchObject({ state: 'ready', value: { html: '<p>So</p>' } });
    help.begin();
    await help.loadSolution();
    expect(callsOf('getSolution')).toHaveLength(2);
  });
  it('a locked solution is a problem in its place', async () => {
    const { help } = setUp({ solution: () => ({ problem: 'solution_locked' }) });
    await help.loadSolution();
    expect(help.solution.value).toMatchObject({ state: 'problem', problem: { code: 'solution_locked' } });
  });
});

describe('a successful attack', () => {
  it('an attack is checked off immediately and sent to the server once', async () => {
    const { help, now, callsOf } = setUp();
    await help.noteBreaches(['in']);
    await help.noteBreaches(['in']);
    expect(now().breaches).toEqual(['in']);
    expect(callsOf('noteBreach')).toHaveLength(1);
  });
  it('an attack stays checked off when the network fails, and is sent with the next one', async () => {
    let isDown = true;
    const { help, now, callsOf } = setUp({
      breach: () => (isDown ? { problem: 'unavailable' } : { data: { breaches: [] } }),
    });
    await help.noteBreaches(['in']);
    expect(now().breaches).toEqual(['in']);
    isDown = false;
    await help.noteBreaches(['out']);
    expect(
      callsOf('noteBreach')
        .slice(-2)
        .map(({ input }) => input['breach_id']),
    ).toEqual(['in', 'out']);
  });
});
