import { ENDPOINTS } from '@drawbridge/contracts/endpoints';
import { PARTNER_PAGE_ENDPOINTS } from '@drawbridge/contracts/integration';
import express, { type Router } from 'express';

/** A preflight is asked again after this time. The origin of a removed page is refused with the call itself. */
const PREFLIGHT_SECONDS = 600;

/** The methods of each address that a page may call. */
function toMethods(): Map<string, string[]> {
  const methods = new Map<string, string[]>();
  for (const { name, base, path, method } of ENDPOINTS) {
    if (!PARTNER_PAGE_ENDPOINTS.includes(name)) continue;
    const address = `/${base}/${path}`;
    methods.set(address, [...(methods.get(address) ?? []), method]);
  }
  return methods;
}

/**
 * Widgets in a partner's own page call from its origin, by CORS: only what an embed token may, only from an origin that
 * a partner lists, and never with cookies. The token decides the rest. @see EMB-3, EMB-11, ASVS 3.4.2
 */
export function createPartnerCalls(deps: {
  own: string;
  isListedOrigin(origin: string): Promise<boolean>;
}): Router {
  const router = express.Router();
  // Most calls are of our own pages: none of the addresses below is looked at for them.
  router.use((req, _res, next) => {
    const origin = req.get('origin');
    next(origin === undefined || origin === deps.own ? 'router' : undefined);
  });
  for (const [address, methods] of toMethods())
    router.all(address, async (req, res, next) => {
      const origin = req.get('origin') ?? '';
      const isPreflight = req.method === 'OPTIONS';
      const method = isPreflight ? req.get('access-control-request-method') : req.method;
      if (method === undefined || !methods.includes(method)) return next();
      res.vary('origin');
      if (!(await deps.isListedOrigin(origin))) return next();
      res.set({ 'access-control-allow-origin': origin, 'access-control-expose-headers': 'retry-after' });
      if (!isPreflight) return next();
      res.set({
        'access-control-allow-methods': methods.join(', '),
        'access-control-allow-headers': 'authorization, content-type',
        'access-control-max-age': String(PREFLIGHT_SECONDS),
      });
      return res.status(204).end();
    });
  return router;
}
