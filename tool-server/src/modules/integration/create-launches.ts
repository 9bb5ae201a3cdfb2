import type { Platform } from '../../create-platform.ts';
import type { ServerModule } from '../../module.ts';
import type { Pages } from '../../platform/http/pages.ts';
import type { Kernel } from '../kernel/index.ts';
import { createLti, type LtiModule } from './lti/index.ts';
import { createPartners, type PartnersModule } from './partners/index.ts';

interface Deps {
  platform: Platform;
  kernel: Pick<Kernel, 'audit' | 'keys'>;
  sendPage: Pages['send'];
}

export interface Launches {
  modules: readonly ServerModule[];
  lti: LtiModule;
  partners: PartnersModule;
  /** Origins that may frame widgets, by the publishable key that an address names. */
  findPartnerOrigins(key: unknown): Promise<readonly string[]>;
}

/** The ways in from elsewhere: launches from an LMS, and pages of partners. Made before the labs that are opened so. */
export function createLaunches(deps: Deps): Launches {
  const { config, database, catalogue, labs, clock, log, secret, events, limits, waker } = deps.platform;
  const { outgoingLimit } = deps.platform;
  const { sendPage } = deps;
  const { audit, keys } = deps.kernel;
  const lti = createLti({
    config,
    database,
    catalogue,
    labs,
    clock,
    log,
    secret,
    events,
    limits,
    waker,
    outgoingLimit,
    audit,
    keys: keys.lti,
    sendPage,
  });
  const partners = createPartners({ config, database, clock, limits, secret, audit });
  return {
    modules: [lti, partners],
    lti,
    partners,
    findPartnerOrigins: async (key) => (await partners.findOrigins(key)) ?? [],
  };
}
