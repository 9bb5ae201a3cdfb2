import type { Platform } from '../../create-platform.ts';
import type { ServerModule } from '../../module.ts';
import type { Identity } from '../identity/index.ts';
import type { Kernel } from '../kernel/index.ts';
import type { Learning } from '../learning/index.ts';
import type { Practice } from '../practice/index.ts';
import { createAccountLinks } from './account-link/index.ts';
import { createContextProgress } from './context-progress/index.ts';
import type { Launches } from './create-launches.ts';
import { createEmbed } from './embed/index.ts';

interface Deps {
  platform: Platform;
  kernel: Pick<Kernel, 'audit'>;
  launches: Pick<Launches, 'lti' | 'partners'>;
  identity: Pick<Identity, 'identityProof'>;
  practice: Pick<Practice, 'labs' | 'lentPoints'>;
  learning: Pick<Learning, 'courses' | 'wishes' | 'attempts'>;
  /** Another folder of the built widgets for partners' pages. */
  embedDist: string | undefined;
}

/** What learners of other systems do here, and how it gets back to those. */
export function createIntegration(deps: Deps): { modules: readonly ServerModule[] } {
  const { config, database, catalogue, clock, secret, events, limits, mailer, toMailContent } = deps.platform;
  const { audit } = deps.kernel;
  const { lti, partners } = deps.launches;
  const { labs, lentPoints } = deps.practice;
  const { courses, wishes, attempts } = deps.learning;
  return {
    modules: [
      createEmbed({ config, courses, partners, embedDist: deps.embedDist }),
      createContextProgress({
        database,
        catalogue,
        labs: deps.platform.labs,
        clock,
        audit,
        contexts: lti.contexts,
        starts: labs.starts,
      }),
      createAccountLinks({
        config,
        database,
        clock,
        secret,
        events,
        limits,
        mailer,
        toMailContent,
        audit,
        identityProof: deps.identity.identityProof,
        courses,
        launches: lti,
        grades: lti,
        labWork: labs.work,
        quizzes: attempts,
        wishes,
        points: lentPoints,
      }),
    ],
  };
}
