import type { InputOf } from '@drawbridge/contracts';
import {
  confirmSignup,
  confirmSignupCode,
  resendSignupCode,
  SIGNUP_TEXTS,
  signUp,
} from '@drawbridge/contracts/identity';
import { asApiProblem } from '../../transport/api-problem.ts';
import type { ApiClient } from '../../transport/client.ts';
import { type FormOutcome, toRefusal } from '../base/form-outcome.ts';

export interface Signup {
  /** @see SIGN-14 */
  signUp(input: InputOf<typeof signUp>): Promise<FormOutcome>;
  /** With the code of a signup. @see SIGN-4 */
  confirmCode(input: InputOf<typeof confirmSignupCode>): Promise<FormOutcome>;
  /** With an emailed link, or for an invitation with its first password. @see SIGN-3 */
  confirm(input: InputOf<typeof confirmSignup>): Promise<FormOutcome>;
  /** @see SIGN-5 */
  resend(email: string): Promise<FormOutcome>;
}

/** For an unknown signup URL: what to do is more helpful than what is missing. */
const UNKNOWN_LINK = 'This signup link does not exist. Ask whoever gave it to you for a new one.';

async function settle(answering: Promise<{ message: string }>): Promise<FormOutcome> {
  try {
    return { kind: 'done', message: (await answering).message };
  } catch (error) {
    const problem = asApiProblem(error);
    return problem.code === 'not_found' ? { kind: 'refused', text: UNKNOWN_LINK } : toRefusal(problem);
  }
}

export function createSignup({ client }: { client: ApiClient }): Signup {
  return {
    signUp: (input) => settle(client.callWithMessage(signUp, input)),
    confirmCode: (input) => settle(client.callWithMessage(confirmSignupCode, input)),
    confirm: (input) => settle(client.callWithMessage(confirmSignup, input)),
    async resend(email) {
      const outcome = await settle(client.callWithMessage(resendSignupCode, { email }));
      return outcome.kind === 'done' ? { ...outcome, message: SIGNUP_TEXTS.codeResent } : outcome;
    },
  };
}
