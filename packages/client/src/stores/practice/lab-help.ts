import type { OutputOf } from '@drawbridge/contracts';
import {
  checkFlag,
  chooseGuidance,
  getSolution,
  type LabAttempt,
  type LabGuidance,
  type LabStep,
  noteBreach,
  openHint,
  openSolution,
} from '@drawbridge/contracts/practice';
import { type ReadonlySignal, type Signal, signal } from '@preact/signals-react';
import { type ApiProblem, asApiProblem } from '../../transport/api-problem.ts';
import type { ApiClient } from '../../transport/client.ts';
import { LOADING, type Loadable, ready } from '../base/loadable.ts';

export type Solution = OutputOf<typeof getSolution>;

/** State of the flag box: `wrong` and `practice` show the server's answer until the next try. */
export type FlagState = 'idle' | 'sending' | 'correct' | 'wrong' | 'practice' | 'failed';

/** Hints, solution, flag and successful attacks: the parts of an attempt other than its files. */
export interface LabHelp {
  solution: ReadonlySignal<Loadable<Solution> | undefined>;
  flagState: ReadonlySignal<FlagState>;
  /** Tries left within the minute; set when the last flag was wrong. */
  triesLeft: ReadonlySignal<number | undefined>;
  isOpeningHint: ReadonlySignal<boolean>;
  openHint(number: number): Promise<boolean>;
  isChoosingGuidance: ReadonlySignal<boolean>;
  /** Guidance opens every step and hint, and deducts the cost of the closed hints. */
  chooseGuidance(guidance: LabGuidance): Promise<boolean>;
  loadSolution(): Promise<void>;
  isOpeningSolution: ReadonlySignal<boolean>;
  /** Opens the solution before a pass, at the cost of all points. */
  openSolution(): Promise<boolean>;
  sendFlag(flag: string): Promise<boolean>;
  /** Sends each attack once. If that fails, the attack is remembered and sent with the next one. */
  noteBreaches(ids: readonly string[]): Promise<void>;
  /** Called when another attempt is opened. */
  begin(): void;
}

interface HelpDeps {
  client: ApiClient;
  getAttempt: () => LabAttempt | undefined;
  change: (fields: Partial<LabAttempt>) => void;
  changeSteps: (steps: LabStep[]) => void;
  onProblem: (problem: ApiProblem | undefined) => void;
}

export function createLabHelp({ client, getAttempt, change, changeSteps, onProblem }: HelpDeps): LabHelp {
  const solution = signal<Loadable<Solution> | undefined>(undefined);
  const flagState = signal<FlagState>('idle');
  const triesLeft = signal<number | undefined>(undefined);
  const isOpeningHint = signal(false);
  const isChoosingGuidance = signal(false);
  const isOpeningSolution = signal(false);
  /** Attacks that the page reported and the server does not have yet. */
  const untold = new Set<string>();

  const isStill = (attempt: LabAttempt) => getAttempt()?.attempt_id === attempt.attempt_id;

  /** Makes one call of each kind at a time; returns true if it succeeded. */
  async function ask(
    isBusy: Signal<boolean>,
    send: (attempt: LabAttempt) => Promise<void>,
  ): Promise<boolean> {
    const attempt = getAttempt();
    if (!attempt || isBusy.peek()) return false;
    isBusy.value = true;
    onProblem(undefined);
    try {
      await send(attempt);
      return true;
    } catch (error) {
      if (isStill(attempt)) onProblem(asApiProblem(error));
      return false;
    } finally {
      isBusy.value = false;
    }
  }

  return {
    solution,
    flagState,
    triesLeft,
    isOpeningHint,
    isChoosingGuidance,
    isOpeningSolution,
    begin() {
      solution.value = undefined;
      flagState.value = 'idle';
      triesLeft.value = undefined;
      untold.clear();
    },
    openHint: (number) =>
      ask(isOpeningHint, async (attempt) => {
        const opened = await client.call(openHint, { attempt_id: attempt.attempt_id, number });
        if (isStill(attempt)) change(opened);
      }),
    chooseGuidance: (guidance) =>
      ask(isChoosingGuidance, async (attempt) => {
        const { steps, ...chosen } = await client.call(chooseGuidance, {
          attempt_id: attempt.attempt_id,
          guidance,
        });
        if (!isStill(attempt)) return;
        change(chosen);
        changeSteps(steps);
      }),
    openSolution: () =>
      ask(isOpeningSolution, async (attempt) => {
        const { solution: found, ...paid } = await client.call(openSolution, {
          attempt_id: attempt.attempt_id,
        });
        if (!isStill(attempt)) return;
        solution.value = ready(found);
        change(paid);
      }),
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
          // The check mark is no grade: it stays on the page, and the next attack sends it again.
          if (!asApiProblem(error).retryable) untold.delete(id);
          return;
        }
      }
    },
  };
}
