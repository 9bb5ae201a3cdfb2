import { problem } from '@drawbridge/contracts';
import { getEmbedCourse, listEmbedCourses } from '@drawbridge/contracts/integration';
import express, { type Router } from 'express';
import type { Actor } from '../../../actor.ts';
import { answerWith } from '../../../platform/http/answer.ts';
import { type CallingPage, type Route, serve } from '../../../platform/http/api.ts';
import type { CourseService } from '../../learning/courses/index.ts';

/** How long browsers and proxies may cache the catalogue: a removed origin may read its cached copy for that long. */
const CACHING = 'public, max-age=300';

/**
 * The catalogue for partners' pages. A key and an origin that do not belong together get no data. @see EMB-4, EMB-11
 */
export function toEmbedRoutes(deps: {
  findOrigins(key: unknown): Promise<readonly string[] | undefined>;
  listCards: CourseService['listPublicCards'];
  own: string;
}): Route<Actor>[] {
  const { findOrigins, listCards, own } = deps;

  /** The headers with which that page, and no other, reads the answer. Throws `unknown_key`, `origin_not_allowed`. */
  async function toHeaders(key: string, page: CallingPage | undefined): Promise<Record<string, string>> {
    const allowedOrigins = await findOrigins(key);
    if (!allowedOrigins) throw problem('unknown_key');
    const shared = { 'cache-control': CACHING, vary: 'origin' };
    const origin = page === 'own' ? own : page?.origin;
    const isListed = origin !== undefined && (origin === own || allowedOrigins.includes(origin));
    if (!isListed) throw problem('origin_not_allowed');
    return { ...shared, 'access-control-allow-origin': origin };
  }

  return [
    serve(listEmbedCourses, async ({ input, page }) => {
      const { key, topic, limit } = input;
      const headers = await toHeaders(key, page);
      return answerWith({ items: await listCards({ tag: topic, limit }) }, headers);
    }),
    serve(getEmbedCourse, async ({ input, page }) => {
      const headers = await toHeaders(input.key, page);
      const [course] = await listCards({ id: input.course_id, limit: 1 });
      if (!course) throw problem('course_not_found');
      return answerWith({ course }, headers);
    }),
  ];
}

/** A refusal holds no data, so any page may read it: its developer sees the code. A success allows one origin only. */
export function createCatalogueRefusals(): Router {
  const router = express.Router();
  router.use(`/api/${listEmbedCourses.base}/${listEmbedCourses.path}`, (_req, res, next) => {
    res.set('access-control-allow-origin', '*');
    next();
  });
  return router;
}
