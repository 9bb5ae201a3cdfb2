import type { Platform } from '../../create-platform.ts';
import type { ServerModule } from '../../module.ts';
import type { Identity } from '../identity/index.ts';
import type { Kernel } from '../kernel/index.ts';
import type { Learning } from '../learning/index.ts';
import type { Recognition } from '../recognition/index.ts';
import { countOpenWork, createAssignments } from './assignments/index.ts';
import { createBilling } from './billing/index.ts';
import { createChampions } from './champions/index.ts';
import { createGroupMappings } from './group-mappings/index.ts';
import { createOrganization } from './organization/index.ts';
import { createScim } from './scim/index.ts';
import { createSetup } from './setup/index.ts';
import { createTeams } from './teams/index.ts';
import { createUsers } from './users/index.ts';

interface Deps {
  platform: Platform;
  kernel: Pick<Kernel, 'audit'>;
  identity: Pick<Identity, 'session' | 'identityProof' | 'tenants'>;
  learning: Pick<Learning, 'readJourneys'>;
  recognition: Pick<Recognition, 'certificates' | 'activity'>;
}

/** Companies and their people, and what they pay for. */
export function createCompany(deps: Deps): { modules: readonly ServerModule[] } {
  const { config, database, catalogue, clock, events, limits, log, mailer, toMailContent, waker } =
    deps.platform;
  const { audit } = deps.kernel;
  const { certificates, activity } = deps.recognition;
  const { readJourneys } = deps.learning;
  const { session, identityProof, tenants } = deps.identity;
  const assignments = createAssignments({
    config,
    database,
    events,
    clock,
    certificates,
    audit,
    mailer,
    toMailContent,
  });
  return {
    modules: [
      createBilling({
        config,
        database,
        catalogue,
        clock,
        events,
        limits,
        mailer,
        toMailContent,
        audit,
      }),
      createUsers({
        config,
        database,
        clock,
        events,
        limits,
        mailer,
        toMailContent,
        audit,
        log,
        waker,
        identityProof,
        findDomain: tenants.findDomain,
        endSessions: session.endSessions,
        activity,
        assignments: assignments.service,
      }),
      assignments,
      createChampions({ database, catalogue, clock, readJourneys }),
      createTeams({ database, events, clock, audit, countOpenWork }),
      createGroupMappings({ database, events, audit, identityProof }),
      createSetup({ database, clock, audit }),
      createOrganization({
        database,
        events,
        clock,
        limits,
        log,
        audit,
        auditKeptDays: config.auditKeptDays,
      }),
      createScim({
        config,
        database,
        clock,
        events,
        limits,
        mailer,
        toMailContent,
        audit,
        log,
        waker,
        identityProof,
        findDomain: tenants.findDomain,
        endSessions: session.endSessions,
      }),
    ],
  };
}
