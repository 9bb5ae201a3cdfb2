import { type ParsedInputOf, problem } from '@drawbridge/contracts';
import type { changePlatform as changePlatformCall } from '@drawbridge/contracts/integration';
import { toAdmin } from '../../../../company-admin.ts';
import { toConstraint } from '../../../../platform/db/database.ts';
import { platformsChangedBy } from '../lti.limits.ts';
import { actOnPlatform, type Caller, getOwn, type PlatformDeps } from './own-platform.ts';
import { checkAddresses, toChange, toDetails } from './platform-reply.ts';

function toExists(error: unknown): never {
  if (toConstraint(error) === 'lti_platform_company_client_key')
    throw problem('platform_exists', { cause: error });
  throw error;
}

/** Throws `platform_not_found`, `platform_exists`, `platform_changed`, `too_many_tries`, `bad_input` by field. */
export async function changePlatform(
  deps: PlatformDeps,
  caller: Caller,
  input: ParsedInputOf<typeof changePlatformCall>,
) {
  const { clock, log, demandHttps } = deps;
  const { id, revision, deployment_ids: deploymentIds } = input;
  const company = toAdmin(caller.actor).companyId;
  checkAddresses(input, demandHttps);
  const change = toChange(input);
  const changed = await actOnPlatform(deps, caller, {
    action: 'platform.change',
    id,
    details: toDetails(change),
    countBy: platformsChangedBy,
    act: (platforms) => platforms.change(id, change, deploymentIds, { now: clock.now(), revision }),
  }).catch(toExists);
  if (!changed) throw problem('platform_not_found');
  log.info({ event: 'lti.platform_changed', platform: id, company }, 'lti');
  return getOwn(deps, company, id);
}
