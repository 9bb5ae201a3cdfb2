import type { Quiz, QuizResult } from '@drawbridge/contracts/learning';
import { pickRandom } from '@drawbridge/contracts/rules';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import { type ApiProblem, asApiProblem } from '../../transport/api-problem.ts';
import { LOADING, type Loadable, ready } from '../base/loadable.ts';

/** A quiz that the server grades, one attempt after another. */
export interface QuizAttemptStore<Result extends QuizResult = QuizResult> {
  quiz: ReadonlySignal<Loadable<Quiz>>;
  bestPercent: ReadonlySignal<number | undefined>;
  /** Number of questions of the attempt that the author has withdrawn since it began. */
  withdrawnCount: ReadonlySignal<number>;
  /** Chosen option ids by question id. */
  answers: ReadonlySignal<Readonly<Record<string, readonly string[]>>>;
  /** Ids of the unanswered questions when the learner tried to submit. */
  missing: ReadonlySignal<readonly string[]>;
  result: ReadonlySignal<Result | undefined>;
  /** When the next attempt may begin, by this machine's clock; undefined if it may begin now. */
  nextAtMs: ReadonlySignal<number | undefined>;
  /** Seconds to wait for another attempt if this one fails; undefined if there is no wait. */
  waitAfterFailureSeconds: ReadonlySignal<number | undefined>;
  isSending: ReadonlySignal<boolean>;
  /** Problem of the submission. */
  problem: ReadonlySignal<ApiProblem | undefined>;
  /** Problem of `tryAgain`, unless the quiz has to wait. */
  againProblem: ReadonlySignal<ApiProblem | undefined>;
  /** Shows the current attempt, or begins the first. */
  load(): Promise<void>;
  choose(questionId: string, optionId: string): void;
  /** Submits the answers once every question has one. */
  submit(): Promise<Result | undefined>;
  /** Begins the next attempt. If the server cannot, returns false and keeps what is shown. */
  tryAgain(): Promise<boolean>;
}

export interface StartedAttempt {
  attempt_id: string;
  quiz: Quiz;
  withdrawn_count: number;
  best_percent?: number | undefined;
  wait_after_failure_seconds?: number | undefined;
}

/** Ids of the chosen options by question id, as sent. */
export type GivenAnswers = Record<string, string[]>;

export function createQuizAttemptStore<Result extends QuizResult>(deps: {
  /** Returns the current attempt, or begins the next one. */
  start(): Promise<StartedAttempt>;
  grade(attemptId: string, answers: GivenAnswers): Promise<Result>;
  /** Returns numbers in [0, 1). */
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

  /** The problem of a start; one that requires a wait also sets the time. */
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
        // The answers stay, so that a bad connection loses nothing.
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

/** Each attempt has its own order of options, so that nobody memorizes positions. Answers refer to options by id. */
function shuffleOptions(quiz: Quiz, random?: () => number): Quiz {
  const shuffle = <T>(items: readonly T[]) => pickRandom(items, items.length, items.length, random);
  return {
    ...quiz,
    questions: quiz.questions.map((question) => ({ ...question, options: shuffle(question.options) })),
  };
}
