import { type PlatformId, problem } from '@drawbridge/contracts';
import { toAdmin } from '../../../../company-admin.ts';
import { actOnPlatform, type Caller, findOwn, getOwn, type PlatformDeps } from './own-platform.ts';
import { toDetails } from './platform-reply.ts';

/** What an administrator read of a platform that waits, and the name they give it. */
interface Approved {
  name?: string | undefined;
  revision?: string | undefined;
}

/** Switches a platform on or off; throws `platform_not_found`, `platform_changed`. */
export async function switchPlatform(
  deps: PlatformDeps,
  caller: Caller,
  id: PlatformId,
  { active, ...given }: Approved & { active: boolean },
) {
  const company = toAdmin(caller.actor).companyId;
  const row = await findOwn(deps.db, company, id);
  // Switched on, a platform that waits is allowed: an entry of its own, with what was allowed.
  const on = row.awaitsApproval ? 'platform.approve' : 'platform.activate';
  const action = active ? on : 'platform.deactivate';
  const details = action === 'platform.approve' ? toDetails({ ...row, name: given.name ?? row.name }) : {};
  const isDone = await actOnPlatform(deps, caller, {
    action,
    id,
    details,
    act: (platforms) => platforms.setActive(id, active, given),
  });
  if (!isDone) throw problem('platform_not_found');
  const reply = await getOwn(deps, company, id);
  deps.log.info(
    { event: active ? 'lti.platform_activated' : 'lti.platform_deactivated', platform: id },
    'lti',
  );
  return reply;
}
