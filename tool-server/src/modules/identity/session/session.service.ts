import { type OutputOf, type ParsedInputOf, type PersonId, problem } from '@drawbridge/contracts';
import type {
  AuthData,
  endSession,
  finishSignIn as finishSignInCall,
  LoginData,
} from '@drawbridge/contracts/identity';
import type { PortalActor } from '../../../actor.ts';
import type { EventBus } from '../../../events.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import type { Origin } from '../../../platform/http/api.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import type { Log } from '../../../platform/log/log.ts';
import type { ToMailContent } from '../../../platform/mail/email-template.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import type { PasswordHasher } from '../../../platform/password/password-hash.ts';
import type { Secret } from '../../../platform/secret/secret.ts';
import type { Audit } from '../../kernel/audit/index.ts';
import type { KeyRing } from '../../kernel/keys/index.ts';
import type { IdentityProof } from '../identity-proof/index.ts';
import type { SecondFactorParts } from '../second-factor/index.ts';
import { endOwnSession, endSessions, logOut, logOutEverywhere } from './end-session.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { createIdTokens } from './id-token.ts';
import { createMagicLinks, type MagicLinks } from './magic-link.service.ts';
import { openAfterSignup, openSession } from './open-session.ts';
import { refreshSession } from './refresh-session.ts';
import { createRefreshTokens } from './refresh-token.ts';
import * as store from './session.store.ts';
import { createSessions, IDLE_MS, type IsPasswordAllowed } from './sessions.ts';
import { createSignInGuard } from './sign-in.limits.ts';
import { signInWithPassword } from './sign-in-with-password.ts';
import { createKnownPlaceHasher, createSourceHasher } from './source.ts';

export interface SessionService {
  /** Signs in; the three fixed messages have no tokens. @see AUTH-36..AUTH-39 */
  login(
    credentials: { username: string; password: string },
    origin: Origin,
  ): Promise<{ message: string; data: Partial<LoginData> }>;
  magicLinks: MagicLinks;
  /** Throws `second_step_expired`. */
  startPasskeyCheck: SecondFactorParts['secondSteps']['startPasskeyCheck'];
  /** Ends a sign-in by its second factor; throws `wrong_code`, `second_step_expired`, `too_many_tries`. */
  finish(
    answer: ParsedInputOf<typeof finishSignInCall>,
    origin: Origin,
  ): Promise<{ message: string; data: OutputOf<typeof finishSignInCall> }>;
  /**
   * Signs in a person whose identity was proven elsewhere (single sign-on). The three fixed messages have no tokens;
   * throws `not_verified` for an account that is not active, and `account_deactivated`.
   */
  openSession(personId: PersonId, origin: Origin): Promise<{ message: string; data: Partial<AuthData> }>;
  /**
   * Signs in a person whose code was confirmed in the browser of their signup; without tokens where the rules of the
   * account ask for more.
   */
  openAfterSignup(personId: PersonId, origin: Origin): Promise<{ message: string; data: Partial<LoginData> }>;
  /** A new identity token, the next refresh token, and what the person is by now; throws `refresh_refused`. @see CALL-4 */
  refresh(refreshToken: string, origin: Origin): Promise<AuthData>;
  logout(refreshToken: string, origin: Origin): Promise<void>;
  /** Throws as `IdentityProof.check`. */
  logoutEverywhere(actor: PortalActor, password: string | undefined, origin: Origin): Promise<void>;
  /** The same in a transaction of the caller; one session can be kept. Others end theirs by the event `sessions.ended`. */
  endSessions(tx: Tx, personIds: readonly PersonId[], keepSessionId?: string): Promise<void>;
  listSessions(actor: PortalActor): Promise<store.SessionRow[]>;
  /** Ends one session of the caller; throws `not_found`, and as `IdentityProof.check`. */
  endSession(actor: PortalActor, input: ParsedInputOf<typeof endSession>, origin: Origin): Promise<void>;
  /** Records the caller's visit: once per session and day (UTC). @see AUTH-25, CALL-5 */
  recordVisit(actor: PortalActor): Promise<void>;
  /** The person behind an identity token; throws `not_signed_in` or `token_expired`. */
  authenticate(token: string): Promise<PortalActor>;
}

export interface SessionDeps {
  database: Database;
  passwordHasher: PasswordHasher;
  keys: KeyRing;
  secret: Secret;
  clock: Clock;
  log: Log;
  limits: Limits;
  mailer: Mailer;
  toMailContent: ToMailContent;
  events: EventBus;
  audit: Audit;
  secondFactors: Pick<SecondFactorParts, 'secondSteps' | 'tell' | 'recoveryCodes'>;
  publicUrl: string;
  productName: string;
  isPasswordAllowed: IsPasswordAllowed;
  identityProof: IdentityProof;
}

export function createSessionService(deps: SessionDeps): SessionService {
  const { database, secret, clock } = deps;
  const { secondSteps } = deps.secondFactors;
  const { db } = database;
  const hashSource = createSourceHasher(secret);
  const places = createKnownPlaceHasher(secret);
  const idTokens = createIdTokens(deps);
  const refreshTokens = createRefreshTokens(secret);
  const sessions = createSessions({ ...deps, idTokens, refreshTokens, places });
  const guard = createSignInGuard({ ...deps, hashNetwork: places.hashNetwork });
  const magicLinks = createMagicLinks({ ...deps, secondSteps, sessions, guard, hashSource });
  const parts = { ...deps, db, secondSteps, refreshTokens, sessions, guard, magicLinks };
  return {
    login: (credentials, origin) => signInWithPassword(parts, credentials, origin),
    magicLinks,
    startPasskeyCheck: secondSteps.startPasskeyCheck,
    finish: (answer, origin) => finishSignIn(parts, answer, origin),
    openSession: (personId, origin) => openSession(parts, personId, origin),
    openAfterSignup: (personId, origin) => openAfterSignup(parts, personId, origin),
    refresh: (refreshToken, origin) => refreshSession(parts, refreshToken, origin),
    logout: (refreshToken, origin) => logOut(parts, refreshToken, origin),
    logoutEverywhere: (actor, password, origin) => logOutEverywhere(parts, actor, { password, origin }),
    endSessions: (tx, personIds, keepSessionId) => endSessions(tx, parts, personIds, keepSessionId),
    endSession: (actor, input, origin) => endOwnSession(parts, actor, { ...input, origin }),

    listSessions({ personId }) {
      const now = clock.now();
      return store.listSessionsOf(db, personId, { now, idleSince: new Date(now.getTime() - IDLE_MS) });
    },

    async recordVisit({ personId, sessionId }) {
      const at = clock.now();
      await store.insertVisit(db, { personId, sessionId, day: at.toISOString().slice(0, 10), at });
    },

    async authenticate(token) {
      const sessionId = await idTokens.readSessionId(token);
      // Rights are read now, not from the token: they may have changed since it was signed.
      const owner = await store.findSessionOwner(db, sessionId, clock.now());
      if (!owner) throw problem('not_signed_in');
      return { kind: 'portal', sessionId, ...owner };
    },
  };
}
