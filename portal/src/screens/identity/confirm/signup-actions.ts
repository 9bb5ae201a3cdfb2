import type { Notify } from '@drawbridge/client';
import type { FormOutcome } from '@drawbridge/client/stores/base/form-outcome';
import type { Signup } from '@drawbridge/client/stores/identity/signup';
import type { FormAnswer } from '@drawbridge/widgets/identity/sign-in';

/** What the forms of the signup pages do. */
export interface SignupActions extends Signup {
  /** Messages by field are the form's to show; every other failure is a toast. @see SIGN-10, SIGN-11 */
  toFormAnswer(outcome: FormOutcome): FormAnswer;
}

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
