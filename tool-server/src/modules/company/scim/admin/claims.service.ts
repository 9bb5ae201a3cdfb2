import { type PersonId, problem } from '@drawbridge/contracts';
import type { ScimClaimOutcome, ScimClaimOutcomes } from '@drawbridge/contracts/company';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database, Tx } from '../../../../platform/db/database.ts';
import type { Audit } from '../../../kernel/audit/index.ts';
import { lockCompany } from '../../../kernel/people/index.ts';
import { type AdminCall, checkAdmin } from '../../users/index.ts';
import * as store from './claims.store.ts';
import { findConnection, isOn } from './connection.store.ts';

interface Deps {
  database: Database;
  clock: Clock;
  audit: Audit;
}

/** Accounts of the company that the directory asked for: an administrator decides whether it gets them. @see SVC-11 */
export function createScimClaims({ database: { db }, clock, audit }: Deps) {
  function record(
    tx: Tx,
    { companyId, personId: actorId, origin }: AdminCall,
    action: 'scim_claim.accept' | 'scim_claim.dismiss',
    personId: PersonId,
  ) {
    const subject = { kind: 'person', id: personId } as const;
    return audit.record(tx, { action, actorId, companyId, subject, origin });
  }

  /** One change of the claims of a company at a time, by somebody who still administers it. */
  const change = (
    admin: AdminCall,
    ids: readonly PersonId[],
    act: (
      tx: Tx,
      claims: readonly store.LockedClaim[],
      isOwner: boolean,
    ) => Promise<Map<PersonId, ScimClaimOutcome>>,
  ): Promise<ScimClaimOutcomes> =>
    db.transaction(async (tx) => {
      await lockCompany(tx, admin.companyId);
      const { isOwner } = await checkAdmin(tx, admin);
      const outcomes = await act(tx, await store.lockClaims(tx, admin.companyId, ids), isOwner);
      return {
        items: [...new Set(ids)].map((id) => ({ user_id: id, outcome: outcomes.get(id) ?? 'not_found' })),
      };
    });

  return {
    list: ({ companyId }: AdminCall, given: Parameters<typeof store.listClaims>[2]) =>
      store.listClaims(db, companyId, given),

    /** Throws `scim_off`. */
    accept: (admin: AdminCall, ids: readonly PersonId[]) =>
      change(admin, ids, async (tx, claims, isOwner) => {
        if (!isOn(await findConnection(tx, admin.companyId))) throw problem('scim_off');
        const open = claims.filter(({ needsOwner }) => isOwner || !needsOwner);
        const made = await store.insertUsers(tx, admin.companyId, open, clock.now());
        await store.deleteClaims(tx, admin.companyId, [...made]);
        for (const personId of made) await record(tx, admin, 'scim_claim.accept', personId);
        return new Map(
          claims.map((claim) => [
            claim.personId,
            made.has(claim.personId) ? 'done' : open.includes(claim) ? 'taken' : 'needs_owner',
          ]),
        );
      }),

    dismiss: (admin: AdminCall, ids: readonly PersonId[]) =>
      change(admin, ids, async (tx, claims) => {
        const found = claims.map(({ personId }) => personId);
        await store.deleteClaims(tx, admin.companyId, found);
        for (const personId of found) await record(tx, admin, 'scim_claim.dismiss', personId);
        return new Map(found.map((personId) => [personId, 'done']));
      }),
  };
}
