import {
  type AuthData,
  asId,
  type endSession,
  type finishSignIn,
  type LoginData,
  type OutputOf,
  type ParsedInputOf,
  type PersonId,
  type ProblemCode,
  problem,
} from '@drawbridge/contracts';
import type { PortalActor } from '../../../actor.ts';
import type { EventBus } from '../../../events.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import type { Origin } from '../../../platform/http/api.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
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
import { createIdTokens } from './id-token.ts';
import { sweepLinks } from './links.store.ts';
import { createMagicLinks, type MagicLinks } from './magic-link.service.ts';
import { createRefreshTokens, type ReadRefreshToken } from './refresh-token.ts';
import * as store from './session.store.ts';
import { toAuthData, toLoginData } from './session-serializer.ts';
import { createSessions, IDLE_MS, type IsPasswordAllowed, type SignInWay } from './sessions.ts';
import { createSignInGuard } from './sign-in-guard.ts';
import { LOGIN_MESSAGE, SECOND_STEP_MESSAGE } from './sign-in-messages.ts';
import { createKnownPlaceHasher, createSourceHasher } from './source.ts';

/** For two tabs, or a lost response: this long a used refresh token still gives its successor. */
const LEEWAY_MS = 30_000;
const DAY_MS = 86_400_000;
const SWEEP_MS = 600_000;

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
    answer: ParsedInputOf<typeof finishSignIn>,
    origin: Origin,
  ): Promise<{ message: string; data: OutputOf<typeof finishSignIn> }>;
  /**
   * Signs in a person whose identity was proven elsewhere (single sign-on). The three fixed messages have no tokens;
   * throws `not_verified` for an account that is not active.
   */
  openSession(personId: PersonId, origin: Origin): Promise<{ message: string; data: Partial<AuthData> }>;
  /** A new identity token, the next refresh token, and what the person is by now; throws `refresh_refused`. @see CALL-4 */
  refresh(refreshToken: string, origin: Origin): Promise<AuthData>;
  logout(refreshToken: string, origin: Origin): Promise<void>;
  /** Throws as `IdentityProof.check`. */
  logoutEverywhere(actor: PortalActor, password: string | undefined, origin: Origin): Promise<void>;
  /** The same in a transaction of the caller; one session can be kept. Others end theirs by the event `sessions.ended`. */
  endSessions(tx: Tx, personId: PersonId, keepSessionId?: string): Promise<void>;
  listSessions(actor: PortalActor): Promise<store.SessionRow[]>;
  /** Ends one session of the caller; throws `not_found`, and as `IdentityProof.check`. */
  endSession(actor: PortalActor, input: ParsedInputOf<typeof endSession>, origin: Origin): Promise<void>;
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
  const { database, secret, clock, log, audit, mailer, events, isPasswordAllowed, identityProof } = deps;
  const { passwordHasher } = deps;
  const { secondSteps, recoveryCodes, tell } = deps.secondFactors;
  const { db } = database;
  const hashSource = createSourceHasher(secret);
  const places = createKnownPlaceHasher(secret);
  const idTokens = createIdTokens(deps);
  const refreshTokens = createRefreshTokens(secret);
  const sessions = createSessions({ ...deps, idTokens, refreshTokens, places });
  const guard = createSignInGuard({ ...deps, hashNetwork: places.hashNetwork });
  const magicLinks = createMagicLinks({ ...deps, secondSteps, sessions, guard, hashSource });

  const toLive = (now: Date) => ({ now, idleSince: new Date(now.getTime() - IDLE_MS) });
  const isLive = ({ expiresAt, lastUsedAt }: store.SessionRow, now: Date) =>
    expiresAt > now && lastUsedAt.getTime() + IDLE_MS > now.getTime();

  async function open(found: store.AccountRow, origin: Origin, way: SignInWay) {
    const session = await db.transaction((tx) => sessions.begin(tx, found, origin, { way }));
    mailer.wake();
    return sessions.toTokens(found, session);
  }

  /** Tokens, or what the second factor is asked for with. */
  async function openAfterPassword(found: store.AccountRow, origin: Origin, newHash: string | undefined) {
    const { personId } = found;
    const step = await db.transaction(async (tx) => {
      if (newHash !== undefined) await store.storePasswordHash(tx, personId, newHash);
      return secondSteps.open(tx, personId, 'password');
    });
    if (step) return { message: SECOND_STEP_MESSAGE, data: { second_step: step } };
    return { message: LOGIN_MESSAGE, data: toLoginData(found, await open(found, origin, 'password')) };
  }

  async function finishStep(tx: Tx, answer: ParsedInputOf<typeof finishSignIn>, origin: Origin) {
    const outcome = await secondSteps.check(tx, answer);
    if (outcome.kind !== 'right') return outcome;
    const { personId, firstWay, way } = outcome;
    const found = await store.findAccount(tx, { personId });
    const redirect = found && sessions.findRedirect(found);
    if (!found || redirect !== undefined) return { kind: 'elsewhere', message: redirect ?? '' } as const;
    if (way === 'recovery_code')
      await tell(tx, personId, {
        kind: 'recovery code',
        left: await recoveryCodes.countLeft(tx, personId),
      });
    const session = await sessions.begin(tx, found, origin, { way: firstWay, secondFactor: way });
    return { kind: 'in', found, session } as const;
  }

  /** The same writes for known and unknown addresses. @see AUTH-19 */
  async function refuse(refused: ProblemCode, found: store.AccountRow | undefined, origin: Origin) {
    await audit.recordRefusal({
      action: 'session.begin',
      refused,
      companyId: found?.companyId,
      ...(found ? { subject: { kind: 'person', id: found.personId } } : {}),
      origin,
      details: { way: 'password' },
    });
    return problem(refused);
  }

  async function rotate(tx: Tx, given: ReadRefreshToken, origin: Origin): Promise<RefreshOutcome> {
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
    await audit.record(tx, {
      action: 'session.token_reused',
      actorId: found.personId,
      subject: { kind: 'session', id: session.id },
      origin,
    });
    return { kind: 'reused', personId: session.personId };
  }

  async function endSessions(tx: Tx, personId: PersonId, keepSessionId?: string): Promise<void> {
    await store.deleteSessionsOf(tx, personId, keepSessionId);
    await events.publish(tx, 'sessions.ended', { personId, at: clock.now() });
  }

  return {
    async login({ username: email, password }, origin) {
      const attempt = await guard.begin(email, origin.address);
      const isDomainOpen = await isPasswordAllowed(email);
      const found = await store.findAccount(db, { email });
      const hash = found?.account.passwordHash;
      const isRight = (await passwordHasher.check(password, hash)) && found !== undefined;
      if (attempt.isDoubtful) {
        // Others used the tries up. The mail goes to the owner alone, so the answer tells nobody whether it was right.
        await magicLinks.sendAfterPassword(email, origin, { isRight });
        throw await refuse(isDomainOpen ? 'confirm_by_mail' : 'sso_required', found, origin);
      }
      // The same for the whole domain, known addresses or not, so that it reveals nothing about the account.
      if (!isDomainOpen && !(isRight && (await isPasswordAllowed(email, found.personId))))
        throw await refuse('sso_required', found, origin);
      if (!isRight) throw await refuse('bad_credentials', found, origin);
      await attempt.passwordWasRight();
      if (found.account.state === 'unverified') throw await refuse('not_verified', found, origin);
      const redirect = sessions.findRedirect(found);
      if (redirect) return { message: redirect, data: {} };
      const newHash =
        hash && passwordHasher.isOutdated(hash) ? await passwordHasher.hash(password) : undefined;
      return openAfterPassword(found, origin, newHash);
    },

    startPasskeyCheck: secondSteps.startPasskeyCheck,

    async finish(answer, origin) {
      // A refusal is counted too, so it is thrown after the transaction.
      const outcome = await db.transaction((tx) => finishStep(tx, answer, origin));
      if (outcome.kind === 'wait') throw problem('too_many_tries', { retryAfterSeconds: outcome.seconds });
      if (outcome.kind === 'refused') {
        const { code, personId } = outcome;
        await audit.recordRefusal({
          action: 'second_factor.check',
          refused: code,
          actorId: personId,
          origin,
        });
        throw problem(code);
      }
      mailer.wake();
      if (outcome.kind === 'elsewhere') return { message: outcome.message, data: {} };
      const { found, session } = outcome;
      return { message: LOGIN_MESSAGE, data: toLoginData(found, await sessions.toTokens(found, session)) };
    },

    magicLinks,

    async openSession(personId, origin) {
      const found = await store.findAccount(db, { personId });
      if (!found || found.account.state === 'unverified') throw problem('not_verified');
      const redirect = sessions.findRedirect(found);
      if (redirect) return { message: redirect, data: {} };
      return { message: LOGIN_MESSAGE, data: toAuthData(found, await open(found, origin, 'single sign-on')) };
    },

    async refresh(refreshToken, origin) {
      const given = refreshTokens.read(refreshToken);
      if (!given) throw problem('refresh_refused');
      const outcome = await db.transaction((tx) => rotate(tx, given, origin));
      if (outcome.kind === 'reused')
        log.warn(
          { event: 'session.refresh_reused', person: outcome.personId },
          'a used refresh token came again: the session is ended',
        );
      if (outcome.kind !== 'fresh') throw problem('refresh_refused');
      return toAuthData(outcome.found, await sessions.toTokens(outcome.found, outcome.session));
    },

    async logout(refreshToken, origin) {
      const given = refreshTokens.read(refreshToken);
      if (!given) return;
      await db.transaction(async (tx) => {
        const session = await store.lockSession(tx, given.sessionId);
        if (!session || !refreshTokens.isGenuine(given, session)) return;
        await store.deleteSession(tx, session.id);
        await audit.record(tx, {
          action: 'session.end',
          actorId: asId<'person'>(session.personId),
          subject: { kind: 'session', id: session.id },
          origin,
        });
      });
    },

    async logoutEverywhere(actor, password, origin) {
      await identityProof.check(actor, password, origin);
      const { personId } = actor;
      await db.transaction(async (tx) => {
        await endSessions(tx, personId);
        await audit.record(tx, { action: 'session.end_all', actorId: personId, origin });
      });
    },

    endSessions,

    listSessions: ({ personId }) => store.listSessionsOf(db, personId, toLive(clock.now())),

    async endSession(actor, { id, password }, origin) {
      await identityProof.check(actor, password, origin);
      const { personId } = actor;
      await db.transaction(async (tx) => {
        const session = await store.lockSession(tx, id);
        if (session?.personId !== personId) throw problem('not_found');
        await store.deleteSession(tx, id);
        await audit.record(tx, {
          action: 'session.end',
          actorId: personId,
          subject: { kind: 'session', id },
          origin,
        });
      });
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
