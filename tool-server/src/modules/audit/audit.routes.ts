import { exportAuditEntries, listAuditEntries, problem } from '@drawbridge/contracts';
import type { Actor } from '../../actor.ts';
import { type Route, serve } from '../../platform/http/api.ts';
import type { AuditService } from './audit.service.ts';

function toAdmin(actor: Actor) {
  if (actor.kind !== 'portal' || !actor.isAdmin || !actor.companyId) throw problem('forbidden');
  return { personId: actor.personId, companyId: actor.companyId };
}

export function toAuditRoutes(service: AuditService): Route<Actor>[] {
  return [
    serve(
      listAuditEntries,
      ({ input, actor }: { input: Parameters<AuditService['list']>[1]; actor: Actor }) =>
        service.list(toAdmin(actor).companyId, input),
    ),
    serve(exportAuditEntries, ({ input, actor, address, userAgent }) =>
      service.export({ ...toAdmin(actor), origin: { address, userAgent } }, input),
    ),
  ] as Route<Actor>[];
}
