import {
  checkUserImport,
  getUserImport,
  getUserImportResult,
  getUserImportSample,
  startUserImport,
} from '@drawbridge/contracts/company';
import type { Actor } from '../../../../actor.ts';
import { type Route, serve } from '../../../../platform/http/api.ts';
import { toAdminCall } from '../admin-call.ts';
import type { UserImportService } from './user-import.service.ts';

export function toUserImportRoutes(service: UserImportService): Route<Actor>[] {
  return [
    serve(checkUserImport, ({ input, actor, ...origin }) => service.check(toAdminCall(actor, origin), input)),
    serve(startUserImport, ({ input, actor, ...origin }) =>
      service.start(toAdminCall(actor, origin), input.import_id),
    ),
    serve(getUserImport, ({ input, actor, ...origin }) =>
      service.get(toAdminCall(actor, origin), input.import_id),
    ),
    serve(getUserImportResult, ({ input, actor, ...origin }) =>
      service.getResult(toAdminCall(actor, origin), input.import_id),
    ),
    serve(getUserImportSample, async () => service.getSample()),
  ] as Route<Actor>[];
}
