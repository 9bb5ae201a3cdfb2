import {
  getPreferenceForm,
  type PreferenceQuestion,
  submitPreferences,
} from '@drawbridge/contracts/identity';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import { type ApiProblem, asApiProblem } from '../../transport/api-problem.ts';
import type { ApiClient } from '../../transport/client.ts';
import { LOADING, type Loadable, ready } from '../base/loadable.ts';
import { type Answers, isEmpty } from './preference-answers.ts';

/** Only non-empty answers are sent. @see REC-9 */
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
