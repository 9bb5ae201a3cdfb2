import type { EventBus } from '../../../events.ts';
import type { ServerModule } from '../../../module.ts';
import type { Audit } from '../../kernel/audit/index.ts';
import { followRules } from './follow-rules.ts';
import { leaveOtherTeams } from './team-leads.ts';
import { createRuleJob } from './teams.jobs.ts';
import { toAllTeamRoutes } from './teams.routes.ts';
import { createTeamReads, type TeamReadDeps } from './teams.service.ts';

export interface TeamsDeps extends TeamReadDeps {
  events: EventBus;
  audit: Audit;
}

/** Teams of a company: their members, managers and champions. @see COMP-31, COMP-36, COMP-37 */
export function createTeams(deps: TeamsDeps): ServerModule {
  const { events } = deps;
  events.on('company.changed', 'record', leaveOtherTeams);
  events.on('company.changed', 'react', async (tx, { personId, companyId, at }) => {
    if (companyId) await followRules(tx, companyId, { personIds: [personId], at });
  });
  return { routes: toAllTeamRoutes({ ...deps, reads: createTeamReads(deps) }), jobs: [createRuleJob(deps)] };
}
