import { randomUUID } from 'node:crypto';
import { asId, type CompanyId, type ParsedInputOf, type PlatformId, problem } from '@drawbridge/contracts';
import type { addPlatform as addPlatformCall } from '@drawbridge/contracts/integration';
import { toAdmin } from '../../../../company-admin.ts';
import { platformsAddedBy } from '../lti.limits.ts';
import type { Reservations } from '../registration/reservations.ts';
import { actOnPlatform, type Caller, getOwn, type PlatformDeps } from './own-platform.ts';
import { checkAddresses, toChange, toDetails } from './platform-reply.ts';

export interface AddDeps extends PlatformDeps {
  reservations: Reservations;
}

/** The id that the page showed addresses of, or a new one. Throws `bad_input` at `reservation`. */
function takeId(reservations: Reservations, company: CompanyId, reservation: string | undefined): PlatformId {
  if (reservation === undefined) return asId<'platform'>(randomUUID());
  const reserved = reservations.read(company, reservation);
  if (reserved) return reserved;
  throw problem('bad_input', { errors: { reservation: 'Reload the page: its addresses are not valid.' } });
}

/** Throws `platform_exists`, `platform_limit`, `too_many_tries`, `bad_input` by field. */
export async function addPlatform(
  deps: AddDeps,
  caller: Caller,
  input: ParsedInputOf<typeof addPlatformCall>,
) {
  const { clock, log, reservations, demandHttps } = deps;
  const company = toAdmin(caller.actor).companyId;
  checkAddresses(input, demandHttps);
  const id = takeId(reservations, company, input.reservation);
  const change = toChange(input);
  const added = await actOnPlatform(deps, caller, {
    action: 'platform.add',
    id,
    details: toDetails(change),
    countBy: platformsAddedBy,
    act: (platforms) => platforms.add(id, change, input.deployment_ids, clock.now()),
  });
  if (!added) throw problem('platform_exists');
  log.info({ event: 'lti.platform_added', platform: id, company }, 'lti');
  return getOwn(deps, company, id);
}
