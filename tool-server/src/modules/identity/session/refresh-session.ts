import { type PersonId, problem } from '@drawbridge/contracts';
import type { AuthData } from '@drawbridge/contracts/identity';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import type { Origin } from '../../../platform/http/api.ts';
import type { Log } from '../../../platform/log/log.ts';
import type { Audit } from '../../kernel/audit/index.ts';
import type { ReadRefreshToken, RefreshTokens } from './refresh-token.ts';
import * as store from './session.store.ts';
import { toAuthData } from './session-serializer.ts';
import { IDLE_MS, type Sessions } from './sessions.ts';

/** For two tabs, or a lost response: this long a used refresh token still gives its successor. */
const LEEWAY_MS = 30_000;

interface RefreshDeps {
  db: Database['db'];
  refreshTokens: RefreshTokens;
  sessions: Sessions;
  audit: Audit;
  clock: Clock;
  log: Log;
}

type RefreshOutcome =
  | { kind: 'refused' }
  | { kind: 'reused'; personId: string }
  | { kind: 'fresh'; found: store.AccountRow; session: store.SessionRow };

const isLive = ({ expiresAt, lastUsedAt }: store.SessionRow, now: Date) =>
  expiresAt > now && lastUsedAt.getTime() + IDLE_MS > now.getTime();

async function rotate(
  tx: Tx,
  { refreshTokens, sessions, audit, clock }: RefreshDeps,
  given: ReadRefreshToken,
  origin: Origin,
): Promise<RefreshOutcome> {
  const now = clock.now();
  const session = await store.lockSession(tx, given.sessionId);
  if (!session || !refreshTokens.isGenuine(given, session) || !isLive(session, now))
    return { kind: 'refused' };
  const found = await store.findAccount(tx, { personId: session.personId as PersonId });
  if (!found || found.account.state !== 'active' || sessions.findRedirect(found)) return { kind: 'refused' };
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

/** A new identity token and the next refresh token; throws `refresh_refused`. @see CALL-4 */
export async function refreshSession(
  deps: RefreshDeps,
  refreshToken: string,
  origin: Origin,
): Promise<AuthData> {
  const { db, refreshTokens, sessions, log } = deps;
  const given = refreshTokens.read(refreshToken);
  if (!given) throw problem('refresh_refused');
  const outcome = await db.transaction((tx) => rotate(tx, deps, given, origin));
  if (outcome.kind === 'reused')
    log.warn(
      { event: 'session.refresh_reused', person: outcome.personId },
      'a used refresh token came again: the session is ended',
    );
  if (outcome.kind !== 'fresh') throw problem('refresh_refused');
  return toAuthData(outcome.found, await sessions.toTokens(outcome.found, outcome.session));
}
