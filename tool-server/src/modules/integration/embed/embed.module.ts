import { fileURLToPath } from 'node:url';
import express from 'express';
import type { ServerModule } from '../../../module.ts';
import type { Config } from '../../../settings/config.ts';
import type { CourseService } from '../../learning/courses/index.ts';
import type { PartnersModule } from '../partners/index.ts';
import { createCatalogueRefusals, toEmbedRoutes } from './embed.routes.ts';
import { createEmbedPages } from './embed-frame.ts';
import { createPartnerCalls } from './partner-calls.ts';

const EMBED_DIST = fileURLToPath(new URL('../../../../../packages/embed/dist', import.meta.url));

/** What other sites load and frame. `embedDist`: another folder of the built widgets. */
export function createEmbed(deps: {
  config: Config;
  courses: Pick<CourseService, 'listPublicCards'>;
  partners: Pick<PartnersModule, 'findOrigins' | 'isListedOrigin'>;
  embedDist?: string | undefined;
}): ServerModule {
  const { config, courses, partners, embedDist = EMBED_DIST } = deps;
  const { findOrigins, isListedOrigin } = partners;
  const own = new URL(config.publicUrl).origin;
  const router = express.Router();
  router.use(createCatalogueRefusals());
  router.use(createEmbedPages({ config, distDir: embedDist, findOrigins }));
  return {
    routes: toEmbedRoutes({
      findOrigins,
      listCards: courses.listPublicCards,
      own,
    }),
    router,
    crossOrigin: createPartnerCalls({ own, isListedOrigin }),
  };
}
