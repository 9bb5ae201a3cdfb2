import { type AuthData, LOGIN_REDIRECTS, type LoginData } from '@drawbridge/contracts/identity';
import { ApiProblem, asApiProblem } from '../transport/api-problem.ts';
import { toCustomValues, toFlag, toList, toParent } from './custom-values.ts';
import type { OpenedSession, Session } from './session.ts';

export type SignInOutcome =
  | { kind: 'signedIn' }
  /** A second factor is required. */
  | { kind: 'secondStep'; step: SecondStep }
  /** One of the three fixed messages: another page instead of a session. @see AUTH-36..AUTH-39 */
  | { kind: 'elsewhere'; path: string }
  | { kind: 'refused'; problem: ApiProblem };

/** A sign-in between its first and second factor. */
export type SecondStep = NonNullable<LoginData['second_step']>;

/** @see DATA-7, DATA-9 */
function fromLogin(data: LoginData): OpenedSession {
  return {
    idToken: data.IdToken,
    refreshToken: data.RefreshToken,
    values: {
      type: data._type,
      trial: toFlag(data.trial),
      is_admin: toFlag(data.is_admin),
      manager: toFlag(data.mem),
      is_security_champion: toFlag(data.is_security_champion),
      security_champion_teams: toList(data.security_champion_teams),
      verify: data.verify,
      subs_: data.subs,
      sub_: toParent(data.subs),
      isOwasp: toFlag(data.is_owasp),
    },
  };
}

/** @see DATA-8, DATA-9 */
function fromAuth({ AuthenticationResult, custom }: AuthData): OpenedSession {
  return {
    idToken: AuthenticationResult.IdToken,
    refreshToken: AuthenticationResult.RefreshToken,
    values: toCustomValues(custom),
  };
}

export const readAuth = (data: Partial<AuthData>): OpenedSession | undefined =>
  data.AuthenticationResult && data.custom ? fromAuth(data as AuthData) : undefined;

export const readLogin = (data: Partial<LoginData>): OpenedSession | undefined =>
  data.IdToken && data.RefreshToken && data._type ? fromLogin(data as LoginData) : undefined;

/** Makes what opens the session in an answer, or returns the page that its message leads to. */
export function createSettle(session: Pick<Session, 'open'>) {
  return async <T extends { second_step?: SecondStep | undefined }>(
    answering: Promise<{ data: T; message: string }>,
    read: (data: T) => OpenedSession | undefined,
  ): Promise<SignInOutcome> => {
    try {
      const { data, message } = await answering;
      const path = Object.entries(LOGIN_REDIRECTS).find(([text]) => text === message)?.[1];
      if (path) return { kind: 'elsewhere', path };
      if (data.second_step) return { kind: 'secondStep', step: data.second_step };
      const opened = read(data);
      if (!opened) return { kind: 'refused', problem: new ApiProblem('bad_reply') };
      session.open(opened);
      return { kind: 'signedIn' };
    } catch (error) {
      return { kind: 'refused', problem: asApiProblem(error) };
    }
  };
}
