import express, { type Request, type RequestHandler, type Router } from 'express';
import type { GroupOperations } from '../groups/groups.service.ts';
import type { ScimDeps } from '../scim-deps.ts';
import type { UserOperations } from '../users/users.service.ts';
import { createAuthenticate } from './authenticate.ts';
import { createDiscovery } from './discovery.ts';
import { readListQuery } from './list-query.ts';
import { SCIM_PATH } from './scim-call.ts';
import { ScimError } from './scim-error.ts';
import { createOnFailure, createServeRead, createServeWrite, setDirectory } from './serve-scim.ts';

/** Ten thousand members with names and addresses. */
const MOST_BYTES = 4_194_304;
const JSON_TYPE = /^application\/(?:scim\+)?json(?:$|[ ;])/i;

const toId = (req: Request) => String(req.params['id']);
const isJson = (req: { headers: { 'content-type'?: string | undefined } }) =>
  JSON_TYPE.test(req.headers['content-type'] ?? 'application/json');

const readJsonBody = express.json({ limit: MOST_BYTES, strict: false, type: isJson });

/** Only after the secret was read: nobody else sends megabytes. */
const checkMediaType: RequestHandler = (req, _res, next) => {
  const hasBody = req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length']) > 0;
  if (hasBody && !isJson(req)) throw new ScimError(415, 'Send application/scim+json.');
  next();
};

const refuseMethod =
  (allowed: string): RequestHandler =>
  () => {
    throw new ScimError(405, `This address takes ${allowed}.`, { headers: { allow: allowed } });
  };

/** Where directories call. @see SVC-11, RFC 7644 */
export function createScimRouter(
  deps: ScimDeps,
  { base, users, groups }: { base: string; users: UserOperations; groups: GroupOperations },
): Router {
  const router = express.Router();
  const scim = express.Router();
  const authenticate = createAuthenticate(deps);
  const serveRead = createServeRead();
  const serveWrite = createServeWrite(deps);
  const discovery = createDiscovery(base);

  scim.use(async (req, _res, next) => {
    setDirectory(req, await authenticate(req.get('authorization'), req.ip ?? ''));
    next();
  });
  scim.use(checkMediaType, readJsonBody);

  scim.route('/ServiceProviderConfig').get(serveRead(discovery.config)).all(refuseMethod('GET'));
  for (const name of ['Schemas', 'ResourceTypes'] as const) {
    const read = serveRead((_call, req) =>
      name === 'Schemas' ? discovery.schemas(req) : discovery.types(req),
    );
    scim
      .route([`/${name}`, `/${name}/:id`])
      .get(read)
      .all(refuseMethod('GET'));
  }
  for (const [name, operations] of [
    ['Users', users],
    ['Groups', groups],
  ] as const) {
    scim
      .route(`/${name}`)
      .get(serveRead((call, req) => operations.list(call, readListQuery(req.query))))
      .post(serveWrite((tx, call, req) => operations.create(tx, call, req.body)))
      .all(refuseMethod('GET, POST'));
    scim
      .route(`/${name}/:id`)
      .get(serveRead((call, req) => operations.get(call, toId(req))))
      .put(serveWrite((tx, call, req) => operations.replace(tx, call, toId(req), req.body)))
      .patch(serveWrite((tx, call, req) => operations.patch(tx, call, toId(req), req.body)))
      .delete(serveWrite((tx, call, req) => operations.remove(tx, call, toId(req))))
      .all(refuseMethod('GET, PUT, PATCH, DELETE'));
  }
  scim.all(['/Me', '/Bulk', '/.search'], (req) => {
    throw new ScimError(501, `${req.path} is not supported. See /ServiceProviderConfig.`);
  });
  scim.use(() => {
    throw new ScimError(404, 'There is nothing at this address. Users are at /Users, groups at /Groups.');
  });
  scim.use(createOnFailure(deps));
  router.use(SCIM_PATH, scim);
  return router;
}
