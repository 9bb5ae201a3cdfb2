import { exportAuditEntries, listAuditEntries } from '@drawbridge/contracts/kernel';
import type { Actor } from '../../../actor.ts';
import { toAdmin } from '../../../company-admin.ts';
import { type Route, serve } from '../../../platform/http/api.ts';
import type { AuditService } from './audit.service.ts';

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
