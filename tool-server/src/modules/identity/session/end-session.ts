import { asId, type ParsedInputOf, type PersonId, problem } from '@drawbridge/contracts';
import type { endSession as endSessionCall } from '@drawbridge/contracts/identity';
import type { PortalActor } from '../../../actor.ts';
import type { EventBus } from '../../../events.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import type { Origin } from '../../../platform/http/api.ts';
import type { Audit } from '../../kernel/audit/index.ts';
import type { IdentityProof } from '../identity-proof/index.ts';
import type { RefreshTokens } from './refresh-token.ts';
import * as store from './session.store.ts';

interface EndDeps {
  db: Database['db'];
  refreshTokens: RefreshTokens;
  identityProof: IdentityProof;
  audit: Audit;
  events: EventBus;
  clock: Clock;
}

async function endOne(
  tx: Tx,
  { audit }: EndDeps,
  { id, personId, origin }: { id: string; personId: PersonId; origin: Origin },
): Promise<void> {
  await store.deleteSession(tx, id);
  await audit.record(tx, {
    action: 'session.end',
    actorId: personId,
    subject: { kind: 'session', id },
    origin,
  });
}

/** All of some people, or all but one. */
export async function endSessions(
  tx: Tx,
  { events, clock }: Pick<EndDeps, 'events' | 'clock'>,
  personIds: readonly PersonId[],
  keepSessionId?: string,
): Promise<void> {
  await store.deleteSessionsOf(tx, personIds, keepSessionId);
  await events.publish(tx, 'sessions.ended', { personIds, at: clock.now() });
}

/** Ends the session of a refresh token; one that is invalid is ignored. */
export async function logOut(deps: EndDeps, refreshToken: string, origin: Origin): Promise<void> {
  const { db, refreshTokens } = deps;
  const given = refreshTokens.read(refreshToken);
  if (!given) return;
  await db.transaction(async (tx) => {
    const session = await store.lockSession(tx, given.sessionId);
    if (!session || !refreshTokens.isGenuine(given, session)) return;
    await endOne(tx, deps, { id: session.id, personId: asId(session.personId), origin });
  });
}

/** Throws as `IdentityProof.check`. */
export async function logOutEverywhere(
  deps: EndDeps,
  actor: PortalActor,
  { password, origin }: { password: string | undefined; origin: Origin },
): Promise<void> {
  const { db, identityProof, audit } = deps;
  await identityProof.check(actor, password, origin);
  const { personId } = actor;
  await db.transaction(async (tx) => {
    await endSessions(tx, deps, [personId]);
    await audit.record(tx, { action: 'session.end_all', actorId: personId, origin });
  });
}

/** Throws `not_found`, and as `IdentityProof.check`. */
export async function endOwnSession(
  deps: EndDeps,
  actor: PortalActor,
  { id, password, origin }: ParsedInputOf<typeof endSessionCall> & { origin: Origin },
): Promise<void> {
  const { db, identityProof } = deps;
  await identityProof.check(actor, password, origin);
  const { personId } = actor;
  await db.transaction(async (tx) => {
    const session = await store.lockSession(tx, id);
    if (session?.personId !== personId) throw problem('not_found');
    await endOne(tx, deps, { id, personId, origin });
  });
}
