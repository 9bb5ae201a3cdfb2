import { type CompanyId, type OutputOf, problem } from '@drawbridge/contracts';
import type { AssistantMode, getAssistantRule } from '@drawbridge/contracts/learning';
import type { PortalActor } from '../../../actor.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Origin } from '../../../platform/http/api.ts';
import type { Audit } from '../../kernel/audit/index.ts';
import * as store from './assistant.store.ts';

export interface RuleService {
  /** Throws `assistant_off`. */
  checkIsOn(companyId: CompanyId | undefined): Promise<AssistantMode>;
  readMode(companyId: CompanyId | undefined): Promise<AssistantMode>;
  read(actor: PortalActor): Promise<OutputOf<typeof getAssistantRule>>;
  write(actor: PortalActor, mode: AssistantMode, origin: Origin): Promise<void>;
}

const toCompany = ({ companyId }: PortalActor): CompanyId => {
  if (!companyId) throw problem('forbidden');
  return companyId;
};

/** What a company lets the assistant do. */
export function createRuleService(deps: {
  database: Database;
  clock: Clock;
  audit: Audit;
  hasModel: boolean;
}): RuleService {
  const { clock, audit, hasModel } = deps;
  const { db } = deps.database;
  return {
    async checkIsOn(companyId) {
      const mode = await store.readMode(db, companyId);
      if (mode === 'off') throw problem('assistant_off');
      return mode;
    },
    readMode: (companyId) => store.readMode(db, companyId),
    read: async (actor) => ({ mode: await store.readMode(db, toCompany(actor)), has_model: hasModel }),
    async write(actor, mode, origin) {
      const companyId = toCompany(actor);
      await db.transaction(async (tx) => {
        await store.writeMode(tx, companyId, mode, clock.now());
        await audit.record(tx, {
          action: 'assistant.rule',
          actorId: actor.personId,
          companyId,
          origin,
          details: { mode },
        });
      });
    },
  };
}
