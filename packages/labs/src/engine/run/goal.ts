import type { LabLogEntry, LabPack } from '@drawbridge/contracts/practice';
import { toVictims } from '../browser/people.ts';
import type { Exchange } from '../exchange.ts';
import type { LabEngine } from '../lab-engine.ts';
import type { LabImage, SessionOptions } from '../session.ts';
import { LabStop, type StopReason } from '../stop.ts';
import type { TestRun } from '../test-session.ts';
import { toWorldRules } from '../world/rules.ts';
import { createActs } from './acts.ts';

/** What the learner submits for an exploit lab: the requests they made, and their files for a scripted one. */
export interface Attack {
  log: readonly LabLogEntry[];
  /** The flag in this world. */
  flag: string;
}

/** Enough for reading a flag character by character, and few enough to end before the time limit. */
const SCRIPT_REQUESTS = 600;
const READ = 'The flag was read';
const NOT_READ = 'The flag was not read: nothing that came back to you contains it.';
const NO_SCRIPT = 'There is no attack yet.';
const NO_LOG = 'There is no attack yet: attack the app in the preview, then submit.';

/** Sends the log to a fresh world with a cookie jar, until the flag is disclosed. */
function replayLog(
  engine: LabEngine,
  image: LabImage,
  lab: Pick<LabPack, 'accounts'>,
  { log, flag }: Attack,
  options: SessionOptions,
): TestRun {
  const session = engine.open(image, options);
  const acts = createActs(engine, session, { ...lab, seed: image.program.seed });
  const exchanges: Exchange[] = [];
  const run = (status: TestRun['status'], message: string, stop: StopReason | null): TestRun => ({
    status,
    message,
    fuel: session.usage().fuel,
    exchanges,
    stop,
  });
  try {
    for (const entry of log) {
      const result = acts.repeat(entry);
      exchanges.push(...result.exchanges);
      if (result.brings(flag)) return run('passed', `${READ}: ${flag}`, null);
      if (session.stopped())
        return run('failed', 'Your attack stopped the app before the flag was read.', session.stopReason());
    }
    return run('failed', log.length === 0 ? NO_LOG : NOT_READ, null);
  } catch (error) {
    // An unknown victim, or a request no browser sends: the log is invalid.
    if (!(error instanceof Error)) throw error;
    return run('failed', error.message, error instanceof LabStop ? error.reason : null);
  } finally {
    acts.close();
    session.close();
  }
}

/** Runs or replays the attack against a world that holds the flag. */
export function runGoal(
  engine: LabEngine,
  image: LabImage,
  lab: Pick<LabPack, 'accounts' | 'goal'>,
  attack: Attack,
  options: SessionOptions,
): TestRun {
  if (lab.goal?.by !== 'script') return replayLog(engine, image, lab, attack, options);
  const { path = '', text: source = '' } = image.program.script ?? {};
  if (source.trim() === '')
    return { status: 'failed', message: NO_SCRIPT, fuel: 0, exchanges: [], stop: null };
  const rules = toWorldRules(image.program.seed.world);
  const { signIn } = rules;
  const victims = toVictims(rules, lab.accounts);
  const run = engine.test(
    image,
    {
      id: 'attack',
      path,
      source,
      seed: options.seed ?? 1,
      accounts: lab.accounts,
      victims,
      signIn,
      flag: attack.flag,
    },
    { ...options, quotas: { requests: SCRIPT_REQUESTS, ...options.quotas } },
  );
  return run.status === 'passed' ? { ...run, message: `${READ}: ${attack.flag}` } : run;
}
