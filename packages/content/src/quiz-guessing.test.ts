import type { Quiz as PublicQuiz, QuizResult } from '@drawbridge/contracts/learning';
import { describe, expect, it } from 'vitest';
import { loadCatalogue } from './load.ts';
import {
  drawQuestions,
  gradeQuiz,
  type Quiz,
  type QuizPast,
  selectQuestions,
  toPublicQuiz,
  toPublicResult,
} from './quiz.ts';
import { toWaitMs } from './quiz-wait.ts';

const MINUTE_MS = 60_000;
const RUNS = 200;

type PublicQuestion = PublicQuiz['questions'][number];

/** Numbers that follow from a seed, so that every run of the test is the same. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** All that may be the answer. The script knows our quizzes: several means two or more, and never all. */
function listPossible({ kind, options }: PublicQuestion): string[][] {
  const ids = options.map(({ id }) => id);
  if (kind === 'single') return ids.map((id) => [id]);
  return Array.from({ length: 2 ** ids.length }, (_, bits) =>
    ids.filter((_id, at) => bits & (1 << at)),
  ).filter((chosen) => chosen.length >= 2 && chosen.length < ids.length);
}

/** Whether an answer agrees with what a result told of its question. */
function agrees(answer: readonly string[], { right, options }: QuizResult['questions'][number]): boolean {
  const chosen = options.flatMap((option) => (option.chosen ? option.id : []));
  const isSame = chosen.length === answer.length && chosen.every((id) => answer.includes(id));
  return (
    isSame === right &&
    options.every(({ id, correct }) => correct === undefined || correct === answer.includes(id))
  );
}

function createScript(random: () => number) {
  const possible = new Map<string, string[][]>();
  return {
    answer: ({ questions }: PublicQuiz) =>
      Object.fromEntries(
        questions.map((question) => {
          const left = possible.get(question.id) ?? listPossible(question);
          possible.set(question.id, left);
          return [question.id, left[Math.floor(random() * left.length)] ?? []];
        }),
      ),
    /** Questions with one possible answer left. */
    countKnown: () => [...possible.values()].filter((left) => left.length === 1).length,
    learn({ questions }: QuizResult) {
      for (const question of questions)
        possible.set(
          question.id,
          (possible.get(question.id) ?? []).filter((answer) => agrees(answer, question)),
        );
    },
  };
}

/** Takes a quiz until it is passed; `known`: answers that it has found after three attempts. */
function play(quiz: Quiz, seed: number): { tries: number; waitMs: number; known: number } {
  const random = createRandom(seed);
  const script = createScript(random);
  let past: QuizPast = { asked: [], right: [] };
  let waitMs = 0;
  let known = 0;
  for (let tries = 1; ; tries++) {
    const ids = drawQuestions(quiz, past, random);
    const asked = selectQuestions(quiz, ids);
    const grade = gradeQuiz(quiz, asked, script.answer(toPublicQuiz(quiz, asked)));
    if (grade.passed) return { tries, waitMs, known };
    const result = toPublicResult(grade);
    script.learn(result);
    if (tries <= 3) known = script.countKnown();
    waitMs += toWaitMs(quiz, tries);
    const right = result.questions.flatMap((question) => (question.right ? question.id : []));
    past = { asked: ids, right: [...past.right, ...right] };
  }
}

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];

describe('PLAYER-10 a script without knowledge that remembers all results and guesses the rest', () => {
  describe.each(loadCatalogue().quizzes.map((quiz) => [quiz.id, quiz] as const))('at %s', (_, quiz) => {
    const runs = Array.from({ length: RUNS }, (_each, at) => play(quiz, at + 1));

    it('the script passes in two tries at most once in twenty, and half the time needs four or more', () => {
      expect(runs.filter(({ tries }) => tries <= 2).length).toBeLessThanOrEqual(RUNS / 20);
      expect(median(runs.map(({ tries }) => tries))).toBeGreaterThanOrEqual(4);
    });

    it('the script has not found three quarters of the answers after three failed attempts', () => {
      const known = runs.filter(({ tries }) => tries > 3).map((run) => run.known);
      expect(median(known)).toBeLessThan(quiz.questions.length * 0.75);
    });

    it(`the script waits ${quiz.is_final ? '70' : '6'} minutes or more half the time`, () => {
      const waits = runs.map(({ waitMs }) => waitMs / MINUTE_MS);
      expect(median(waits)).toBeGreaterThanOrEqual(quiz.is_final ? 70 : 6);
    });
  });
});
