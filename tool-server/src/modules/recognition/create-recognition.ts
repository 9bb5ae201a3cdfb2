import type { Platform } from '../../create-platform.ts';
import type { ServerModule } from '../../module.ts';
import type { Identity } from '../identity/index.ts';
import type { Kernel } from '../kernel/index.ts';
import type { Learning } from '../learning/index.ts';
import { type ActivityModule, createActivity } from './activity/index.ts';
import { createActivityEvents } from './activity-events/index.ts';
import { createBadges, heldBadges } from './badges/index.ts';
import { type CertificateIssuing, createCertificates } from './certificates/index.ts';
import { createProfile } from './profile/index.ts';
import { createPublicProfile } from './public-profile/index.ts';

interface Deps {
  platform: Platform;
  kernel: Pick<Kernel, 'audit' | 'keys'>;
  identity: Pick<Identity, 'preferences'>;
  learning: Pick<Learning, 'courses'>;
}

export interface Recognition {
  modules: readonly ServerModule[];
  certificates: CertificateIssuing;
  activity: ActivityModule['service'];
}

/** What learners have reached, and who may see it. */
export function createRecognition(deps: Deps): Recognition {
  const { config, database, catalogue, labs, clock, secret, events, limits } = deps.platform;
  const { audit, keys } = deps.kernel;
  const { courses } = deps.learning;
  const { preferences } = deps.identity;
  const publicProfile = createPublicProfile({
    config,
    database,
    labs,
    clock,
    limits,
    badges: heldBadges,
    courses,
  });
  const { activity, standing } = publicProfile;
  const days = createActivity({ database, events, clock, activity, standing });
  const certificates = createCertificates({
    config,
    database,
    labs,
    clock,
    secret,
    events,
    limits,
    audit,
    courses,
  });
  return {
    certificates: certificates.issuing,
    activity: days.service,
    modules: [
      publicProfile,
      certificates,
      createProfile({ database, clock, limits, preferences, activity }),
      days,
      createActivityEvents({ database, labs, limits, clock, courses }),
      createBadges({
        config,
        database,
        catalogue,
        labs,
        clock,
        secret,
        events,
        limits,
        audit,
        keys: keys.credentials,
      }),
    ],
  };
}
