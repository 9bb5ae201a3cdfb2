/** Runs cases against a server under test and reports how each kind of them ended. */
import { randomUUID } from 'node:crypto';
import { type CaseContext, CaseFault, createPick, toSeed } from './case-context.ts';
import type { FakePlatforms } from './fake-platform.ts';
import { LAUNCH_CASES, type RunCase } from './launch-cases.ts';
import { REGISTRATION_CASES } from './registration-cases.ts';
import { SERVICE_CASES } from './service-cases.ts';
import type { ToolClient } from './tool-client.ts';

export const CASES: Readonly<Record<string, RunCase>> = {
  ...REGISTRATION_CASES,
  ...LAUNCH_CASES,
  ...SERVICE_CASES,
};
const NAMES = Object.keys(CASES);

export interface AnswersOptions {
  client: ToolClient;
  platforms: FakePlatforms;
  seed: number;
  count: number;
  /** Number of the first case: with `count: 1` a single one is repeated. */
  from: number;
  now(): Date;
  /** Moves the clock of the server: what is limited by the day may be done again. */
  advance(ms: number): Promise<void>;
  /** What the log says since the last call that it must not. */
  readLogFaults(): string[];
  /** After each case. */
  onCase?: (of: { number: number; name: string; outcome: string; spoilt: string }) => void;
  /** After each batch. */
  onProgress?: (done: number) => Promise<void>;
}

export interface AnswersFault {
  number: number;
  what: string;
  /** What was spoilt. */
  spoilt: string;
}

export interface AnswersReport {
  done: number;
  seconds: number;
  /** How many answers, claims and forms of each kind. */
  byKind: Record<string, number>;
  /** How many cases of each name ended how. */
  byOutcome: Record<string, Record<string, number>>;
  faults: AnswersFault[];
  slowest: { ms: number; number: number; spoilt: string }[];
}

/** Of an installation's administrators: limits of a company and of a person are shared by half of the cases. */
const ADMINS = ['admin@acme.test', 'admin@globex.test'] as const;
/** Cases between two steps of the clock: few enough for what a company may do in a minute. */
const BATCH = NAMES.length * 5;
const AT_ONCE = 12;
/** A person adds 200 platforms in a day. */
const STEP_MS = 6 * 3_600_000;
const MOST_FAULTS = 25;
const SLOWEST = 5;

export async function runAnswers(options: AnswersOptions): Promise<AnswersReport> {
  const { client, platforms, seed, count, from, now } = options;
  const byKind: Record<string, number> = {};
  const byOutcome: Record<string, Record<string, number>> = {};
  const faults: AnswersFault[] = [];
  let slowest: AnswersReport['slowest'] = [];
  let done = 0;
  const startedAt = performance.now();
  /** Of this run: the registrations of one before it may be there. */
  const run = randomUUID().slice(0, 8);

  async function runOne(number: number, admins: readonly string[]): Promise<void> {
    const name = NAMES[number % NAMES.length] ?? '';
    const id = `${run}-${number}`;
    const spoilt: string[] = [];
    const context: CaseContext = {
      name: id,
      client,
      platforms,
      platform: platforms.open(id),
      admin: admins[Math.floor(number / NAMES.length) % admins.length] ?? '',
      now,
      pick: createPick(toSeed(seed, number)),
      note(kind, what) {
        spoilt.push(what);
        byKind[kind] = (byKind[kind] ?? 0) + 1;
      },
    };
    const began = performance.now();
    let outcome: string;
    try {
      outcome = await (CASES[name] as RunCase)(context);
    } catch (error) {
      const what = error instanceof CaseFault ? error.message : String((error as Error).stack);
      faults.push({ number, what: `${name}: ${what}`, spoilt: spoilt.join('; ') });
      outcome = 'FAULT';
    }
    platforms.close(id);
    done += 1;
    options.onCase?.({ number, name, outcome, spoilt: spoilt.join('; ') });
    const outcomes = (byOutcome[name] ??= {});
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    slowest = [...slowest, { ms: performance.now() - began, number, spoilt: spoilt.join('; ') }]
      .toSorted((a, b) => b.ms - a.ms)
      .slice(0, SLOWEST);
  }

  for (let next = from; next < from + count && faults.length < MOST_FAULTS; next += BATCH) {
    const admins = await Promise.all(ADMINS.map((email) => client.signIn(email)));
    const last = Math.min(next + BATCH, from + count);
    const numbers = Array.from({ length: last - next }, (_, index) => next + index)[Symbol.iterator]();
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (const number of numbers) await runOne(number, admins);
      }),
    );
    // Of one of the batch: a line of the log names no case.
    for (const what of [...options.readLogFaults(), ...platforms.leaks.splice(0)])
      faults.push({ number: next, what: `between #${next} and #${last - 1}: ${what}`, spoilt: '' });
    await options.onProgress?.(done);
    await options.advance(STEP_MS);
  }
  return { done, seconds: (performance.now() - startedAt) / 1_000, byKind, byOutcome, faults, slowest };
}
