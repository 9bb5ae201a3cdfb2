import {
  type LaunchSession as LaunchedSession,
  launchSession,
  openLaunch,
} from '@drawbridge/contracts/integration';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { SafeStorage } from '../storage.ts';
import { type ApiProblem, asApiProblem } from '../transport/api-problem.ts';
import type { Call } from '../transport/client.ts';
import type { TokenSource } from '../transport/token-source.ts';

/**
 * Without a launch, the page says to open the tool from the LMS; after a refused one, it says why.
 * @see LTI-13
 * A launch that ends while its page is shown keeps the page; after a reload, the page only knows that there was one.
 */
export type LaunchState =
  | { state: 'opening' }
  | { state: 'none'; wasOpen?: boolean }
  | { state: 'open'; session: LaunchedSession }
  | { state: 'ended'; session: LaunchedSession; isTimeOver: boolean }
  | { state: 'refused'; problem: ApiProblem };

/** The session of the page that is shown, whether or not the server still accepts it. */
export const toShownSession = (launch: LaunchState): LaunchedSession | undefined =>
  launch.state === 'open' || launch.state === 'ended' ? launch.session : undefined;

/** The session of an LTI launch: supplies the token of its pages. */
export interface LaunchSession {
  launch: ReadonlySignal<LaunchState>;
  tokens: TokenSource;
  /** Exchanges the ltik for a session. Without an ltik, continues the session that this tab already has. */
  open(ltik: string | undefined, call: Call): Promise<void>;
}

const KEY = 'drawbridge.launch';
const EXCHANGE_KEY = 'drawbridge.launch_key';

const makeKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** Keeps the session in memory and, if allowed, in session storage for reloads of this tab. */
export function createLaunchSession({
  storage,
  platformRef,
  nowMs = Date.now,
}: {
  storage: SafeStorage;
  /** The platform named in the page's URL, whose frame the page may be in. */
  platformRef?: string | undefined;
  nowMs?: () => number;
}): LaunchSession {
  const launch = signal<LaunchState>({ state: 'opening' });

  const isTimeOver = ({ expires_at }: LaunchedSession) => Date.parse(expires_at) <= nowMs();

  function readStored(): LaunchedSession | undefined {
    const text = storage.get(KEY);
    if (!text) return undefined;
    try {
      const parsed = launchSession.safeParse(JSON.parse(text));
      return parsed.success ? parsed.data : undefined;
    } catch {
      return undefined;
    }
  }

  function toStoredState(): LaunchState {
    const stored = readStored();
    if (!stored || !isOfThisFrame(stored)) return { state: 'none' };
    // An ended session is stored without its token.
    if (stored.token === '' || isTimeOver(stored)) return { state: 'none', wasOpen: true };
    return { state: 'open', session: stored };
  }

  /**
   * A session of one platform is not used in another platform's frame, where that platform could trick the learner into
   * clicks.
   */
  const isOfThisFrame = ({ platform }: LaunchedSession) =>
    platformRef === undefined || platformRef === platform.ref;

  /** One per exchange. It lets this tab, and nobody else, repeat an exchange whose response was lost. */
  function toExchangeKey(ltik: string): string {
    const [forLtik, known] = storage.get(EXCHANGE_KEY)?.split(' ') ?? [];
    if (forLtik === ltik && known !== undefined) return known;
    const key = makeKey();
    storage.set(EXCHANGE_KEY, `${ltik} ${key}`);
    return key;
  }

  return {
    launch,
    tokens: {
      token: () => (launch.value.state === 'open' ? launch.value.session.token : undefined),
      successor: () => undefined,
      refresh: () => Promise.resolve(undefined),
      refused() {
        const now = launch.peek();
        if (now.state !== 'open') return;
        const { session } = now;
        storage.set(KEY, JSON.stringify({ ...session, token: '', return_url: undefined }));
        launch.value = { state: 'ended', session, isTimeOver: isTimeOver(session) };
      },
    },
    async open(ltik, call) {
      if (!ltik) {
        launch.value = toStoredState();
        return;
      }
      launch.value = { state: 'opening' };
      try {
        const session = await call(openLaunch, { ltik, key: toExchangeKey(ltik) });
        storage.remove(EXCHANGE_KEY);
        // The return URL may contain a session key of the LMS, so it is not stored.
        storage.set(KEY, JSON.stringify({ ...session, return_url: undefined }));
        launch.value = { state: 'open', session };
      } catch (error) {
        launch.value = { state: 'refused', problem: asApiProblem(error) };
      }
    },
  };
}
