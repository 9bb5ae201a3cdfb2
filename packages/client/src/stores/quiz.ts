import { asId, gradeQuiz, type Quiz, type QuizResult, startQuiz } from '@drawbridge/contracts';
import { pickRandom } from '@drawbridge/contracts/rules';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import { type ApiProblem, asApiProblem } from '../transport/api-problem.ts';
import type { ApiClient } from '../transport/client.ts';
import { LOADING, type Loadable, ready } from './loadable.ts';

export interface QuizStore {
  quiz: ReadonlySignal<Loadable<Quiz>>;
  bestPercent: ReadonlySignal<number | undefined>;
  /** Questions of the attempt that the author has taken out of the quiz since it began. */
  withdrawnCount: ReadonlySignal<number>;
  /** Chosen option ids by question id. */
  answers: ReadonlySignal<Readonly<Record<string, readonly string[]>>>;
  result: ReadonlySignal<QuizResult | undefined>;
  isSending: ReadonlySignal<boolean>;
  /** Of the submit. */
  problem: ReadonlySignal<ApiProblem | undefined>;
  /** Of `tryAgain`. */
  againProblem: ReadonlySignal<ApiProblem | undefined>;
  /** Shows the running attempt, or begins the first. */
  load(): Promise<void>;
  choose(questionId: string, optionId: string): void;
  submit(): Promise<QuizResult | undefined>;
  /** Begins the next attempt. Gives false, and keeps what is shown, when the server cannot. */
  tryAgain(): Promise<boolean>;
}

export function createQuizStore(deps: {
  client: ApiClient;
  quizId: string;
  course?: { event_id: string; item_id: string };
  /** Numbers in [0, 1). */
  random?: () => number;
}): QuizStore {
  const { client, quizId, course, random } = deps;
  const quiz = signal<Loadable<Quiz>>(LOADING);
  const bestPercent = signal<number | undefined>(undefined);
  const answers = signal<Readonly<Record<string, readonly string[]>>>({});
  const withdrawnCount = signal(0);
  const result = signal<QuizResult | undefined>(undefined);
  const isSending = signal(false);
  const problem = signal<ApiProblem | undefined>(undefined);
  const againProblem = signal<ApiProblem | undefined>(undefined);
  let attemptId = '';

  async function start() {
    const started = await client.call(startQuiz, { quiz_id: asId(quizId) });
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
        const graded = await client.call(gradeQuiz, {
          quiz_id: asId(quizId),
          attempt_id: asId(attemptId),
          answers: given,
          ...(course ? { course: { event_id: asId(course.event_id), item_id: asId(course.item_id) } } : {}),
        });
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
