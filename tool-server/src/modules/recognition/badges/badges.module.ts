import type { Catalogue } from '@drawbridge/content';
import type { ServerModule } from '../../../module.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import type { Secret } from '../../../platform/secret/secret.ts';
import type { Config } from '../../../settings/config.ts';
import type { Audit } from '../../kernel/audit/index.ts';
import { findCourseTitle } from '../../kernel/catalogue/index.ts';
import type { KeyRing } from '../../kernel/keys/index.ts';
import { type AwardBadgesDeps, createAwardBadges } from './award-badges.ts';
import { createBadgeRouter } from './badges.router.ts';
import { toBadgeRoutes } from './badges.routes.ts';
import { type BadgeServiceDeps, createBadgeService } from './badges.service.ts';
import { createCredentials } from './credential.ts';

export interface BadgesDeps extends Omit<AwardBadgesDeps, 'badges'>, Pick<BadgeServiceDeps, 'labs'> {
  catalogue: Catalogue;
  config: Config;
  audit: Audit;
  limits: Pick<Limits, 'check'>;
  secret: Pick<Secret, 'derive'>;
  /** Signs the credentials. */
  keys: KeyRing;
}

/** Badges as data, awards by rule, and credentials of them. */
export function createBadges(deps: BadgesDeps): ServerModule {
  const { catalogue, config } = deps;
  const issuer = { name: config.productName, publicUrl: config.publicUrl, email: config.supportEmail };
  const credentials = createCredentials({ ...deps, issuer });
  const service = createBadgeService({
    ...deps,
    issuer,
    credentials,
    findCourseTitle,
    journeys: catalogue.journeys,
  });
  return {
    routes: toBadgeRoutes(service, deps),
    jobs: [createAwardBadges({ ...deps, badges: catalogue.badges })],
    router: createBadgeRouter({ ...deps, credentials }),
  };
}
