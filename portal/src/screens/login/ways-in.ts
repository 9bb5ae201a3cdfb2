import { createSignIn, type SignInOutcome, toLinkFailure } from '@drawbridge/client/stores/sign-in';
import type { Departure, SingleSignOn } from '@drawbridge/client/stores/single-sign-on';
import type { SignInAnswer } from '@drawbridge/widgets/sign-in';
import type { Entrance } from '../../entrance.ts';
import { takeLandingPath, toLoginWith } from './landing.ts';

export type Navigate = (
  to: string,
  options?: { replace?: boolean; state?: { notice?: 'unverified' } },
) => void;

const UNVERIFIED = 'User account not verified! Please confirm signup';

/** Every way into a session, with what each answer leads to. Fetched while the form is filled in. */
export async function openWaysIn(entrance: Entrance, navigate: Navigate) {
  const program = await entrance.openProgram();
  const { session, host } = program;
  const { client } = host;
  const signIn = createSignIn({ client, session, storage: entrance.storage, lock: entrance.linkLock });
  /** Fetched by whoever goes through a provider. */
  async function openSingleSignOn() {
    const { createSingleSignOn, toStartFailure } = await import('@drawbridge/client/stores/single-sign-on');
    const kept = entrance.tabStorage;
    return { ...createSingleSignOn({ client, signIn, kept, origin: location.origin }), toStartFailure };
  }

  /** Goes on from an opened session or one of the fixed messages; false for a refusal. @see AUTH-27..AUTH-39 */
  function goOn(outcome: Exclude<SignInOutcome, { kind: 'refused' }>, email: string): void {
    if (outcome.kind === 'signedIn') navigate(takeLandingPath(entrance), { replace: true });
    else if (outcome.path === '/confirm-user') navigate(`${outcome.path}?email=${encodeURIComponent(email)}`);
    else navigate(outcome.path);
  }

  /** Leaves for a provider; true when the page is being left. @see AUTH-42..AUTH-44, ERR-19, ROUTE-9 */
  async function leave(start: (singleSignOn: SingleSignOn) => Promise<Departure>): Promise<true | undefined> {
    const singleSignOn = await openSingleSignOn();
    const departure = await start(singleSignOn);
    if (departure.kind === 'leave') {
      location.assign(departure.url);
      return true;
    }
    if (departure.kind === 'notConfigured') {
      navigate('/microsoft/notconfigured');
      return true;
    }
    host.notify('negative', singleSignOn.toStartFailure(departure.problem));
    return undefined;
  }

  return {
    notify: host.notify,
    session,
    goOn,
    leave,
    /** @see AUTH-45 */
    arrive: async (address: string) => (await openSingleSignOn()).finish(address),
    /** @see ERR-7..ERR-9 */
    async withPassword(email: string, password: string): Promise<SignInAnswer> {
      const outcome = await signIn.withPassword(email, password);
      if (outcome.kind !== 'refused') {
        goOn(outcome, email);
        return true;
      }
      const { errors, message, status } = outcome.problem;
      if (status === 400 && message === UNVERIFIED)
        navigate(toLoginWith(email), { replace: true, state: { notice: 'unverified' } });
      else if (errors['username'] || errors['password'])
        return { email: errors['username'], password: errors['password'] };
      else host.notify('negative', message);
      return undefined;
    },
    /** @see AUTH-11..AUTH-13 */
    async sendLink(email: string): Promise<{ isSent: boolean; answer: SignInAnswer }> {
      const problem = await signIn.sendLink(email);
      if (!problem) return { isSent: true, answer: undefined };
      const { errors, message } = problem;
      if (!errors['username']) host.notify('negative', message);
      return { isSent: false, answer: { email: errors['username'] } };
    },
    /** @see ROUTE-7, ERR-10..ERR-17 */
    async withLink(link: { username: string; session: string; code: string }): Promise<void> {
      const outcome = await signIn.withLink(link);
      if (outcome.kind !== 'refused') return goOn(outcome, link.username);
      const { text, keepsEmail } = toLinkFailure(outcome.problem);
      host.notify('negative', text);
      navigate(keepsEmail ? toLoginWith(link.username) : '/login', { replace: true });
      return undefined;
    },
  };
}

export type WaysIn = Awaited<ReturnType<typeof openWaysIn>>;
