import { type SignIn, type SignInOutcome, toLinkFailure } from '@drawbridge/client/stores/sign-in';
import type { ProviderStart, SingleSignOn } from '@drawbridge/client/stores/single-sign-on';
import { PUBLIC_PAGES } from '@drawbridge/contracts';
import type { SignInAnswer } from '@drawbridge/widgets/sign-in';
import type { Portal } from '../../portal.ts';
import { takePostLoginPath, toLoginWith } from './post-login-redirect.ts';

export type Navigate = (
  to: string,
  options?: { replace?: boolean; state?: { notice?: 'unverified' } },
) => void;

const UNVERIFIED = 'User account not verified! Please confirm signup';

/** Every way to sign in, and what each outcome leads to. Fetched while the form is filled in. */
export interface SignInFlow {
  /** Goes on from an opened session or one of the fixed messages. @see AUTH-27..AUTH-39 */
  followOutcome(outcome: Exclude<SignInOutcome, { kind: 'refused' }>, email: string): void;
  /** Leaves for a provider; true when the page is being left. @see AUTH-42..AUTH-44, ERR-19, ROUTE-9 */
  redirectToProvider(
    start: (singleSignOn: SingleSignOn) => Promise<ProviderStart>,
  ): Promise<true | undefined>;
  /** @see AUTH-45 */
  completeRedirect(address: string): ReturnType<SingleSignOn['finish']>;
  /** @see ERR-7..ERR-9 */
  withPassword(email: string, password: string): Promise<SignInAnswer>;
  /** @see AUTH-11..AUTH-13 */
  sendLink(email: string): Promise<{ isSent: boolean; answer: SignInAnswer }>;
  /** @see ROUTE-7, ERR-10..ERR-17 */
  withLink(link: { username: string; session: string; code: string }): Promise<void>;
}

export function createSignInFlow(portal: Portal, signIn: SignIn, navigate: Navigate): SignInFlow {
  const { notify, store } = portal.drawbridge;

  const followOutcome: SignInFlow['followOutcome'] = (outcome, email) => {
    if (outcome.kind === 'signedIn') navigate(takePostLoginPath(portal), { replace: true });
    else if (outcome.path === PUBLIC_PAGES.confirmUser)
      navigate(`${outcome.path}?email=${encodeURIComponent(email)}`);
    else navigate(outcome.path);
  };

  return {
    followOutcome,
    async redirectToProvider(start) {
      const started = await start(await store('singleSignOn'));
      if (started.kind === 'redirect') {
        location.assign(started.url);
        return true;
      }
      if (started.kind === 'notConfigured') {
        navigate(PUBLIC_PAGES.microsoftNotConfigured);
        return true;
      }
      const { toStartFailure } = await import('@drawbridge/client/stores/single-sign-on');
      notify('negative', toStartFailure(started.problem));
      return undefined;
    },
    completeRedirect: async (address) => (await store('singleSignOn')).finish(address),
    async withPassword(email, password) {
      const outcome = await signIn.withPassword(email, password);
      if (outcome.kind !== 'refused') {
        followOutcome(outcome, email);
        return true;
      }
      const { errors, message, status } = outcome.problem;
      if (status === 400 && message === UNVERIFIED)
        navigate(toLoginWith(email), { replace: true, state: { notice: 'unverified' } });
      else if (errors['username'] || errors['password'])
        return { email: errors['username'], password: errors['password'] };
      else notify('negative', message);
      return undefined;
    },
    async sendLink(email) {
      const problem = await signIn.sendLink(email);
      if (!problem) return { isSent: true, answer: undefined };
      const { errors, message } = problem;
      if (!errors['username']) notify('negative', message);
      return { isSent: false, answer: { email: errors['username'] } };
    },
    async withLink(link) {
      const outcome = await signIn.withLink(link);
      if (outcome.kind !== 'refused') return followOutcome(outcome, link.username);
      const { text, keepsEmail } = toLinkFailure(outcome.problem);
      notify('negative', text);
      navigate(keepsEmail ? toLoginWith(link.username) : PUBLIC_PAGES.login, { replace: true });
      return undefined;
    },
  };
}
