import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { type LoginData, type PersonId, problem, SESSION_LIFETIME_SECONDS } from '@drawbridge/contracts';
import { jwtVerify, SignJWT } from 'jose';
import type { PortalActor } from '../../actor.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { KeyRing } from '../keys/index.ts';
import { checkPassword } from './password.ts';
import * as store from './session.store.ts';

const REFRESH_LIFETIME_MS = 30 * 86_400_000;
const TRIES = { perAccount: 10, perAddress: 60, windowMs: 60_000 } as const;

export interface SessionService {
  /** Signs in; the three fixed messages come without tokens. @see AUTH-36..AUTH-39 */
  login(
    credentials: { username: string; password: string },
    address: string,
  ): Promise<{ message: string; data: Partial<LoginData> }>;
  refresh(refreshToken: string): Promise<{ IdToken: string }>;
  logout(refreshToken: string): Promise<void>;
  /** The person behind an identity token; throws `not_signed_in` or `token_expired`. */
  authenticate(token: string): Promise<PortalActor>;
}

const toHash = (token: string) => createHash('sha256').update(token).digest('base64url');

export function createSessionService(deps: {
  database: Database;
  keys: KeyRing;
  clock: Clock;
  publicUrl: string;
}): SessionService {
  const { keys, clock, publicUrl } = deps;
  const { db } = deps.database;

  async function checkTries(keysToCount: readonly [key: string, limit: number][]) {
    for (const [key, limit] of keysToCount) {
      const { count, windowEndsAt } = await store.countTry(db, key, clock.now(), TRIES.windowMs);
      if (count > limit) {
        const retryAfterSeconds = Math.max(
          1,
          Math.ceil((windowEndsAt.getTime() - clock.now().getTime()) / 1000),
        );
        throw problem('too_many_tries', { retryAfterSeconds });
      }
    }
  }

  async function signIdToken(found: store.AccountRow, sessionId: string): Promise<string> {
    const { kid, algorithm, privateKey } = await keys.current();
    const issuedAt = Math.floor(clock.now().getTime() / 1000);
    return new SignJWT({
      sid: sessionId,
      email: found.person.email,
      given_name: found.person.firstName,
      family_name: found.person.lastName,
      ...(found.person.picture ? { picture: found.person.picture } : {}),
      ...(found.companyId ? { 'custom:company_id': found.companyId } : {}),
    })
      .setProtectedHeader({ alg: algorithm, kid, typ: 'JWT' })
      .setIssuer(publicUrl)
      .setAudience('portal')
      .setSubject(found.personId)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + SESSION_LIFETIME_SECONDS)
      .sign(privateKey);
  }

  /** Message that leads elsewhere instead of signing in. */
  function findRedirect({ account, companyExpiresAt, companyId }: store.AccountRow): string | undefined {
    const isOver = (date: Date | null) => date !== null && date <= clock.now();
    if (account.state === 'invited') return 'Confirm Password';
    if (companyId && isOver(companyExpiresAt)) return 'Company subscription has been expired';
    if (isOver(account.expiresAt)) return 'Subscription has been expired';
    return undefined;
  }

  async function openSession(found: store.AccountRow): Promise<Partial<LoginData>> {
    const sessionId = randomUUID();
    const refreshToken = randomBytes(32).toString('base64url');
    const now = clock.now();
    await store.insertSession(db, {
      id: sessionId,
      personId: found.personId,
      refreshHash: toHash(refreshToken),
      createdAt: now,
      expiresAt: new Date(now.getTime() + REFRESH_LIFETIME_MS),
    });
    const idToken = await signIdToken(found, sessionId);
    const { account } = found;
    return {
      IdToken: idToken,
      RefreshToken: refreshToken,
      AccessToken: idToken,
      _type: account.type,
      mem: account.isManager,
      trial: account.trial,
      is_admin: account.isAdmin,
      is_security_champion: account.isSecurityChampion,
      security_champion_teams: account.securityChampionTeams,
      ...(account.verify ? { verify: account.verify } : {}),
      ...(account.subscription ? { subs: account.subscription } : {}),
    };
  }

  return {
    async login({ username, password }, address) {
      await checkTries([
        [`account:${username}`, TRIES.perAccount],
        [`address:${address}`, TRIES.perAddress],
      ]);
      const found = await store.findAccount(db, { email: username });
      // An invited user has no password yet: the invitation itself leads on, as the specification says.
      if (found?.account.state === 'invited') return { message: 'Confirm Password', data: {} };
      if (!(await checkPassword(password, found?.account.passwordHash)) || !found)
        throw problem('bad_credentials');
      if (found.account.state === 'unverified') throw problem('not_verified');
      await store.forgetTries(db, `account:${username}`);
      const redirect = findRedirect(found);
      if (redirect) return { message: redirect, data: {} };
      return { message: 'Login successful', data: await openSession(found) };
    },

    async refresh(refreshToken) {
      const session = await store.findSession(db, toHash(refreshToken), clock.now());
      const found = session && (await store.findAccount(db, { personId: session.personId as PersonId }));
      if (!session || !found || found.account.state !== 'active' || findRedirect(found))
        throw problem('refresh_refused');
      return { IdToken: await signIdToken(found, session.id) };
    },

    async logout(refreshToken) {
      await store.deleteSession(db, toHash(refreshToken));
    },

    async authenticate(token) {
      const sessionId = await readSessionId(token, keys, publicUrl, clock);
      // Rights are read now, not from the token: they may have changed since it was signed.
      const owner = await store.findSessionOwner(db, sessionId, clock.now());
      if (!owner) throw problem('not_signed_in');
      return { kind: 'portal', sessionId, ...owner };
    },
  };
}

async function readSessionId(token: string, keys: KeyRing, issuer: string, clock: Clock): Promise<string> {
  try {
    const { payload } = await jwtVerify(
      token,
      async ({ kid }) => {
        const key = await keys.find(kid ?? '');
        if (!key) throw problem('not_signed_in');
        return key;
      },
      {
        issuer,
        audience: 'portal',
        algorithms: ['ES256'],
        currentDate: clock.now(),
        requiredClaims: ['sub', 'sid', 'exp'],
      },
    );
    return String(payload.sid);
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_JWT_EXPIRED')
      throw problem('token_expired', { cause: error });
    if (isTokenFault(error)) throw problem('not_signed_in', { cause: error });
    throw error;
  }
}

const isTokenFault = (error: unknown) =>
  typeof (error as { code?: unknown }).code === 'string' &&
  (error as { code: string }).code.startsWith('ERR_J');
