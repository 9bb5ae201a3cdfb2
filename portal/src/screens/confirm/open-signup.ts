import { createSignup, type FormOutcome, type Signup } from '@drawbridge/client/stores/signup';
import type { FormAnswer } from '@drawbridge/widgets/sign-in';
import type { PortalProgram } from '../../portal-program.tsx';

export interface SignupDesk extends Signup {
  /** Messages beside the fields that are `shown`; every other failure is a toast. @see SIGN-10, SIGN-11 */
  answer(outcome: FormOutcome, shown: readonly string[]): FormAnswer;
  notify: PortalProgram['host']['notify'];
}

export function openSignup({ host: { client, notify } }: PortalProgram): SignupDesk {
  return {
    ...createSignup(client),
    notify,
    answer(outcome, shown) {
      if (outcome.kind === 'done') return true;
      const errors = outcome.kind === 'fields' ? Object.entries(outcome.errors) : [];
      const beside = errors.filter(([field]) => shown.includes(field));
      if (beside.length > 0) return Object.fromEntries(beside);
      notify('negative', outcome.kind === 'refused' ? outcome.text : (errors[0]?.[1] ?? ''));
      return undefined;
    },
  };
}
