import type { ServerModule } from '../../../module.ts';
import { createResolveTxt, type ResolveTxt } from '../../../platform/dns/resolve-txt.ts';
import type { Config } from '../../../settings/config.ts';
import { createDevelopmentRecords } from './development-records.ts';
import { createDomainCheck } from './domains.jobs.ts';
import { toDomainRoutes } from './domains.routes.ts';
import { createDomains, type DomainsDeps } from './domains.service.ts';

export function createCompanyDomains(
  deps: Omit<DomainsDeps, 'resolveTxt'> & {
    config: Pick<Config, 'mode'>;
    /** Replaces DNS, for tests. */
    resolveTxt: ResolveTxt | undefined;
  },
): ServerModule {
  const { database, config } = deps;
  const dns = createResolveTxt();
  const ofThisMode = config.mode === 'production' ? dns : createDevelopmentRecords(database, dns);
  const domains = createDomains({ ...deps, resolveTxt: deps.resolveTxt ?? ofThisMode });
  return {
    routes: toDomainRoutes(domains),
    jobs: [createDomainCheck({ ...deps, domains })],
  };
}
