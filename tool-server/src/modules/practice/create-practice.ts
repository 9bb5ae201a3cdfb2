import type { Platform } from '../../create-platform.ts';
import type { ServerModule } from '../../module.ts';
import type { Kernel } from '../kernel/index.ts';
import { createGuest, type GuestModule } from './guest/index.ts';
import { createLabs, type LabsDeps, type LabsModule } from './labs/index.ts';
import { createPasses, type LentPoints } from './passes/index.ts';
import { createProvisioner } from './provisioner/index.ts';

type Deps = Pick<
  LabsDeps,
  'grader' | 'verdictWaitMs' | 'launches' | 'findPartnerOrigins' | 'findExplaining' | 'sendPage'
> & {
  platform: Platform;
  kernel: Pick<Kernel, 'audit'>;
};

export interface Practice {
  modules: readonly ServerModule[];
  labs: Pick<LabsModule, 'listCards' | 'readExplained' | 'starts' | 'work'>;
  guest: Pick<GuestModule, 'authenticate' | 'isGuestToken'>;
  lentPoints: LentPoints;
}

/** Labs, who passed them, and the ways to try one. */
export function createPractice(deps: Deps): Practice {
  const { config, database, catalogue, clock, log, secret, events, limits, waker } = deps.platform;
  const { grader, verdictWaitMs, launches, findPartnerOrigins, findExplaining, sendPage } = deps;
  const passes = createPasses({ events, clock });
  const labs = createLabs({
    config,
    database,
    labs: deps.platform.labs,
    clock,
    log,
    secret,
    events,
    limits,
    waker,
    audit: deps.kernel.audit,
    grader,
    verdictWaitMs,
    launches,
    findPartnerOrigins,
    findExplaining,
    sendPage,
  });
  const guest = createGuest({ database, clock, limits, secret, moveLabWork: labs.work.move });
  const provisioner = createProvisioner({
    database,
    labs: deps.platform.labs,
    catalogue,
    events,
    clock,
    log,
  });
  return { modules: [labs, guest, provisioner], labs, guest, lentPoints: passes.lent };
}
