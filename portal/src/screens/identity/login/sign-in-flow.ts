import {
  type MailedLink,
  type SecondStep,
  type SignIn,
  type SignInOutcome,
  toLinkFailure,
} from '@drawbridge/client/stores/identity/sign-in';
import type { ProviderStart, SingleSignOn } from '@drawbridge/client/stores/identity/single-sign-on';
import { PUBLIC_PAGES } from '@drawbridge/contracts';
import type { SignInAnswer } from '@drawbridge/widgets/identity/sign-in';
import type { Portal } from '../../../base/portal.ts';
import { takePostLoginPath, toLoginWith } from './post-login-redirect.ts';

export type Navigate = (
  to: string,
  options?: { replace?: boolean; state?: { notice?: 'unverified'; step?: OpenStep } },
) => void;

/** A sign-in between its two factors, and whose it is. */
export type OpenStep = SecondStep & { email: string };

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
  /** Gives the message of a refusal; true when the page is being left. */
  withSecondFactor(answer: Parameters<SignIn['withSecondFactor']>[0], email: string): Promise<string | true>;
  startPasskeyCheck: SignIn['startPasskeyCheck'];
  /** @see AUTH-11..AUTH-13 */
  sendLink(email: string): Promise<{ isSent: boolean; answer: SignInAnswer }>;
  /** Gives 'unconfirmed' when the person has to be asked first. @see ROUTE-7, ERR-10..ERR-17 */
  withLink(link: MailedLink, options: { isConfirmed: boolean }): Promise<'unconfirmed' | undefined>;
}

export function createSignInFlow(portal: Portal, signIn: SignIn, navigate: Navigate): SignInFlow {
  const { notify, store } = portal.drawbridge;

  const followOutcome: SignInFlow['followOutcome'] = (outcome, email) => {
    if (outcome.kind === 'signedIn') navigate(takePostLoginPath(portal), { replace: true });
    // In the state of the history entry: the ticket is in no address, and survives a reload.
    else if (outcome.kind === 'secondStep')
      navigate(PUBLIC_PAGES.secondStep, { state: { step: { ...outcome.step, email } } });
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
      const { toStartFailure } = await import('@drawbridge/client/stores/identity/single-sign-on');
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
      const { code, errors, message, status } = outcome.problem;
      if (status === 400 && message === UNVERIFIED)
        navigate(toLoginWith(email), { replace: true, state: { notice: 'unverified' } });
      // Two sentences about what to do now: they stay in the form.
      else if (code === 'confirm_by_mail') return { password: message };
      else if (errors['username'] || errors['password'])
        return { email: errors['username'], password: errors['password'] };
      else notify('negative', message);
      return undefined;
    },
    startPasskeyCheck: signIn.startPasskeyCheck,
    async withSecondFactor(answer, email) {
      const outcome = await signIn.withSecondFactor(answer);
      if (outcome.kind !== 'refused') {
        followOutcome(outcome, email);
        return true;
      }
      const { code, message } = outcome.problem;
      if (code !== 'second_step_expired') return message;
      notify('negative', message);
      navigate(toLoginWith(email), { replace: true });
      return true;
    },
    async sendLink(email) {
      const problem = await signIn.sendLink(email);
      if (!problem) return { isSent: true, answer: undefined };
      const { errors, message } = problem;
      if (!errors['username']) notify('negative', message);
      return { isSent: false, answer: { email: errors['username'] } };
    },
    async withLink(link, options) {
      const outcome = await signIn.withLink(link, options);
      if (outcome.kind === 'unconfirmed') return 'unconfirmed';
      if (outcome.kind !== 'refused') {
        followOutcome(outcome, link.username);
        return undefined;
      }
      const { text, keepsEmail } = toLinkFailure(outcome.problem);
      notify('negative', text);
      navigate(keepsEmail ? toLoginWith(link.username) : PUBLIC_PAGES.login, { replace: true });
      return undefined;
    },
  };
}
