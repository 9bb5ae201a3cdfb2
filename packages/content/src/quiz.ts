import type { QuizId } from '@drawbridge/contracts';
import type { Quiz as PublicQuiz, QuizResult } from '@drawbridge/contracts/learning';
import { pickRandom } from '@drawbridge/contracts/rules';

/** A quiz with its answers. It stays on the server: learners get `toPublicQuiz`. */
export interface Quiz {
  id: QuizId;
  title: string;
  /** Whole percent of questions that must be right. */
  pass_percent: number;
  /** How many of the questions an attempt asks; without it, all. */
  draw?: number;
  /** The last quiz of its course. */
  is_final: boolean;
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

/** What a learner did in the attempts before; ids that no longer exist are ignored. */
export interface QuizPast {
  /** Questions of the last attempt. */
  asked: readonly string[];
  /** Questions that were answered right in any attempt. */
  right: readonly string[];
}

/**
 * Draws the questions of an attempt. Those that the attempt before did not ask come first, and of these the ones that were
 * never answered right: what somebody found by trying is not asked for again while there is anything else.
 * @param random gives numbers in [0, 1)
 * @returns ids in the order of the quiz
 */
export function drawQuestions(
  { questions, draw = questions.length }: Quiz,
  { asked, right }: QuizPast,
  random?: () => number,
): string[] {
  const ids = questions.map(({ id }) => id);
  const toRank = (id: string) => (asked.includes(id) ? 2 : 0) + (right.includes(id) ? 1 : 0);
  const ranked = pickRandom(ids, ids.length, ids.length, random).toSorted(
    (one, other) => toRank(one) - toRank(other),
  );
  const drawn = new Set(ranked.slice(0, draw));
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

/** A question with what was chosen. It stays on the server: learners get `toPublicResult`. */
interface GradedQuestion {
  question: Question;
  chosen: ReadonlySet<string>;
  right: boolean;
}

export interface Grade {
  score_percent: number;
  passed: boolean;
  questions: GradedQuestion[];
}

const getChosen = (answers: Answers, { id }: Question): readonly string[] =>
  (Object.hasOwn(answers, id) ? answers[id] : undefined) ?? [];

/**
 * Message by field of what keeps answers from being graded: a question of the attempt without an answer, and what no form
 * would send. Answers to questions that the content has lost since are accepted.
 * @param drawn ids of the attempt's questions
 */
export function findAnswerFaults(
  asked: readonly Question[],
  drawn: readonly string[],
  answers: Answers,
): Record<string, string> {
  const unknown = Object.keys(answers)
    .filter((id) => !drawn.includes(id))
    .map((id) => [id, 'not a question of this attempt'] as const);
  const faulty = asked.flatMap((question) => {
    const fault = findFault(question, new Set(getChosen(answers, question)));
    return fault === undefined ? [] : [[question.id, fault] as const];
  });
  return Object.fromEntries([...unknown, ...faulty].map(([id, message]) => [`answers.${id}`, message]));
}

function findFault({ kind, options }: Question, chosen: ReadonlySet<string>): string | undefined {
  if (chosen.size === 0) return 'not answered';
  if (![...chosen].every((id) => options.some((option) => option.id === id)))
    return 'has an option that the question does not have';
  return kind === 'single' && chosen.size > 1 ? 'takes one option' : undefined;
}

/**
 * Grades answers to the questions that were asked: a question is right when exactly its correct options were chosen.
 * Answers to other questions count for nothing.
 * The score is rounded down: a score that shows the pass mark has reached it. @see PLAYER-10
 */
export function gradeQuiz({ pass_percent }: Quiz, asked: readonly Question[], answers: Answers): Grade {
  const questions = asked.map((question) => {
    const chosen = new Set(getChosen(answers, question));
    const correct = new Set(question.options.filter((option) => option.correct).map(({ id }) => id));
    const right = chosen.size === correct.size && [...chosen].every((id) => correct.has(id));
    return { question, chosen, right };
  });
  const right = questions.filter((question) => question.right).length;
  const score_percent = questions.length === 0 ? 0 : Math.floor((right * 100) / questions.length);
  return { score_percent, passed: score_percent >= pass_percent, questions };
}

/**
 * What a learner is told of a grade. A pass explains everything. A failed attempt gives reasons for chosen options only, and
 * none for several options that are not right together: whoever chose all of them would know each. @see PLAYER-10
 */
export function toPublicResult({ score_percent, passed, questions }: Grade): QuizResult {
  return {
    score_percent,
    passed,
    questions: questions.map(({ question, chosen, right }) => ({
      id: question.id,
      right,
      options: question.options.map(({ id, correct, why_html }) => {
        const isChosen = chosen.has(id);
        const isExplained = passed || (isChosen && (right || question.kind === 'single'));
        return {
          id,
          chosen: isChosen,
          ...((isExplained || right) && { correct }),
          ...(isExplained && { why_html }),
        };
      }),
    })),
  };
}
