import { asId, getQuiz, gradeQuiz, type Quiz, type QuizResult } from '@drawbridge/contracts';
import { pickRandom } from '@drawbridge/contracts/rules';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import { type ApiProblem, asApiProblem } from '../transport/api-problem.ts';
import type { ApiClient } from '../transport/client.ts';
import { LOADING, type Loadable, ready } from './loadable.ts';

export interface QuizStore {
  quiz: ReadonlySignal<Loadable<Quiz>>;
  bestPercent: ReadonlySignal<number | undefined>;
  /** Chosen option ids by question id. */
  answers: ReadonlySignal<Readonly<Record<string, readonly string[]>>>;
  result: ReadonlySignal<QuizResult | undefined>;
  isSending: ReadonlySignal<boolean>;
  problem: ReadonlySignal<ApiProblem | undefined>;
  load(): Promise<void>;
  choose(questionId: string, optionId: string): void;
  submit(): Promise<QuizResult | undefined>;
  tryAgain(): void;
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
  const result = signal<QuizResult | undefined>(undefined);
  const isSending = signal(false);
  const problem = signal<ApiProblem | undefined>(undefined);

  return {
    quiz,
    bestPercent,
    answers,
    result,
    isSending,
    problem,
    async load() {
      quiz.value = LOADING;
      try {
        const answer = await client.call(getQuiz, { quiz_id: asId(quizId) });
        quiz.value = ready(shuffleOptions(answer.quiz, random));
        bestPercent.value = answer.best_percent;
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
    tryAgain() {
      if (quiz.value.state === 'ready') quiz.value = ready(shuffleOptions(quiz.value.value, random));
      answers.value = {};
      result.value = undefined;
      problem.value = undefined;
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
