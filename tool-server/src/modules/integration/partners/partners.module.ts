import { createEmbedToken } from '@drawbridge/contracts/integration';
import type { Actor, PartnerActor } from '../../../actor.ts';
import type { ServerModule } from '../../../module.ts';
import { type Route, serve } from '../../../platform/http/api.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import type { Config } from '../../../settings/config.ts';
import type { Audit } from '../../kernel/audit/index.ts';
import {
  createEmbedTokenService,
  type EmbedTokenDeps,
  type EmbedTokenService,
} from './embed-tokens.service.ts';
import { findByPublishableKey, isListed } from './embed-tokens.store.ts';
import { isEmbedToken, isPlausible, isSecretKey } from './keys.ts';
import { createPartnerSweep } from './partners.jobs.ts';
import { toPartnerRoutes } from './partners.routes.ts';

export interface PartnersModule
  extends ServerModule,
    Pick<EmbedTokenService, 'authenticatePartner' | 'authenticateVisitor'> {
  isEmbedToken(token: string): boolean;
  isSecretKey(token: string): boolean;
  /** The origins of the partner whose publishable key an address names; undefined for a key that is not known. */
  findOrigins(key: unknown): Promise<readonly string[] | undefined>;
  /** Returns whether some partner lists that origin, as a browser states it. */
  isListedOrigin(origin: string): Promise<boolean>;
}

export function createPartners(
  deps: EmbedTokenDeps & { audit: Audit; config: Config; limits: Pick<Limits, 'checkIn'> },
): PartnersModule {
  const { database, clock, config } = deps;
  const { db } = database;
  const { create, authenticatePartner, authenticateVisitor } = createEmbedTokenService(deps);
  const tokens: Route<PartnerActor>[] = [serve(createEmbedToken, ({ input, actor }) => create(actor, input))];
  return {
    routes: [
      ...toPartnerRoutes({ ...deps, db, demandHttps: config.mode === 'production' }),
      ...(tokens as Route<Actor>[]),
    ],
    jobs: [createPartnerSweep(deps)],
    authenticatePartner,
    authenticateVisitor,
    isEmbedToken,
    isSecretKey,
    async findOrigins(key) {
      if (typeof key !== 'string' || !isPlausible(key)) return undefined;
      return (await findByPublishableKey(db, key, clock.now()))?.allowedOrigins;
    },
    isListedOrigin: (origin) => isListed(db, origin, clock.now()),
  };
}
