import {
  idTokenClaims,
  LOGIN_REDIRECTS,
  type LoginData,
  login as loginEndpoint,
  logout as logoutEndpoint,
  refreshToken,
  SESSION_LIFETIME_SECONDS,
} from '@drawbridge/contracts';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { SafeStorage } from '../storage.ts';
import { type ApiProblem, asApiProblem } from '../transport/api-problem.ts';
import type { ApiClient, TokenSource } from '../transport/client.ts';
import { createStoredSession, type StoredSession } from './stored-session.ts';

/** @see DATA-4 */
export interface SignedInUser {
  email: string;
  firstName: string;
  lastName: string;
  picture: string | undefined;
}

export type LoginOutcome =
  | { kind: 'signedIn' }
  | { kind: 'elsewhere'; path: string }
  | { kind: 'refused'; problem: ApiProblem };

export interface SessionStore extends StoredSession {
  user: ReadonlySignal<SignedInUser | undefined>;
  isAdmin(): boolean;
  tokens: TokenSource;
  login(username: string, password: string): Promise<LoginOutcome>;
  /** Forgets everything stored, here and on the server. @see AUTH-47 */
  logout(): Promise<void>;
}

interface SessionDeps {
  storage: SafeStorage;
  nowMs?: () => number;
  /** The session ended without the user asking for it. */
  onEnded?: () => void;
}

/** The payload of a token, for display only: the server alone judges it. */
function readClaims(token: string) {
  const payload = token.split('.')[1] ?? '';
  const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
    char.charCodeAt(0),
  );
  return idTokenClaims.parse(JSON.parse(new TextDecoder().decode(bytes)));
}

/**
 * The portal's session in local storage, under the specification's keys.
 * `connect` hands it the client once there is one: client and session need each other.
 * @see DATA-1, AUTH-20..AUTH-25
 */
export function createSessionStore({
  storage,
  nowMs = Date.now,
  onEnded = () => undefined,
}: SessionDeps): SessionStore & {
  connect(client: ApiClient): void;
} {
  const user = signal(readStoredUser(storage));
  let client: ApiClient | undefined;

  function getClient(): ApiClient {
    if (!client) throw new Error('createSessionStore: connect(client) comes first');
    return client;
  }

  function storeTokens(idToken: string) {
    storage.set('token', idToken);
    storage.set('expTime', String(nowMs() + SESSION_LIFETIME_SECONDS * 1000));
  }

  function storeLogin(data: LoginData) {
    const claims = readClaims(data.IdToken);
    const signedIn = {
      email: claims.email,
      firstName: claims.given_name,
      lastName: claims.family_name,
      picture: claims.picture,
    };
    storeTokens(data.IdToken);
    const values: Record<string, string | undefined> = {
      rtoken: data.RefreshToken,
      user: JSON.stringify(signedIn),
      userId: claims.sub,
      type: data._type,
      is_admin: String(data.is_admin ?? false),
      manager: String(data.mem ?? false),
      trial: String(data.trial ?? false),
      is_security_champion: String(data.is_security_champion ?? false),
      security_champion_teams: JSON.stringify(data.security_champion_teams ?? []),
      verify: data.verify,
      subs_: data.subs,
      sub_: data.subs === 'parent' ? 'true' : undefined,
      timeStampLogin: String(nowMs()),
    };
    for (const [key, value] of Object.entries(values)) if (value !== undefined) storage.set(key, value);
    user.value = signedIn;
  }

  function forget() {
    storage.clear();
    user.value = undefined;
  }

  async function refresh(): Promise<string | undefined> {
    const rtoken = storage.get('rtoken');
    if (!rtoken) return undefined;
    try {
      const data = await getClient().call(refreshToken, { refresh_token: rtoken }, { background: true });
      const token = data.AuthenticationResult?.IdToken ?? data.IdToken;
      if (token) storeTokens(token);
      return token;
    } catch (error) {
      // Offline is no verdict on the session: keep it, the call that asked fails by itself.
      if (asApiProblem(error).code === 'offline') throw error;
      return undefined;
    }
  }

  return {
    ...createStoredSession(storage),
    user,
    connect(given) {
      client = given;
    },
    isAdmin: () => storage.get('is_admin') === 'true',
    tokens: {
      token: () => storage.get('token'),
      refresh,
      refused() {
        if (!storage.get('token')) return;
        forget();
        onEnded();
      },
    },
    async login(username, password) {
      try {
        const { data, message } = await getClient().callWithMessage(loginEndpoint, { username, password });
        const elsewhere = LOGIN_REDIRECTS[message as keyof typeof LOGIN_REDIRECTS];
        if (elsewhere) return { kind: 'elsewhere', path: elsewhere };
        storeLogin(data as LoginData);
        return { kind: 'signedIn' };
      } catch (error) {
        return { kind: 'refused', problem: asApiProblem(error) };
      }
    },
    async logout() {
      const rtoken = storage.get('rtoken');
      forget();
      // The session is over here whether or not the server hears of it now.
      if (rtoken)
        await getClient()
          .call(logoutEndpoint, { refresh_token: rtoken }, { background: true })
          .catch(() => undefined);
    },
  };
}

function readStoredUser(storage: SafeStorage): SignedInUser | undefined {
  const stored = storage.get('user');
  if (!stored) return undefined;
  try {
    return JSON.parse(stored) as SignedInUser;
  } catch {
    storage.remove('user');
    return undefined;
  }
}
