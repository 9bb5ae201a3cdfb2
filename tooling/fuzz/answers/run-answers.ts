/** Runs cases against a server under test and reports how each kind of them ended. */
import { randomUUID } from 'node:crypto';
import {
  type CaseContext,
  type CaseEnd,
  CaseFault,
  createPick,
  type RunCase,
  toSeed,
} from './case-context.ts';
import type { FakePlatforms } from './fake-platform.ts';
import { LAUNCH_CASES } from './launch-cases.ts';
import { REGISTRATION_CASES } from './registration-cases.ts';
import { ROSTER_CASES } from './roster-cases.ts';
import { SCORE_CASES } from './score-cases.ts';
import type { ToolClient } from './tool-client.ts';

export const CASES: Readonly<Record<string, RunCase>> = {
  ...REGISTRATION_CASES,
  ...LAUNCH_CASES,
  ...ROSTER_CASES,
  ...SCORE_CASES,
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
  /** How it is repeated, with the same seed. */
  again: string;
  what: string;
  /** What was spoiled. */
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
const BATCH = NAMES.length * 6;
const AT_ONCE = 12;
/** Longer than any wait that an answer may ask for; and what is limited by the day may be done again. */
const STEP_MS = 25 * 3_600_000;
const MOST_FAULTS = 25;
const SLOWEST = 5;

interface Later {
  number: number;
  look(admin: string): Promise<void>;
}

const toAdmin = (admins: readonly string[], number: number): string =>
  admins[Math.floor(number / NAMES.length) % admins.length] ?? '';

/** Works on a few at once. */
async function mapAtOnce<Given, Found>(
  all: readonly Given[],
  work: (one: Given) => Promise<Found>,
): Promise<Found[]> {
  const found: Found[] = [];
  const rest = all[Symbol.iterator]();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const one of rest) found.push(await work(one));
    }),
  );
  return found;
}

export async function runAnswers(options: AnswersOptions): Promise<AnswersReport> {
  const { client, platforms, seed, from, now } = options;
  const byKind: Record<string, number> = {};
  const byOutcome: Record<string, Record<string, number>> = {};
  const faults: AnswersFault[] = [];
  let slowest: AnswersReport['slowest'] = [];
  let done = 0;
  const startedAt = performance.now();
  const signInAll = () => Promise.all(ADMINS.map((email) => client.signIn(email)));
  /** Of this run: the registrations of one before it may be there. */
  const run = randomUUID().slice(0, 8);

  function count(name: string, outcome: string): void {
    const outcomes = (byOutcome[name] ??= {});
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  }

  /** Gives what is to be looked at later. */
  async function runOne(number: number, admins: readonly string[]): Promise<Later | undefined> {
    const name = NAMES[number % NAMES.length] ?? '';
    const id = `${run}-${number}`;
    const spoilt: string[] = [];
    const context: CaseContext = {
      name: id,
      client,
      platforms,
      platform: platforms.open(id),
      admin: toAdmin(admins, number),
      now,
      pick: createPick(toSeed(seed, number)),
      note(kind, what) {
        spoilt.push(what);
        byKind[kind] = (byKind[kind] ?? 0) + 1;
      },
    };
    const toEnd = async (title: string, end: () => Promise<CaseEnd>): Promise<CaseEnd> => {
      const began = performance.now();
      const ended = await end().catch((error: unknown): CaseEnd => {
        const what = error instanceof CaseFault ? error.message : String((error as Error).stack);
        faults.push({
          number,
          again: `--only ${number}`,
          what: `${title}: ${what}`,
          spoilt: spoilt.join('; '),
        });
        return { outcome: 'FAULT' };
      });
      count(title, ended.outcome);
      options.onCase?.({ number, name: title, outcome: ended.outcome, spoilt: spoilt.join('; ') });
      slowest = [...slowest, { ms: performance.now() - began, number, spoilt: spoilt.join('; ') }]
        .toSorted((a, b) => b.ms - a.ms)
        .slice(0, SLOWEST);
      return ended;
    };
    const { later } = await toEnd(name, () => (CASES[name] as RunCase)(context));
    done += 1;
    if (!later) platforms.close(id);
    return (
      later && {
        number,
        async look(admin) {
          await toEnd(`${name}, a day later`, async () => ({ outcome: await later(admin) }));
          platforms.close(id);
        },
      }
    );
  }

  for (let next = from; next < from + options.count && faults.length < MOST_FAULTS; next += BATCH) {
    const last = Math.min(next + BATCH, from + options.count);
    const numbers = Array.from({ length: last - next }, (_, index) => next + index);
    const admins = await signInAll();
    const laters = (await mapAtOnce(numbers, (number) => runOne(number, admins))).filter(
      (later) => later !== undefined,
    );
    await options.advance(STEP_MS);
    const adminsLater = laters.length > 0 ? await signInAll() : [];
    await mapAtOnce(laters, ({ number, look }) => look(toAdmin(adminsLater, number)));
    // Of one of the batch: a line of the log names no case.
    for (const what of [...options.readLogFaults(), ...platforms.leaks.splice(0)])
      faults.push({
        number: next,
        again: `--from ${next} --count ${last - next}`,
        what: `between #${next} and #${last - 1}: ${what}`,
        spoilt: '',
      });
    await options.onProgress?.(done);
  }
  return { done, seconds: (performance.now() - startedAt) / 1_000, byKind, byOutcome, faults, slowest };
}
