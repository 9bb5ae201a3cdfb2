import type { Notify } from '@drawbridge/client';
import type { FormOutcome } from '@drawbridge/client/stores/base/form-outcome';
import type { ConfirmOutcome, Signup } from '@drawbridge/client/stores/identity/signup';
import type { FormAnswer } from '@drawbridge/widgets/identity/sign-in';
import type { SignInFlow } from '../login/sign-in-flow.ts';

/** What a confirmed code leads to that is not the form's to show. */
export type SessionOutcome = Parameters<SignInFlow['followOutcome']>[0];

/** What the forms of the signup pages do. */
export interface SignupActions extends Signup {
  /** Messages by field are the form's to show; every other failure is a toast. @see SIGN-10, SIGN-11 */
  toFormAnswer(outcome: FormOutcome): FormAnswer;
}

export const isSession = (outcome: ConfirmOutcome): outcome is SessionOutcome =>
  outcome.kind === 'signedIn' || outcome.kind === 'secondStep' || outcome.kind === 'elsewhere';

export function createSignupActions(signup: Signup, notify: Notify): SignupActions {
  return {
    ...signup,
    toFormAnswer(outcome) {
      if (outcome.kind === 'done') return true;
      if (outcome.kind === 'fields') return outcome.errors;
      notify('negative', outcome.text);
      return undefined;
    },
  };
}
