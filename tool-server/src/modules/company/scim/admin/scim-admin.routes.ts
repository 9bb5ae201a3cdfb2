import type { Endpoint } from '@drawbridge/contracts';
import {
  acceptScimClaims,
  createScimSecret,
  createScimTest,
  deleteScimSecret,
  dismissScimClaims,
  getScimConnection,
  listScimClaims,
  listScimRequests,
  previewScimOff,
  switchScimOff,
} from '@drawbridge/contracts/company';
import type { Actor } from '../../../../actor.ts';
import { type Call, type Route, serve } from '../../../../platform/http/api.ts';
import { toAdminCall } from '../../users/index.ts';
import { createScimClaims } from './claims.service.ts';
import { createScimConnection, type ScimConnectionDeps } from './connection.service.ts';
import { findLogPerson, readLog } from './log.store.ts';

type AdminRequest<E extends Endpoint> = Call<E, Actor>;

/** How administrators connect a directory, and see what it does. @see SVC-11 */
export function toScimAdminRoutes(deps: ScimConnectionDeps): Route<Actor>[] {
  const connection = createScimConnection(deps);
  const claims = createScimClaims(deps);
  const { db } = deps.database;
  return [
    serve(getScimConnection, ({ actor, ...origin }: AdminRequest<typeof getScimConnection>) =>
      connection.read(toAdminCall(actor, origin)),
    ),
    serve(createScimSecret, ({ actor, input, ...origin }: AdminRequest<typeof createScimSecret>) =>
      connection.createSecret(toAdminCall(actor, origin), input.password),
    ),
    serve(deleteScimSecret, ({ actor, input, ...origin }: AdminRequest<typeof deleteScimSecret>) =>
      connection.deleteSecret(toAdminCall(actor, origin), input.secret_id, input.password),
    ),
    serve(previewScimOff, ({ actor, ...origin }: AdminRequest<typeof previewScimOff>) =>
      connection.previewOff(toAdminCall(actor, origin)),
    ),
    serve(switchScimOff, ({ actor, input, ...origin }: AdminRequest<typeof switchScimOff>) =>
      connection.switchOff(toAdminCall(actor, origin), input.people, input.password),
    ),
    serve(createScimTest, ({ actor, ...origin }: AdminRequest<typeof createScimTest>) =>
      connection.createTest(toAdminCall(actor, origin)),
    ),
    serve(listScimClaims, ({ actor, input, ...origin }: AdminRequest<typeof listScimClaims>) =>
      claims.list(toAdminCall(actor, origin), { ...input, search: input.search }),
    ),
    serve(acceptScimClaims, ({ actor, input, ...origin }: AdminRequest<typeof acceptScimClaims>) =>
      claims.accept(toAdminCall(actor, origin), input.user_ids),
    ),
    serve(dismissScimClaims, ({ actor, input, ...origin }: AdminRequest<typeof dismissScimClaims>) =>
      claims.dismiss(toAdminCall(actor, origin), input.user_ids),
    ),
    serve(listScimRequests, async ({ actor, input, ...origin }: AdminRequest<typeof listScimRequests>) => {
      const { companyId } = toAdminCall(actor, origin);
      const page = await readLog(db, companyId, input);
      const person = input.user_id ? await findLogPerson(db, companyId, input.user_id) : null;
      return { ...page, person };
    }),
  ];
}
