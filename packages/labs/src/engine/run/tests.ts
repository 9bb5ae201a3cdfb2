import type { FaultKind, LabPack, LabPlace, LabTest, TestResult } from '@drawbridge/contracts/practice';
import { toVictims } from '../browser/people.ts';
import type { Exchange } from '../exchange.ts';
import type { LabEngine } from '../lab-engine.ts';
import type { LabImage, LabProgram, SessionOptions } from '../session.ts';
import { LabFault, LabStop, type StopReason } from '../stop.ts';
import type { TestRun } from '../test-session.ts';
import { toFaultEvent } from '../world/event.ts';
import { toWorldRules } from '../world/rules.ts';
import { toDecoy } from './flag.ts';
import { type Attack, runGoal } from './goal.ts';
import { toReplayBytes } from './limits.ts';
import { fitMessage, toReplay } from './replay.ts';

/** A test as the runner needs it; the page's are visible, the server's own may be hidden. */
export interface RunnableTest {
  id: string;
  title: string;
  kind: LabTest['kind'];
  visibility: 'visible' | 'hidden';
  weight: number;
  source: string;
  hint?: string | undefined;
}

/** Visible tests run on the same numbers in the page and on the server. */
export const VISIBLE_SEED = 20_260_115;

/** The learner's program prepared once, or the reason why it could not be. */
export type Prepared =
  | { image: LabImage }
  | { fault: string; kind: FaultKind; stop: StopReason | null; place?: LabPlace };

export function prepareLab(engine: LabEngine, program: LabProgram, options: SessionOptions = {}): Prepared {
  try {
    return { image: engine.prepare(program, options) };
  } catch (error) {
    if (!(error instanceof LabFault) && !(error instanceof LabStop)) throw error;
    const { cause: kind, message: fault, place } = toFaultEvent(error);
    const stop = error instanceof LabStop ? error.reason : null;
    return { fault, kind, stop, ...(place === undefined ? {} : { place }) };
  }
}

export interface TestOutcome {
  result: TestResult;
  stop: StopReason | null;
}

/** What a test needs of a lab. */
export type LabUnderTest = Pick<LabPack, 'accounts' | 'seed' | 'goal' | 'content_hash'> & {
  /** The visible ones: they share the bytes a result has for replays. */
  tests: ReadonlyArray<unknown>;
};

/**
 * What a replay shows of an attack. Until it has read the flag itself, what the app did inside is left out where the flag
 * is real: an error of its database may hold it. The page shows all of it, with the flag for practice.
 */
function toShown({ status, exchanges }: TestRun, attack: Attack | undefined, lab: LabUnderTest): Exchange[] {
  if (attack === undefined || status === 'passed' || attack.flag === toDecoy(lab)) return exchanges;
  return exchanges.map((exchange) => ({ ...exchange, events: [] }));
}

/** Runs one test on a fresh image. A hidden test discloses neither its message nor its requests. */
export function runOneTest(
  engine: LabEngine,
  prepared: Prepared,
  lab: LabUnderTest,
  test: RunnableTest,
  seed: number,
  options: SessionOptions = {},
  attack?: Attack,
): TestOutcome {
  const { id, title, kind, visibility, weight } = test;
  const visible = visibility === 'visible';
  const known = { id, title, kind, visibility, weight };
  if (!('image' in prepared)) {
    const message = fitMessage(prepared.fault);
    const { kind: fault, stop, place } = prepared;
    const where = place === undefined ? {} : { place };
    return { result: { ...known, status: 'error', fuel: 0, message, fault, ...where }, stop };
  }
  const rules = toWorldRules(lab.seed.world);
  const { signIn } = rules;
  const victims = toVictims(rules, lab.accounts);
  const { image } = prepared;
  const run: TestRun =
    kind === 'goal'
      ? runGoal(engine, image, lab, attack ?? { log: [], flag: toDecoy(lab) }, {
          ...options,
          seed,
        })
      : engine.test(
          image,
          { id, source: test.source, seed, accounts: lab.accounts, victims, signIn },
          options,
        );
  const failed = run.status !== 'passed';
  const result: TestResult = {
    ...known,
    status: run.status,
    fuel: run.fuel,
    message: visible ? fitMessage(run.message) : '',
    ...(visible && run.place !== undefined ? { place: run.place } : {}),
    ...(failed && !visible && test.hint !== undefined ? { hint: test.hint } : {}),
    ...(visible
      ? {
          requests: run.exchanges.length,
          replay: toReplay(toShown(run, attack, lab), toReplayBytes(lab.tests.length)),
        }
      : {}),
  };
  return { result, stop: run.stop };
}
