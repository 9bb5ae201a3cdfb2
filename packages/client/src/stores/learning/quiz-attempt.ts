import type { Quiz, QuizResult } from '@drawbridge/contracts/learning';
import { pickRandom } from '@drawbridge/contracts/rules';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import { type ApiProblem, asApiProblem } from '../../transport/api-problem.ts';
import { LOADING, type Loadable, ready } from '../base/loadable.ts';

/** A quiz that is graded by the server, attempt after attempt. */
export interface QuizAttemptStore<Result extends QuizResult = QuizResult> {
  quiz: ReadonlySignal<Loadable<Quiz>>;
  bestPercent: ReadonlySignal<number | undefined>;
  /** Questions of the attempt that the author has taken out of the quiz since it began. */
  withdrawnCount: ReadonlySignal<number>;
  /** Chosen option ids by question id. */
  answers: ReadonlySignal<Readonly<Record<string, readonly string[]>>>;
  /** Questions without an answer when the answers were to be submitted. */
  missing: ReadonlySignal<readonly string[]>;
  result: ReadonlySignal<Result | undefined>;
  /** When the next attempt may begin, on the clock of this machine; undefined when it may now. */
  nextAtMs: ReadonlySignal<number | undefined>;
  /** How long the next attempt waits if this one fails; undefined when it need not. */
  waitAfterFailureSeconds: ReadonlySignal<number | undefined>;
  isSending: ReadonlySignal<boolean>;
  /** Of the submit. */
  problem: ReadonlySignal<ApiProblem | undefined>;
  /** Of `tryAgain`, unless the quiz has to wait. */
  againProblem: ReadonlySignal<ApiProblem | undefined>;
  /** Shows the running attempt, or begins the first. */
  load(): Promise<void>;
  choose(questionId: string, optionId: string): void;
  /** Sends the answers once there is one to each question. */
  submit(): Promise<Result | undefined>;
  /** Begins the next attempt. Gives false, and keeps what is shown, when the server cannot. */
  tryAgain(): Promise<boolean>;
}

export interface StartedAttempt {
  attempt_id: string;
  quiz: Quiz;
  withdrawn_count: number;
  best_percent?: number | undefined;
  wait_after_failure_seconds?: number | undefined;
}

/** Chosen option ids by question id, as they are sent. */
export type GivenAnswers = Record<string, string[]>;

export function createQuizAttemptStore<Result extends QuizResult>(deps: {
  /** The running attempt, or the next one. */
  start(): Promise<StartedAttempt>;
  grade(attemptId: string, answers: GivenAnswers): Promise<Result>;
  /** Numbers in [0, 1). */
  random?: (() => number) | undefined;
  nowMs?: (() => number) | undefined;
}): QuizAttemptStore<Result> {
  const { random, nowMs = Date.now } = deps;
  const quiz = signal<Loadable<Quiz>>(LOADING);
  const bestPercent = signal<number | undefined>(undefined);
  const answers = signal<Readonly<Record<string, readonly string[]>>>({});
  const withdrawnCount = signal(0);
  const result = signal<Result | undefined>(undefined);
  const missing = signal<readonly string[]>([]);
  const nextAtMs = signal<number | undefined>(undefined);
  const waitAfterFailureSeconds = signal<number | undefined>(undefined);
  const isSending = signal(false);
  const problem = signal<ApiProblem | undefined>(undefined);
  const againProblem = signal<ApiProblem | undefined>(undefined);
  let attemptId = '';

  async function start() {
    const started = await deps.start();
    quiz.value = ready(shuffleOptions(started.quiz, random));
    bestPercent.value = started.best_percent;
    withdrawnCount.value = started.withdrawn_count;
    waitAfterFailureSeconds.value = started.wait_after_failure_seconds;
    nextAtMs.value = undefined;
    problem.value = undefined;
    if (started.attempt_id === attemptId) return;
    attemptId = started.attempt_id;
    answers.value = {};
    missing.value = [];
    result.value = undefined;
  }

  function wait(seconds: number | undefined) {
    nextAtMs.value = seconds === undefined ? undefined : nowMs() + seconds * 1_000;
  }

  /** The problem of a start; one that says to wait sets the time. */
  function toStartProblem(error: unknown): ApiProblem {
    const found = asApiProblem(error);
    if (found.code === 'quiz_waiting') wait(found.retryAfterSeconds);
    return found;
  }

  const isOpen = (questionId: string) => (answers.value[questionId] ?? []).length === 0;

  return {
    quiz,
    bestPercent,
    withdrawnCount,
    answers,
    missing,
    result,
    nextAtMs,
    waitAfterFailureSeconds,
    isSending,
    problem,
    againProblem,
    async load() {
      quiz.value = LOADING;
      try {
        await start();
      } catch (error) {
        quiz.value = { state: 'problem', problem: toStartProblem(error) };
      }
    },
    choose(questionId, optionId) {
      if (quiz.value.state !== 'ready' || result.value) return;
      const kind = quiz.value.value.questions.find(({ id }) => id === questionId)?.kind;
      const chosen = answers.value[questionId] ?? [];
      const toggled = chosen.includes(optionId)
        ? chosen.filter((id) => id !== optionId)
        : [...chosen, optionId];
      answers.value = { ...answers.value, [questionId]: kind === 'single' ? [optionId] : toggled };
      missing.value = missing.value.filter(isOpen);
    },
    async submit() {
      if (isSending.value || result.value || quiz.value.state !== 'ready') return result.value;
      missing.value = quiz.value.value.questions.map(({ id }) => id).filter(isOpen);
      if (missing.value.length > 0) return undefined;
      isSending.value = true;
      problem.value = undefined;
      try {
        const given = Object.fromEntries(
          Object.entries(answers.value).map(([id, chosen]) => [id, [...chosen]]),
        );
        const graded = await deps.grade(attemptId, given);
        result.value = graded;
        wait(graded.retry_after_seconds);
        bestPercent.value = Math.max(bestPercent.value ?? 0, graded.score_percent);
        return graded;
      } catch (error) {
        // The answers stay: nothing chosen is lost to a bad connection.
        problem.value = asApiProblem(error);
        return undefined;
      } finally {
        isSending.value = false;
      }
    },
    async tryAgain() {
      if (isSending.value) return false;
      isSending.value = true;
      againProblem.value = undefined;
      try {
        await start();
        return true;
      } catch (error) {
        const found = toStartProblem(error);
        if (found.code !== 'quiz_waiting') againProblem.value = found;
        return false;
      } finally {
        isSending.value = false;
      }
    },
  };
}

/** Each attempt has an order of its own, so that nobody learns a place. Answers name options by id. */
function shuffleOptions(quiz: Quiz, random?: () => number): Quiz {
  const shuffle = <T>(items: readonly T[]) => pickRandom(items, items.length, items.length, random);
  return {
    ...quiz,
    questions: quiz.questions.map((question) => ({ ...question, options: shuffle(question.options) })),
  };
}
