import { getPreferenceForm, type PreferenceQuestion, submitPreferences } from '@drawbridge/contracts';
import { validation } from '@drawbridge/contracts/rules';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import { type ApiProblem, asApiProblem } from '../transport/api-problem.ts';
import type { ApiClient } from '../transport/client.ts';
import { LOADING, type Loadable, ready } from './loadable.ts';

export type Answers = Readonly<Record<string, string | readonly string[]>>;

/** A question without options is answered in free text. @see REC-6 */
export const isFreeText = ({ type, options }: PreferenceQuestion) =>
  type === undefined && options.length === 0;

export function isChosen(answers: Answers, { id, multiSelect }: PreferenceQuestion, option: string): boolean {
  const answer = answers[id];
  return multiSelect ? Array.isArray(answer) && answer.includes(option) : answer === option;
}

/** Answers after a press on an option: one of many is added or taken out, a single one replaced or taken back. @see REC-10..REC-12 */
export function toggleOption(answers: Answers, question: PreferenceQuestion, option: string): Answers {
  const { id, multiSelect } = question;
  const was = isChosen(answers, question, option);
  if (!multiSelect) return { ...answers, [id]: was ? '' : option };
  const chosen = Array.isArray(answers[id]) ? (answers[id] as readonly string[]) : [];
  return { ...answers, [id]: was ? chosen.filter((one) => one !== option) : [...chosen, option] };
}

const isEmpty = (answer: Answers[string] | undefined) =>
  answer === undefined || (typeof answer === 'string' ? answer.trim() === '' : answer.length === 0);

/** The required questions without an answer, with what to say at each. @see REC-16 */
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

/** What is sent: non-empty answers alone. @see REC-9 */
export function toSent(answers: Answers): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(answers)
      .filter(([, answer]) => !isEmpty(answer))
      .map(([id, answer]) => [id, typeof answer === 'string' ? answer.trim() : [...answer]]),
  );
}

export type SubmitOutcome = { kind: 'kept'; message: string } | { kind: 'refused'; problem: ApiProblem };

export interface PreferenceStore {
  form: ReadonlySignal<Loadable<PreferenceQuestion[]>>;
  load(): Promise<void>;
  submit(answers: Answers): Promise<SubmitOutcome>;
}

/** The recommendation form. @see CALL-44, CALL-45 */
export function createPreferenceStore({ client }: { client: ApiClient }): PreferenceStore {
  const form = signal<Loadable<PreferenceQuestion[]>>(LOADING);
  return {
    form,
    async load() {
      form.value = LOADING;
      try {
        const { fields } = await client.call(getPreferenceForm, {}, { background: true });
        form.value = ready(fields);
      } catch (error) {
        form.value = { state: 'problem', problem: asApiProblem(error) };
      }
    },
    async submit(answers) {
      try {
        const { message } = await client.callWithMessage(submitPreferences, toSent(answers), {
          background: true,
        });
        return { kind: 'kept', message };
      } catch (error) {
        return { kind: 'refused', problem: asApiProblem(error) };
      }
    },
  };
}
