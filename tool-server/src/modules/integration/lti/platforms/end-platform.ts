import { type PlatformId, problem } from '@drawbridge/contracts';
import { toAdmin } from '../../../../company-admin.ts';
import { actOnPlatform, type Caller, findOwn, type PlatformDeps } from './own-platform.ts';
import { toDetails } from './platform-reply.ts';

/** Deletes a platform; one that is not there changes nothing. */
export async function deletePlatform(deps: PlatformDeps, caller: Caller, id: PlatformId): Promise<void> {
  const removed = await actOnPlatform(deps, caller, {
    action: 'platform.delete',
    id,
    act: (platforms) => platforms.remove(id),
  });
  if (removed) deps.log.info({ event: 'lti.platform_deleted', platform: id }, 'lti');
}

/** Deletes one that waits for approval; throws `platform_not_found`, `platform_not_waiting`. */
export async function rejectPlatform(deps: PlatformDeps, caller: Caller, id: PlatformId): Promise<void> {
  const company = toAdmin(caller.actor).companyId;
  const row = await findOwn(deps.db, company, id);
  const rejected = await actOnPlatform(deps, caller, {
    action: 'platform.reject',
    id,
    details: toDetails(row),
    act: (platforms) => platforms.reject(id),
  });
  if (!rejected) throw problem('platform_not_waiting');
  deps.log.info({ event: 'lti.platform_rejected', platform: id, company }, 'lti');
}
