import { randomUUID } from 'node:crypto';
import { asId, type CompanyId, type PersonId, type PlatformId, problem } from '@drawbridge/contracts';
import {
  activatePlatform,
  addPlatform,
  changePlatform,
  deactivatePlatform,
  deletePlatform,
  getPlatform,
  listPlatforms,
  rejectPlatform,
} from '@drawbridge/contracts/integration';
import type { AuditAction } from '@drawbridge/contracts/kernel';
import type { Actor } from '../../../../actor.ts';
import { toAdmin } from '../../../../company-admin.ts';
import type { Clock } from '../../../../platform/clock.ts';
import { type Db, toConstraint } from '../../../../platform/db/database.ts';
import { type Route, serve } from '../../../../platform/http/api.ts';
import type { Limit, Limits } from '../../../../platform/limits/limits.ts';
import type { Log } from '../../../../platform/log/log.ts';
import type { Audit } from '../../../kernel/audit/index.ts';
import { platformsAddedBy, platformsChangedBy } from '../lti.limits.ts';
import type { Reservations } from '../registration/reservations.ts';
import { readActivity } from './activity.store.ts';
import type { PlatformRegistry } from './platform-registry.ts';
import { checkAddresses, toChange, toDetails, toPlatform, toWarnings } from './platform-reply.ts';
import { platformsOf } from './platforms.store.ts';

interface Caller {
  actor: Actor;
  address: string;
  userAgent: string;
}

const toPerson = (actor: Actor) => (actor.kind === 'portal' ? actor.personId : undefined);

function notRegistered(): never {
  throw problem('platform_not_found');
}

/** Registration of platforms, by the company that uses them. @see SVC-9, LTI-26 */
export function toPlatformRoutes(deps: {
  db: Db;
  registry: PlatformRegistry;
  audit: Audit;
  clock: Clock;
  log: Log;
  limits: Pick<Limits, 'checkIn'>;
  reservations: Reservations;
  publicUrl: string;
  /** True in production: over http, keys, tokens and scores could be read on the way. */
  demandHttps: boolean;
}): Route<Actor>[] {
  const { db, registry, audit, clock, log, limits, reservations, publicUrl, demandHttps } = deps;

  async function getOwn(company: CompanyId, id: PlatformId) {
    const row = await findOwn(company, id);
    return { platform: toPlatform(row, publicUrl), warnings: toWarnings(row) };
  }

  /** Acts on a platform and records it, or neither. `act` tells whether there was anything to act on. */
  async function recorded(
    action: AuditAction,
    id: PlatformId,
    { actor, address, userAgent }: Caller,
    act: (platforms: ReturnType<typeof platformsOf>) => Promise<boolean>,
    details: Record<string, string> = {},
    countBy?: (personId: PersonId) => Limit,
  ): Promise<boolean> {
    const { companyId, personId } = toAdmin(actor);
    const isDone = await db.transaction(async (tx) => {
      if (!(await act(platformsOf(tx, companyId)))) return false;
      if (countBy) await limits.checkIn(tx, [countBy(personId)]);
      await audit.record(tx, {
        action,
        actorId: toPerson(actor),
        companyId,
        subject: { kind: 'platform', id },
        origin: { address, userAgent },
        details,
      });
      return true;
    });
    registry.forget();
    return isDone;
  }

  async function findOwn(company: CompanyId, id: PlatformId) {
    const row = await platformsOf(db, company).find(id);
    return row ?? notRegistered();
  }

  async function setActive(
    caller: Caller,
    id: PlatformId,
    active: boolean,
    given: { name?: string | undefined; revision?: string | undefined } = {},
  ) {
    const company = toAdmin(caller.actor).companyId;
    const row = await findOwn(company, id);
    // Switched on, a platform that waits is allowed: an entry of its own, with what was allowed.
    const on = row.awaitsApproval ? 'platform.approve' : 'platform.activate';
    const action = active ? on : 'platform.deactivate';
    const details = action === 'platform.approve' ? toDetails({ ...row, name: given.name ?? row.name }) : {};
    const isDone = await recorded(
      action,
      id,
      caller,
      (platforms) => platforms.setActive(id, active, given),
      details,
    );
    if (!isDone) return notRegistered();
    const answer = await getOwn(company, id);
    log.info({ event: active ? 'lti.platform_activated' : 'lti.platform_deactivated', platform: id }, 'lti');
    return answer;
  }

  return [
    serve(listPlatforms, async ({ actor }: { actor: Actor }) => {
      const company = toAdmin(actor).companyId;
      const rows = await platformsOf(db, company).list();
      const activity = await readActivity(db, company, clock.now());
      return { items: rows.map((row) => ({ ...toPlatform(row, publicUrl), ...activity(row.id) })) };
    }),
    serve(getPlatform, ({ input, actor }) => getOwn(toAdmin(actor).companyId, input.id)),
    serve(addPlatform, async ({ input, ...caller }) => {
      const company = toAdmin(caller.actor).companyId;
      checkAddresses(input, demandHttps);
      const { reservation } = input;
      const reserved = reservation === undefined ? undefined : reservations.read(company, reservation);
      if (reservation !== undefined && !reserved)
        throw problem('bad_input', {
          errors: { reservation: 'Reload the page: its addresses are not valid.' },
        });
      const id = reserved ?? asId<'platform'>(randomUUID());
      const change = toChange(input);
      const added = await recorded(
        'platform.add',
        id,
        caller,
        (platforms) => platforms.add(id, change, input.deployment_ids, clock.now()),
        toDetails(change),
        platformsAddedBy,
      );
      if (!added) throw problem('platform_exists');
      log.info({ event: 'lti.platform_added', platform: id, company }, 'lti');
      return getOwn(company, id);
    }),
    serve(changePlatform, async ({ input, ...caller }) => {
      const company = toAdmin(caller.actor).companyId;
      checkAddresses(input, demandHttps);
      const change = toChange(input);
      const changed = await recorded(
        'platform.change',
        input.id,
        caller,
        (platforms) =>
          platforms.change(input.id, change, input.deployment_ids, {
            now: clock.now(),
            revision: input.revision,
          }),
        toDetails(change),
        platformsChangedBy,
      ).catch((error: unknown) => {
        if (toConstraint(error) === 'lti_platform_company_client_key')
          throw problem('platform_exists', { cause: error });
        throw error;
      });
      if (!changed) throw problem('platform_not_found');
      log.info({ event: 'lti.platform_changed', platform: input.id, company }, 'lti');
      return getOwn(company, input.id);
    }),
    serve(deletePlatform, async ({ input, ...caller }) => {
      const removed = await recorded('platform.delete', input.id, caller, (platforms) =>
        platforms.remove(input.id),
      );
      if (removed) log.info({ event: 'lti.platform_deleted', platform: input.id }, 'lti');
      return {};
    }),
    serve(rejectPlatform, async ({ input, ...caller }) => {
      const company = toAdmin(caller.actor).companyId;
      const row = await findOwn(company, input.id);
      const rejected = await recorded(
        'platform.reject',
        input.id,
        caller,
        (platforms) => platforms.reject(input.id),
        toDetails(row),
      );
      if (!rejected) throw problem('platform_not_waiting');
      log.info({ event: 'lti.platform_rejected', platform: input.id, company }, 'lti');
      return {};
    }),
    serve(activatePlatform, ({ input, ...caller }) => setActive(caller, input.id, true, input)),
    serve(deactivatePlatform, ({ input, ...caller }) => setActive(caller, input.id, false)),
  ] as Route<Actor>[];
}
