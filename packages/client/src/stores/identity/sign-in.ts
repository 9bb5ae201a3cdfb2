import type { InputOf, OutputOf } from '@drawbridge/contracts';
import {
  finishSignIn,
  login,
  respondAuth,
  sendMagicLink,
  signInByProvider,
  startPasskeyCheck,
} from '@drawbridge/contracts/identity';
import type { LinkLock } from '../../session/link-lock.ts';
import { createLinkRequests } from '../../session/link-requests.ts';
import type { Session } from '../../session/session.ts';
import { createSettle, readAuth, readLogin, type SignInOutcome } from '../../session/sign-in-answer.ts';
import type { SafeStorage } from '../../storage.ts';
import { OWN_KEYS } from '../../storage-keys.ts';
import { type ApiProblem, asApiProblem } from '../../transport/api-problem.ts';
import type { ApiClient } from '../../transport/client.ts';

export type { SecondStep, SignInOutcome } from '../../session/sign-in-answer.ts';

/**
 * `unconfirmed`: this browser did not request the link, so the person has to confirm that they want to sign in here.
 */
export type LinkOutcome = SignInOutcome | { kind: 'unconfirmed' };

/** The parts of an emailed link. */
export interface MailedLink {
  username: string;
  session: string;
  code: string;
}

/** Parameters with which a provider returns to `/callback`. */
export interface ProviderAnswer {
  provider: string;
  code: string;
  state: string;
  nonce: string;
  code_verifier: string;
  redirect_uri: string;
  iss?: string | undefined;
}

export interface SignIn {
  withPassword(username: string, password: string): Promise<SignInOutcome>;
  /**
   * Emails a link and starts the wait before the next one; returns the problem of a failed request.
   * @see AUTH-11..AUTH-13
   */
  sendLink(username: string): Promise<ApiProblem | undefined>;
  /**
   * Signs in with the code of an emailed link: immediately in the browser that requested it, otherwise after
   * confirmation. A link that somebody else requested for their own account therefore signs nobody in.
   * @see ROUTE-7, ASVS 6.6.2
   */
  withLink(link: MailedLink, options?: { isConfirmed?: boolean }): Promise<LinkOutcome>;
  /** @see AUTH-45 */
  withProvider(answer: ProviderAnswer): Promise<SignInOutcome>;
  /** Completes a sign-in with its second factor. */
  withSecondFactor(answer: InputOf<typeof finishSignIn>): Promise<SignInOutcome>;
  /** Returns the options for requesting a passkey; throws `ApiProblem`. */
  startPasskeyCheck(ticket: string): Promise<OutputOf<typeof startPasskeyCheck>['options']>;
}

/** Every way of opening a session. */
export function createSignIn(deps: {
  client: ApiClient;
  session: Pick<Session, 'open'>;
  storage: SafeStorage;
  lock: LinkLock;
  nowMs?: () => number;
}): SignIn {
  const { client, session, storage, lock } = deps;
  const requests = createLinkRequests(storage, deps.nowMs);

  const settle = createSettle(session);

  return {
    async withPassword(username, password) {
      const outcome = await settle(client.callWithMessage(login, { username, password }), readLogin);
      // The link that the server emails instead counts as requested here, by whoever typed the password.
      if (outcome.kind === 'refused' && outcome.problem.code === 'confirm_by_mail') requests.start(username);
      return outcome;
    },
    withSecondFactor: (answer) => settle(client.callWithMessage(finishSignIn, answer), readLogin),
    startPasskeyCheck: async (ticket) => (await client.call(startPasskeyCheck, { ticket })).options,
    async sendLink(username) {
      storage.set(OWN_KEYS.loginStatus, 'true');
      try {
        await client.call(sendMagicLink, { username, browser_key: requests.start(username) });
        lock.start();
        return undefined;
      } catch (error) {
        storage.remove(OWN_KEYS.loginStatus);
        return asApiProblem(error);
      }
    },
    async withLink(link, { isConfirmed = false } = {}) {
      const browserKey = requests.find(link.username);
      if (!isConfirmed && browserKey === undefined) return { kind: 'unconfirmed' };
      const input = {
        ...link,
        ...(browserKey !== undefined && { browser_key: browserKey }),
        ...(isConfirmed && { confirmed: true }),
      };
      const outcome = await settle(client.callWithMessage(respondAuth, input), readAuth);
      const isForeign = outcome.kind === 'refused' && outcome.problem.code === 'confirm_sign_in';
      return isForeign ? { kind: 'unconfirmed' } : outcome;
    },
    withProvider: ({ iss, ...answer }) =>
      settle(
        client.callWithMessage(signInByProvider, { ...answer, ...(iss === undefined ? {} : { iss }) }),
        readAuth,
      ),
  };
}

/** Message for a refused email link, and whether the login page then keeps the email. @see ERR-10..ERR-17 */
export function toLinkFailure({ code, status, message }: ApiProblem): { text: string; keepsEmail: boolean } {
  if (code === 'offline') return { text: 'Please check your internet connection', keepsEmail: true };
  if (status === 403) return { text: 'Not Authorized', keepsEmail: false };
  if (status >= 500 || status < 400) return { text: 'Server error', keepsEmail: false };
  if (message === 'Wrong code') return { text: 'Invalid link', keepsEmail: true };
  if (status === 400 && /session/i.test(message)) return { text: 'Session Expired', keepsEmail: true };
  return { text: message, keepsEmail: true };
}
