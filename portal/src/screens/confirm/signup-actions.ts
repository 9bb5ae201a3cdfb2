import type { Notify } from '@drawbridge/client';
import type { FormOutcome, Signup } from '@drawbridge/client/stores/signup';
import type { FormAnswer } from '@drawbridge/widgets/sign-in';

/** What the forms of the signup pages do. */
export interface SignupActions extends Signup {
  /** Messages beside the fields that are `shown`; every other failure is a toast. @see SIGN-10, SIGN-11 */
  toFormAnswer(outcome: FormOutcome, shown: readonly string[]): FormAnswer;
}

export function createSignupActions(signup: Signup, notify: Notify): SignupActions {
  return {
    ...signup,
    toFormAnswer(outcome, shown) {
      if (outcome.kind === 'done') return true;
      const errors = outcome.kind === 'fields' ? Object.entries(outcome.errors) : [];
      const beside = errors.filter(([field]) => shown.includes(field));
      if (beside.length > 0) return Object.fromEntries(beside);
      notify('negative', outcome.kind === 'refused' ? outcome.text : (errors[0]?.[1] ?? ''));
      return undefined;
    },
  };
}
