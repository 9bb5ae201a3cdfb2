import {
  checkFlag,
  getSolution,
  type LabAttempt,
  noteBreach,
  type OutputOf,
  openHint,
} from '@drawbridge/contracts';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import { type ApiProblem, asApiProblem } from '../transport/api-problem.ts';
import type { ApiClient } from '../transport/client.ts';
import { LOADING, type Loadable, ready } from './loadable.ts';

export type Solution = OutputOf<typeof getSolution>;

/** State of the flag box: `wrong` and `practice` hold the server's answer until the next try. */
export type FlagState = 'idle' | 'sending' | 'correct' | 'wrong' | 'practice' | 'failed';

/** Hints, solution, flag and the attacks that worked: the parts of an attempt other than its files. */
export interface LabHelp {
  solution: ReadonlySignal<Loadable<Solution> | undefined>;
  flagState: ReadonlySignal<FlagState>;
  /** Set when the last flag was not taken: how many more may be tried within the minute. */
  triesLeft: ReadonlySignal<number | undefined>;
  isOpeningHint: ReadonlySignal<boolean>;
  openHint(number: number): Promise<boolean>;
  loadSolution(): Promise<void>;
  sendFlag(flag: string): Promise<boolean>;
  /** Sends it to the server once; an attack is remembered even when that fails, and sent again with the next one. */
  noteBreaches(ids: readonly string[]): Promise<void>;
  /** Another attempt is open. */
  begin(): void;
}

interface HelpDeps {
  client: ApiClient;
  getAttempt: () => LabAttempt | undefined;
  change: (fields: Partial<LabAttempt>) => void;
  onProblem: (problem: ApiProblem | undefined) => void;
}

export function createLabHelp({ client, getAttempt, change, onProblem }: HelpDeps): LabHelp {
  const solution = signal<Loadable<Solution> | undefined>(undefined);
  const flagState = signal<FlagState>('idle');
  const triesLeft = signal<number | undefined>(undefined);
  const isOpeningHint = signal(false);
  /** Reported to the page and not yet to the server. */
  const untold = new Set<string>();

  const isStill = (attempt: LabAttempt) => getAttempt()?.attempt_id === attempt.attempt_id;

  return {
    solution,
    flagState,
    triesLeft,
    isOpeningHint,
    begin() {
      solution.value = undefined;
      flagState.value = 'idle';
      triesLeft.value = undefined;
      untold.clear();
    },
    async openHint(number) {
      const attempt = getAttempt();
      if (!attempt || isOpeningHint.peek()) return false;
      isOpeningHint.value = true;
      onProblem(undefined);
      try {
        const opened = await client.call(openHint, { attempt_id: attempt.attempt_id, number });
        if (isStill(attempt)) change(opened);
        return true;
      } catch (error) {
        if (isStill(attempt)) onProblem(asApiProblem(error));
        return false;
      } finally {
        isOpeningHint.value = false;
      }
    },
    async loadSolution() {
      const attempt = getAttempt();
      if (!attempt || solution.peek()?.state === 'ready') return;
      solution.value = LOADING;
      try {
        const found = await client.call(
          getSolution,
          { attempt_id: attempt.attempt_id },
          { background: true },
        );
        if (isStill(attempt)) solution.value = ready(found);
      } catch (error) {
        if (isStill(attempt)) solution.value = { state: 'problem', problem: asApiProblem(error) };
      }
    },
    async sendFlag(flag) {
      const attempt = getAttempt();
      if (!attempt || flagState.peek() === 'sending') return false;
      flagState.value = 'sending';
      onProblem(undefined);
      try {
        const answer = await client.call(
          checkFlag,
          { attempt_id: attempt.attempt_id, flag },
          { background: true },
        );
        if (!isStill(attempt)) return false;
        flagState.value = answer.reason;
        triesLeft.value = answer.tries_left;
        if (answer.correct) change({ passed: true });
        return answer.correct;
      } catch (error) {
        if (isStill(attempt)) {
          flagState.value = 'failed';
          onProblem(asApiProblem(error));
        }
        return false;
      }
    },
    async noteBreaches(ids) {
      const attempt = getAttempt();
      if (!attempt) return;
      const fresh = ids.filter((id) => !attempt.breaches.includes(id));
      if (fresh.length > 0) change({ breaches: [...attempt.breaches, ...fresh] });
      for (const id of fresh) untold.add(id);
      for (const id of untold) {
        try {
          await client.call(
            noteBreach,
            { attempt_id: attempt.attempt_id, breach_id: id },
            { background: true },
          );
          untold.delete(id);
        } catch (error) {
          // The tick is no grade: it stays in the page, and the next attack tells it again.
          if (!asApiProblem(error).retryable) untold.delete(id);
          return;
        }
      }
    },
  };
}
