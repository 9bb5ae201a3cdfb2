import type { Quiz, QuizResult } from '@drawbridge/contracts';
import { pickRandom } from '@drawbridge/contracts/rules';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import { type ApiProblem, asApiProblem } from '../transport/api-problem.ts';
import { LOADING, type Loadable, ready } from './loadable.ts';

/** A quiz that is graded by the server, attempt after attempt. */
export interface QuizAttemptStore<Result extends QuizResult = QuizResult> {
  quiz: ReadonlySignal<Loadable<Quiz>>;
  bestPercent: ReadonlySignal<number | undefined>;
  /** Questions of the attempt that the author has taken out of the quiz since it began. */
  withdrawnCount: ReadonlySignal<number>;
  /** Chosen option ids by question id. */
  answers: ReadonlySignal<Readonly<Record<string, readonly string[]>>>;
  result: ReadonlySignal<Result | undefined>;
  isSending: ReadonlySignal<boolean>;
  /** Of the submit. */
  problem: ReadonlySignal<ApiProblem | undefined>;
  /** Of `tryAgain`. */
  againProblem: ReadonlySignal<ApiProblem | undefined>;
  /** Shows the running attempt, or begins the first. */
  load(): Promise<void>;
  choose(questionId: string, optionId: string): void;
  submit(): Promise<Result | undefined>;
  /** Begins the next attempt. Gives false, and keeps what is shown, when the server cannot. */
  tryAgain(): Promise<boolean>;
}

export interface StartedAttempt {
  attempt_id: string;
  quiz: Quiz;
  withdrawn_count: number;
  best_percent?: number | undefined;
}

/** Chosen option ids by question id, as they are sent. */
export type GivenAnswers = Record<string, string[]>;

export function createQuizAttemptStore<Result extends QuizResult>(deps: {
  /** The running attempt, or the next one. */
  start(): Promise<StartedAttempt>;
  grade(attemptId: string, answers: GivenAnswers): Promise<Result>;
  /** Numbers in [0, 1). */
  random?: (() => number) | undefined;
}): QuizAttemptStore<Result> {
  const { random } = deps;
  const quiz = signal<Loadable<Quiz>>(LOADING);
  const bestPercent = signal<number | undefined>(undefined);
  const answers = signal<Readonly<Record<string, readonly string[]>>>({});
  const withdrawnCount = signal(0);
  const result = signal<Result | undefined>(undefined);
  const isSending = signal(false);
  const problem = signal<ApiProblem | undefined>(undefined);
  const againProblem = signal<ApiProblem | undefined>(undefined);
  let attemptId = '';

  async function start() {
    const started = await deps.start();
    quiz.value = ready(shuffleOptions(started.quiz, random));
    bestPercent.value = started.best_percent;
    withdrawnCount.value = started.withdrawn_count;
    problem.value = undefined;
    if (started.attempt_id === attemptId) return;
    attemptId = started.attempt_id;
    answers.value = {};
    result.value = undefined;
  }

  return {
    quiz,
    bestPercent,
    withdrawnCount,
    answers,
    result,
    isSending,
    problem,
    againProblem,
    async load() {
      quiz.value = LOADING;
      try {
        await start();
      } catch (error) {
        quiz.value = { state: 'problem', problem: asApiProblem(error) };
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
    },
    async submit() {
      if (isSending.value || result.value) return result.value;
      isSending.value = true;
      problem.value = undefined;
      try {
        const given = Object.fromEntries(
          Object.entries(answers.value).map(([id, chosen]) => [id, [...chosen]]),
        );
        const graded = await deps.grade(attemptId, given);
        result.value = graded;
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
        againProblem.value = asApiProblem(error);
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
