import type { Quiz as PublicQuiz, QuizId, QuizResult } from '@drawbridge/contracts';
import { pickRandom } from '@drawbridge/contracts/rules';

/** A quiz with its answers. It stays on the server: learners get `toPublicQuiz`. */
export interface Quiz {
  id: QuizId;
  title: string;
  /** Whole percent of questions that must be right. */
  pass_percent: number;
  /** How many of the questions an attempt asks; without it, all. */
  draw?: number;
  questions: Question[];
}

export interface Question {
  id: string;
  /** Safe HTML. */
  prompt_html: string;
  /** `multiple` says that any number of options may be right, never how many. */
  kind: 'single' | 'multiple';
  options: Option[];
}

export interface Option {
  id: string;
  /** Safe HTML of one line, fit for a label. */
  html: string;
  correct: boolean;
  /** Safe HTML: why the option is right or wrong. */
  why_html: string;
}

/** Ids of the chosen options by question id. */
export type Answers = Readonly<Record<string, readonly string[]>>;

/**
 * Draws the questions of an attempt: those that the attempt before did not ask come first, the rest of it fills up.
 * @param lastAsked ids of the attempt before; ids that no longer exist are ignored
 * @param random gives numbers in [0, 1)
 * @returns ids in the order of the quiz
 */
export function drawQuestions(
  { questions, draw = questions.length }: Quiz,
  lastAsked: readonly string[],
  random?: () => number,
): string[] {
  const ids = questions.map(({ id }) => id);
  const pick = (from: string[], count: number) => pickRandom(from, count, from.length, random);
  const unasked = pick(
    ids.filter((id) => !lastAsked.includes(id)),
    draw,
  );
  const asked = pick(
    ids.filter((id) => lastAsked.includes(id)),
    draw - unasked.length,
  );
  const drawn = new Set([...unasked, ...asked]);
  return ids.filter((id) => drawn.has(id));
}

/** Those questions of a quiz, as far as they still exist. */
export function selectQuestions({ questions }: Quiz, ids: readonly string[]): Question[] {
  return questions.filter(({ id }) => ids.includes(id));
}

/** An attempt's questions without answers and explanations. @see SVC-8 */
export function toPublicQuiz(quiz: Quiz, asked: readonly Question[]): PublicQuiz {
  const { id, title, pass_percent, draw, questions } = quiz;
  return {
    quiz_id: id,
    title,
    pass_percent,
    ...(draw !== undefined && draw < questions.length && { drawn_from: questions.length }),
    questions: asked.map(({ id, prompt_html, kind, options }) => ({
      id,
      prompt_html,
      kind,
      options: options.map(({ id, html }) => ({ id, html })),
    })),
  };
}

/**
 * Grades answers to the questions that were asked: a question is right when exactly its correct options were chosen, so
 * a missing answer, one option too many or an option the quiz does not have make it wrong. Answers to other questions
 * count for nothing.
 * The score is rounded down: a score that shows the pass mark has reached it. @see PLAYER-10
 */
export function gradeQuiz({ pass_percent }: Quiz, asked: readonly Question[], answers: Answers): QuizResult {
  const questions = asked.map((question) => {
    const chosen = new Set(Object.hasOwn(answers, question.id) ? answers[question.id] : []);
    const correct = new Set(question.options.filter((option) => option.correct).map((option) => option.id));
    return {
      id: question.id,
      right: chosen.size === correct.size && [...chosen].every((id) => correct.has(id)),
      options: question.options.map(({ id, correct, why_html }) => ({
        id,
        correct,
        chosen: chosen.has(id),
        why_html,
      })),
    };
  });
  const right = questions.filter((question) => question.right).length;
  const score_percent = questions.length === 0 ? 0 : Math.floor((right * 100) / questions.length);
  return { score_percent, passed: score_percent >= pass_percent, questions };
}
