import { type AuthData, type LoginData, type PersonId, problem } from '@drawbridge/contracts';
import type { PortalActor } from '../../actor.ts';
import type { EventBus } from '../../events.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import type { Limits } from '../../platform/limits/limits.ts';
import type { Log } from '../../platform/log/log.ts';
import type { ToMailContent } from '../../platform/mail/email-template.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { Secret } from '../../platform/secret/secret.ts';
import type { KeyRing } from '../keys/index.ts';
import { createIdTokens } from './id-token.ts';
import { sweepLinks } from './links.store.ts';
import { createMagicLinks, type MagicLinks } from './magic-link.service.ts';
import { checkPassword } from './password.ts';
import { createRefreshTokens, type ReadRefreshToken } from './refresh-token.ts';
import * as store from './session.store.ts';
import { toAuthData, toLoginData } from './session-serializer.ts';
import { createSessions, IDLE_MS, type IsPasswordAllowed, type SignInContext } from './sessions.ts';
import { createSignInGuard } from './sign-in-guard.ts';
import { createSourceHasher } from './source.ts';

/** For two tabs, or a lost response: this long a used refresh token still gives its successor. */
const LEEWAY_MS = 30_000;
const DAY_MS = 86_400_000;
const SWEEP_MS = 600_000;
const LOGIN_MESSAGE = 'Login successful';

export interface SessionService {
  /** Signs in; the three fixed messages have no tokens. @see AUTH-36..AUTH-39 */
  login(
    credentials: { username: string; password: string },
    context: SignInContext,
  ): Promise<{ message: string; data: Partial<LoginData> }>;
  magicLinks: MagicLinks;
  /**
   * Signs in a person whose identity was proven elsewhere (single sign-on). The three fixed messages have no tokens;
   * throws `not_verified` for an account that is not active.
   */
  openSession(
    personId: PersonId,
    context: SignInContext,
  ): Promise<{ message: string; data: Partial<AuthData> }>;
  /** A new identity token and the next refresh token; throws `refresh_refused`. @see CALL-4 */
  refresh(refreshToken: string): Promise<{ IdToken: string; RefreshToken: string }>;
  logout(refreshToken: string): Promise<void>;
  logoutEverywhere(personId: PersonId): Promise<void>;
  /** The same in a transaction of the caller. */
  endSessions(tx: Tx, personId: PersonId): Promise<void>;
  /** Records the caller's visit: once per session and day (UTC). @see AUTH-25, CALL-5 */
  recordVisit(actor: PortalActor): Promise<void>;
  /** The person behind an identity token; throws `not_signed_in` or `token_expired`. */
  authenticate(token: string): Promise<PortalActor>;
  jobs: Job[];
}

type RefreshOutcome =
  | { kind: 'refused' }
  | { kind: 'reused'; personId: string }
  | { kind: 'fresh'; found: store.AccountRow; session: store.SessionRow };

export interface SessionDeps {
  database: Database;
  keys: KeyRing;
  secret: Secret;
  clock: Clock;
  log: Log;
  limits: Limits;
  mailer: Mailer;
  toMailContent: ToMailContent;
  events: EventBus;
  publicUrl: string;
  productName: string;
  isPasswordAllowed: IsPasswordAllowed;
}

export function createSessionService(deps: SessionDeps): SessionService {
  const { database, secret, clock, log, isPasswordAllowed } = deps;
  const { db } = database;
  const hashSource = createSourceHasher(secret);
  const idTokens = createIdTokens(deps);
  const refreshTokens = createRefreshTokens(secret);
  const sessions = createSessions({ idTokens, refreshTokens, hashSource, clock });
  const guard = createSignInGuard({ ...deps, hashSource });

  const isLive = ({ expiresAt, lastUsedAt }: store.SessionRow, now: Date) =>
    expiresAt > now && lastUsedAt.getTime() + IDLE_MS > now.getTime();

  async function open(found: store.AccountRow, context: SignInContext) {
    const session = await db.transaction((tx) => sessions.begin(tx, found, context));
    return sessions.toTokens(found, session);
  }

  async function rotate(tx: Tx, given: ReadRefreshToken): Promise<RefreshOutcome> {
    const now = clock.now();
    const session = await store.lockSession(tx, given.sessionId);
    if (!session || !refreshTokens.isGenuine(given, session) || !isLive(session, now))
      return { kind: 'refused' };
    const found = await store.findAccount(tx, { personId: session.personId as PersonId });
    if (!found || found.account.state !== 'active' || sessions.findRedirect(found))
      return { kind: 'refused' };
    if (given.generation === session.generation) {
      const generation = session.generation + 1;
      await store.rotateSession(tx, session.id, generation, now);
      return { kind: 'fresh', found, session: { ...session, generation } };
    }
    const isJustUsed =
      given.generation === session.generation - 1 && now.getTime() - session.rotatedAt.getTime() <= LEEWAY_MS;
    if (isJustUsed) return { kind: 'fresh', found, session };
    // Newer than ours: the database was restored from a backup. The token was not stolen, but it cannot be trusted
    // either.
    if (given.generation > session.generation) return { kind: 'refused' };
    await store.deleteSession(tx, session.id);
    return { kind: 'reused', personId: session.personId };
  }

  return {
    async login({ username: email, password }, context) {
      const passwordWasRight = await guard.begin(email, context.address);
      const isDomainOpen = await isPasswordAllowed(email);
      const found = await store.findAccount(db, { email });
      // An invited user has no password yet: the invitation continues, as the specification says.
      if (isDomainOpen && found?.account.state === 'invited')
        return { message: 'Confirm Password', data: {} };
      const isRight = (await checkPassword(password, found?.account.passwordHash)) && found !== undefined;
      // The same for the whole domain, known addresses or not, so that it reveals nothing about the account.
      if (!isDomainOpen && !(isRight && (await isPasswordAllowed(email, found.personId))))
        throw problem('sso_required');
      if (!isRight) throw problem('bad_credentials');
      await passwordWasRight();
      if (found.account.state === 'unverified') throw problem('not_verified');
      const redirect = sessions.findRedirect(found);
      if (redirect) return { message: redirect, data: {} };
      return { message: LOGIN_MESSAGE, data: toLoginData(found, await open(found, context)) };
    },

    magicLinks: createMagicLinks({ ...deps, sessions, guard, hashSource }),

    async openSession(personId, context) {
      const found = await store.findAccount(db, { personId });
      if (!found || found.account.state === 'unverified') throw problem('not_verified');
      const redirect = sessions.findRedirect(found);
      if (redirect) return { message: redirect, data: {} };
      return { message: LOGIN_MESSAGE, data: toAuthData(found, await open(found, context)) };
    },

    async refresh(refreshToken) {
      const given = refreshTokens.read(refreshToken);
      if (!given) throw problem('refresh_refused');
      const outcome = await db.transaction((tx) => rotate(tx, given));
      if (outcome.kind === 'reused')
        log.warn(
          { event: 'session.refresh_reused', person: outcome.personId },
          'a used refresh token came again: the session is ended',
        );
      if (outcome.kind !== 'fresh') throw problem('refresh_refused');
      const { IdToken, RefreshToken } = await sessions.toTokens(outcome.found, outcome.session);
      return { IdToken, RefreshToken };
    },

    async logout(refreshToken) {
      const given = refreshTokens.read(refreshToken);
      if (!given) return;
      await db.transaction(async (tx) => {
        const session = await store.lockSession(tx, given.sessionId);
        if (session && refreshTokens.isGenuine(given, session)) await store.deleteSession(tx, session.id);
      });
    },

    async logoutEverywhere(personId) {
      await store.deleteSessionsOf(db, personId);
    },

    endSessions: (tx, personId) => store.deleteSessionsOf(tx, personId),

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

    jobs: [
      {
        name: 'sessions',
        everyMs: SWEEP_MS,
        async run() {
          const now = clock.now();
          const ago = (ms: number) => new Date(now.getTime() - ms);
          const gone = { now, idleSince: ago(IDLE_MS), knownSince: ago(180 * DAY_MS) };
          return (await store.sweepSessions(db, gone)) + (await sweepLinks(db, ago(DAY_MS)));
        },
      },
    ],
  };
}
