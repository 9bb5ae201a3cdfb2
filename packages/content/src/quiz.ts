import type { Quiz as PublicQuiz, QuizId, QuizResult } from '@drawbridge/contracts';

/** A quiz with its answers. It stays on the server: learners get `toPublicQuiz`. */
export interface Quiz {
  id: QuizId;
  title: string;
  /** Whole percent of questions that must be right. */
  pass_percent: number;
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

/** The quiz without answers and explanations. @see SVC-8 */
export function toPublicQuiz({ id, title, pass_percent, questions }: Quiz): PublicQuiz {
  return {
    quiz_id: id,
    title,
    pass_percent,
    questions: questions.map(({ id, prompt_html, kind, options }) => ({
      id,
      prompt_html,
      kind,
      options: options.map(({ id, html }) => ({ id, html })),
    })),
  };
}

/**
 * Grades answers: a question is right when exactly its correct options were chosen, so a missing answer,
 * one option too many or an option the quiz does not have make it wrong. Answers to unknown questions count for nothing.
 * The score is rounded down: a score that shows the pass mark has reached it. @see PLAYER-10
 */
export function gradeQuiz(quiz: Quiz, answers: Answers): QuizResult {
  const questions = quiz.questions.map((question) => {
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
  return { score_percent, passed: score_percent >= quiz.pass_percent, questions };
}
