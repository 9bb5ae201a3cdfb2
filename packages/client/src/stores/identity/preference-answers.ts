/** Rules for answers that are not sent yet. Separate from the store, because the dialog needs them without one. */
import type { PreferenceQuestion } from '@drawbridge/contracts/identity';
import { validation } from '@drawbridge/contracts/rules';

/** Keyed by question id. */
export type Answers = Readonly<Record<string, string | readonly string[]>>;

/** A question without options is answered in free text. @see REC-6 */
export const isFreeText = ({ type, options }: PreferenceQuestion) =>
  type === undefined && options.length === 0;

export function isChosen(answers: Answers, { id, multiSelect }: PreferenceQuestion, option: string): boolean {
  const answer = answers[id];
  return multiSelect ? Array.isArray(answer) && answer.includes(option) : answer === option;
}

/**
 * The answers after a click on an option: in a multiple choice it is added or removed; in a single choice it replaces
 * the answer or is cleared.
 * @see REC-10..REC-12
 */
export function toggleOption(answers: Answers, question: PreferenceQuestion, option: string): Answers {
  const { id, multiSelect } = question;
  const was = isChosen(answers, question, option);
  if (!multiSelect) return { ...answers, [id]: was ? '' : option };
  const chosen = Array.isArray(answers[id]) ? (answers[id] as readonly string[]) : [];
  return { ...answers, [id]: was ? chosen.filter((one) => one !== option) : [...chosen, option] };
}

/** True when nothing is chosen or written. @see REC-9, REC-16 */
export const isEmpty = (answer: Answers[string] | undefined) =>
  answer === undefined || (typeof answer === 'string' ? answer.trim() === '' : answer.length === 0);

/** The unanswered required questions, with the message for each. @see REC-16 */
export function findMissing(
  questions: readonly PreferenceQuestion[],
  answers: Answers,
): Record<string, string> {
  const missing = questions.filter(({ id, required }) => required && isEmpty(answers[id]));
  return Object.fromEntries(
    missing.map((question) => [
      question.id,
      isFreeText(question) ? validation.MESSAGES.required : validation.MESSAGES.selection,
    ]),
  );
}
