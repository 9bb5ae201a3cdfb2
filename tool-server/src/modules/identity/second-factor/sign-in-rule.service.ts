import { type CompanyId, type OutputOf, type PersonId, problem } from '@drawbridge/contracts';
import type { getSignInRule } from '@drawbridge/contracts/identity';
import type { PortalActor } from '../../../actor.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import type { Origin } from '../../../platform/http/api.ts';
import type { Audit } from '../../kernel/audit/index.ts';
import type { RecoveryCodes } from './recovery-codes.ts';
import type { TellOfFactor } from './second-factor.mails.ts';
import * as store from './second-factor.store.ts';

/** Ends every session of a person in a transaction of the caller; the sessions' own, which depend on this module. */
export type EndSessions = (tx: Tx, personIds: readonly PersonId[]) => Promise<void>;

export interface SignInRuleService {
  read(actor: PortalActor): Promise<OutputOf<typeof getSignInRule>>;
  /** Throws `second_factor_missing` for an administrator without one. */
  write(actor: PortalActor, isDemanded: boolean, origin: Origin): Promise<void>;
  /** Throws `not_found` for who is no other member of the company. */
  reset(actor: PortalActor, email: string, origin: Origin): Promise<void>;
}

const toCompany = ({ companyId }: PortalActor): CompanyId => {
  if (!companyId) throw problem('forbidden');
  return companyId;
};

/** What a company demands of the sign-ins of its members. */
export function createSignInRuleService(deps: {
  database: Database;
  audit: Audit;
  recoveryCodes: RecoveryCodes;
  endSessions: EndSessions;
  tell: TellOfFactor;
}): SignInRuleService {
  const { audit, recoveryCodes, endSessions, tell } = deps;
  const { db } = deps.database;
  return {
    async read(actor) {
      const { isDemanded, members, withFactor } = await store.readRule(db, toCompany(actor));
      return { demands_second_factor: isDemanded, members, members_with_second_factor: withFactor };
    },

    async write(actor, isDemanded, origin) {
      const companyId = toCompany(actor);
      // Otherwise the rule would lock out the only one who can take it back.
      if (isDemanded && (await store.countFactors(db, actor.personId)) === 0)
        throw problem('second_factor_missing');
      await db.transaction(async (tx) => {
        await store.writeRule(tx, companyId, isDemanded);
        await audit.record(tx, {
          action: 'second_factor.demand',
          actorId: actor.personId,
          companyId,
          origin,
          details: { demanded: isDemanded ? 'yes' : 'no' },
        });
      });
    },

    async reset(actor, email, origin) {
      const companyId = toCompany(actor);
      await db.transaction(async (tx) => {
        const personId = await store.findMember(tx, companyId, email);
        if (!personId || personId === actor.personId)
          throw problem('not_found', { message: 'No other member of your company has this address.' });
        await store.lockPerson(tx, personId);
        await store.deleteFactorsOf(tx, personId);
        await recoveryCodes.remove(tx, personId);
        await endSessions(tx, [personId]);
        await audit.record(tx, {
          action: 'second_factor.remove',
          actorId: actor.personId,
          companyId,
          subject: { kind: 'person', id: personId },
          origin,
          details: { kind: 'all' },
        });
        await tell(tx, personId, { kind: 'reset' });
      });
    },
  };
}
