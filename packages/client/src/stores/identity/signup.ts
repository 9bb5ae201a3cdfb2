import type { InputOf } from '@drawbridge/contracts';
import {
  confirmSignup,
  confirmSignupCode,
  type LoginData,
  resendSignupCode,
  SIGNUP_TEXTS,
  signUp,
} from '@drawbridge/contracts/identity';
import { createLinkRequests, SIGNUPS } from '../../session/link-requests.ts';
import type { Session } from '../../session/session.ts';
import { createSettle, readLogin, type SignInOutcome } from '../../session/sign-in-answer.ts';
import type { SafeStorage } from '../../storage.ts';
import { type ApiProblem, asApiProblem } from '../../transport/api-problem.ts';
import type { ApiClient } from '../../transport/client.ts';
import { type FormOutcome, toRefusal } from '../base/form-outcome.ts';

/** `done`: the address is confirmed, and the person signs in. The others than a form's are those of a sign-in. */
export type ConfirmOutcome =
  | FormOutcome
  | Exclude<SignInOutcome, { kind: 'refused' }>
  /** The signup was made in another browser: the person has to say that it was theirs. */
  | { kind: 'unconfirmed' };

export interface Signup {
  /** @see SIGN-14 */
  signUp(input: Omit<InputOf<typeof signUp>, 'browser_key'>): Promise<FormOutcome>;
  /** With the code of a signup; signs in in the browser that signed up. @see SIGN-4, SIGN-15 */
  confirmCode(input: Omit<InputOf<typeof confirmSignupCode>, 'browser_key'>): Promise<ConfirmOutcome>;
  /** With an emailed link, or for an invitation with its first password. @see SIGN-3, SIGN-15 */
  confirm(input: Omit<InputOf<typeof confirmSignup>, 'browser_key'>): Promise<ConfirmOutcome>;
  /** @see SIGN-5 */
  resend(email: string): Promise<FormOutcome>;
}

/** For an unknown signup URL: what to do is more helpful than what is missing. */
const UNKNOWN_LINK = 'This signup link does not exist. Ask whoever gave it to you for a new one.';

const toFormRefusal = (problem: ApiProblem) =>
  problem.code === 'not_found' ? { kind: 'refused' as const, text: UNKNOWN_LINK } : toRefusal(problem);

async function settle(answering: Promise<{ message: string }>): Promise<FormOutcome> {
  try {
    return { kind: 'done', message: (await answering).message };
  } catch (error) {
    return toFormRefusal(asApiProblem(error));
  }
}

export function createSignup(deps: {
  client: ApiClient;
  session: Pick<Session, 'open'>;
  storage: SafeStorage;
  nowMs?: () => number;
}): Signup {
  const { client, session, storage } = deps;
  const requests = createLinkRequests(storage, deps.nowMs, SIGNUPS);
  const open = createSettle(session);
  const withKey = (key: string | undefined) => (key === undefined ? {} : { browser_key: key });

  async function confirm(
    answering: Promise<{ data: Partial<LoginData>; message: string }>,
  ): Promise<ConfirmOutcome> {
    try {
      const reply = await answering;
      const outcome = await open(Promise.resolve(reply), readLogin);
      // Confirmed without a session, as in any browser but the one that signed up.
      return outcome.kind === 'refused' ? { kind: 'done', message: reply.message } : outcome;
    } catch (error) {
      const problem = asApiProblem(error);
      return problem.code === 'confirm_sign_in' ? { kind: 'unconfirmed' } : toFormRefusal(problem);
    }
  }

  return {
    signUp: (input) =>
      settle(client.callWithMessage(signUp, { ...input, browser_key: requests.start(input.email) })),
    confirmCode: (input) =>
      confirm(
        client.callWithMessage(confirmSignupCode, { ...input, ...withKey(requests.find(input.email)) }),
      ),
    confirm: (input) =>
      confirm(client.callWithMessage(confirmSignup, { ...input, ...withKey(requests.findAny()) })),
    async resend(email) {
      const outcome = await settle(client.callWithMessage(resendSignupCode, { email }));
      return outcome.kind === 'done' ? { ...outcome, message: SIGNUP_TEXTS.codeResent } : outcome;
    },
  };
}
