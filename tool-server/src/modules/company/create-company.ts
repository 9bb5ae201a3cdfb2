import type { Platform } from '../../create-platform.ts';
import type { ServerModule } from '../../module.ts';
import type { Kernel } from '../kernel/index.ts';
import type { Learning } from '../learning/index.ts';
import type { Recognition } from '../recognition/index.ts';
import { createAssignments } from './assignments/index.ts';
import { createBilling } from './billing/index.ts';
import { createChampions } from './champions/index.ts';

interface Deps {
  platform: Platform;
  kernel: Pick<Kernel, 'audit'>;
  learning: Pick<Learning, 'readJourneys'>;
  recognition: Pick<Recognition, 'certificates'>;
}

/** Companies and their people, and what they pay for. */
export function createCompany(deps: Deps): { modules: readonly ServerModule[] } {
  const { config, database, catalogue, clock, events, limits, mailer, toMailContent } = deps.platform;
  const { audit } = deps.kernel;
  const { certificates } = deps.recognition;
  const { readJourneys } = deps.learning;
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
      createAssignments({
        config,
        database,
        events,
        clock,
        certificates,
        audit,
        mailer,
        toMailContent,
      }),
      createChampions({ database, catalogue, clock, readJourneys }),
    ],
  };
}
