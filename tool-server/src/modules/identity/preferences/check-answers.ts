import { type FieldErrors, problem } from '@drawbridge/contracts';
import type { PreferenceQuestion } from '@drawbridge/contracts/identity';
import { validation } from '@drawbridge/contracts/rules';

export type Answers = Record<string, string | string[]>;

const NO_QUESTION = 'not a question of this form';

function findFault(question: PreferenceQuestion, answer: string | string[] | undefined): string | undefined {
  const given = answer === undefined ? [] : Array.isArray(answer) ? answer : [answer];
  if (given.length === 0) return question.required ? validation.MESSAGES.selection : undefined;
  if (Array.isArray(answer) !== (question.multiSelect ?? false))
    return question.multiSelect ? 'not a list of options' : 'not one option';
  return given.every((one) => question.options.includes(one)) ? undefined : 'not one of the options';
}

/** Throws `bad_input` with the faults by question; an option named twice counts once, an empty list is no answer. */
export function checkAnswers(questions: readonly PreferenceQuestion[], answers: Answers): Answers {
  const errors: FieldErrors = {};
  for (const id of Object.keys(answers))
    if (!questions.some((question) => question.id === id)) errors[id] = NO_QUESTION;
  const checked: Answers = {};
  for (const question of questions) {
    const answer = Object.hasOwn(answers, question.id) ? answers[question.id] : undefined;
    const fault = findFault(question, answer);
    if (fault) errors[question.id] = fault;
    else if (answer !== undefined && answer.length > 0)
      checked[question.id] = Array.isArray(answer) ? [...new Set(answer)] : answer;
  }
  if (Object.keys(errors).length > 0) throw problem('bad_input', { errors });
  return checked;
}
