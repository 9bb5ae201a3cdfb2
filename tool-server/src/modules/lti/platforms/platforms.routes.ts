import { randomUUID } from 'node:crypto';
import {
  type AuditAction,
  activatePlatform,
  addPlatform,
  asId,
  type CompanyId,
  changePlatform,
  deactivatePlatform,
  deletePlatform,
  type FieldErrors,
  getPlatform,
  type InputOf,
  listPlatforms,
  type PlatformId,
  problem,
} from '@drawbridge/contracts';
import { validation } from '@drawbridge/contracts/rules';
import type { Actor } from '../../../actor.ts';
import type { Clock } from '../../../platform/clock.ts';
import { type Db, toConstraint } from '../../../platform/db/database.ts';
import { type Route, serve } from '../../../platform/http/api.ts';
import { toSource } from '../../../platform/http/security.ts';
import type { Log } from '../../../platform/log/log.ts';
import type { Audit } from '../../audit/index.ts';
import { toLoginUrl } from './login-url.ts';
import type { PlatformRegistry } from './platform-registry.ts';
import { type PlatformChange, type PlatformRow, platformsOf } from './platforms.store.ts';

function toCompany(actor: Actor): CompanyId {
  if (actor.kind !== 'portal' || !actor.isAdmin || !actor.companyId) throw problem('forbidden');
  return actor.companyId;
}

interface Caller {
  actor: Actor;
  address: string;
  userAgent: string;
}

const toPerson = (actor: Actor) => (actor.kind === 'portal' ? actor.personId : undefined);

/** What the audit trail keeps of a registration: with it an administrator sees what was changed to what. */
const toDetails = (input: InputOf<typeof addPlatform>) => ({
  name: input.name,
  issuer: input.issuer,
  client_id: input.client_id,
  auth_login_url: input.auth_login_url,
  auth_token_url: input.auth_token_url,
  key_set_url: input.key_set_url,
});

const toPlatform = (row: PlatformRow, publicUrl: string) => ({
  id: row.id,
  login_url: toLoginUrl(publicUrl, row.id),
  name: row.name,
  issuer: row.issuer,
  client_id: row.clientId,
  auth_login_url: row.authLoginUrl,
  auth_token_url: row.authTokenUrl,
  key_set_url: row.keySetUrl,
  deployment_ids: row.deploymentIds,
  active: row.active,
  created_at: row.createdAt.toISOString(),
});

const toChange = (input: InputOf<typeof addPlatform>): PlatformChange => ({
  name: input.name,
  issuer: input.issuer,
  clientId: input.client_id,
  authLoginUrl: input.auth_login_url,
  authTokenUrl: input.auth_token_url,
  keySetUrl: input.key_set_url,
});

const ADDRESSES = ['issuer', 'auth_login_url', 'auth_token_url', 'key_set_url'] as const;

/**
 * What the contract cannot check: whether an address can be called at all, and whether this installation allows http.
 */
function checkAddresses(input: InputOf<typeof addPlatform>, demandHttps: boolean): void {
  const errors: FieldErrors = {};
  for (const field of ADDRESSES) {
    if (toSource(input[field]) === undefined) errors[field] = validation.MESSAGES.url;
    else if (demandHttps && !/^https:/i.test(input[field])) errors[field] = validation.MESSAGES.https;
  }
  if (Object.keys(errors).length > 0) throw problem('bad_input', { errors });
}

/** Registration of platforms, by the company that uses them. @see SVC-9, LTI-26 */
export function toPlatformRoutes(deps: {
  db: Db;
  registry: PlatformRegistry;
  audit: Audit;
  clock: Clock;
  log: Log;
  publicUrl: string;
  /** In production: over http, keys, tokens and scores could be read on the way. */
  demandHttps: boolean;
}): Route<Actor>[] {
  const { db, registry, audit, clock, log, publicUrl, demandHttps } = deps;

  async function getOwn(company: CompanyId, id: PlatformId) {
    const row = await platformsOf(db, company).find(id);
    if (!row) throw problem('platform_not_found');
    return { platform: toPlatform(row, publicUrl) };
  }

  /** Acts on a platform and records it, or neither. `act` tells whether there was anything to act on. */
  async function recorded(
    action: AuditAction,
    id: PlatformId,
    { actor, address, userAgent }: Caller,
    act: (platforms: ReturnType<typeof platformsOf>) => Promise<boolean>,
    details: Record<string, string> = {},
  ): Promise<boolean> {
    const companyId = toCompany(actor);
    const isDone = await db.transaction(async (tx) => {
      if (!(await act(platformsOf(tx, companyId)))) return false;
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

  async function setActive(caller: Caller, id: PlatformId, active: boolean) {
    const company = toCompany(caller.actor);
    const action = active ? 'platform.activate' : 'platform.deactivate';
    if (!(await recorded(action, id, caller, (platforms) => platforms.setActive(id, active))))
      throw problem('platform_not_found');
    const answer = await getOwn(company, id);
    log.info({ event: active ? 'lti.platform_activated' : 'lti.platform_deactivated', platform: id }, 'lti');
    return answer;
  }

  return [
    serve(listPlatforms, async ({ actor }: { actor: Actor }) => ({
      items: (await platformsOf(db, toCompany(actor)).list()).map((row) => toPlatform(row, publicUrl)),
    })),
    serve(getPlatform, ({ input, actor }) => getOwn(toCompany(actor), input.id)),
    serve(addPlatform, async ({ input, ...caller }) => {
      const company = toCompany(caller.actor);
      checkAddresses(input, demandHttps);
      const id = asId<'platform'>(randomUUID());
      const added = await recorded(
        'platform.add',
        id,
        caller,
        (platforms) => platforms.add(id, toChange(input), input.deployment_ids, clock.now()),
        toDetails(input),
      );
      if (!added) throw problem('platform_exists');
      log.info({ event: 'lti.platform_added', platform: id, company }, 'lti');
      return getOwn(company, id);
    }),
    serve(changePlatform, async ({ input, ...caller }) => {
      const company = toCompany(caller.actor);
      checkAddresses(input, demandHttps);
      const changed = await recorded(
        'platform.change',
        input.id,
        caller,
        (platforms) => platforms.change(input.id, toChange(input), input.deployment_ids),
        toDetails(input),
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
    serve(activatePlatform, ({ input, ...caller }) => setActive(caller, input.id, true)),
    serve(deactivatePlatform, ({ input, ...caller }) => setActive(caller, input.id, false)),
  ] as Route<Actor>[];
}
