import { randomUUID } from 'node:crypto';
import {
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
import type { PlatformRegistry } from './platform-registry.ts';
import { type PlatformChange, type PlatformRow, platformsOf } from './platforms.store.ts';

function toCompany(actor: Actor): CompanyId {
  if (actor.kind !== 'portal' || !actor.isAdmin || !actor.companyId) throw problem('forbidden');
  return actor.companyId;
}

const toPlatform = (row: PlatformRow) => ({
  id: row.id,
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
  clock: Clock;
  log: Log;
  /** In production: over http, keys, tokens and scores could be read on the way. */
  demandHttps: boolean;
}): Route<Actor>[] {
  const { db, registry, clock, log, demandHttps } = deps;

  async function getOwn(company: CompanyId, id: PlatformId) {
    const row = await platformsOf(db, company).find(id);
    if (!row) throw problem('platform_not_found');
    return { platform: toPlatform(row) };
  }

  async function setActive(actor: Actor, id: PlatformId, active: boolean) {
    const company = toCompany(actor);
    await platformsOf(db, company).setActive(id, active);
    registry.forget();
    const answer = await getOwn(company, id);
    log.info({ event: active ? 'lti.platform_activated' : 'lti.platform_deactivated', platform: id }, 'lti');
    return answer;
  }

  return [
    serve(listPlatforms, async ({ actor }: { actor: Actor }) => ({
      items: (await platformsOf(db, toCompany(actor)).list()).map(toPlatform),
    })),
    serve(getPlatform, ({ input, actor }) => getOwn(toCompany(actor), input.id)),
    serve(addPlatform, async ({ input, actor }) => {
      const company = toCompany(actor);
      checkAddresses(input, demandHttps);
      const id = asId<'platform'>(randomUUID());
      const added = await platformsOf(db, company).add(
        id,
        toChange(input),
        input.deployment_ids,
        clock.now(),
      );
      if (!added) throw problem('platform_exists');
      registry.forget();
      log.info({ event: 'lti.platform_added', platform: id, company }, 'lti');
      return getOwn(company, id);
    }),
    serve(changePlatform, async ({ input, actor }) => {
      const company = toCompany(actor);
      checkAddresses(input, demandHttps);
      const changed = await platformsOf(db, company)
        .change(input.id, toChange(input), input.deployment_ids)
        .catch((error: unknown) => {
          if (toConstraint(error) === 'lti_platform_client_key')
            throw problem('platform_exists', { cause: error });
          throw error;
        });
      if (!changed) throw problem('platform_not_found');
      registry.forget();
      log.info({ event: 'lti.platform_changed', platform: input.id, company }, 'lti');
      return getOwn(company, input.id);
    }),
    serve(deletePlatform, async ({ input, actor }) => {
      await platformsOf(db, toCompany(actor)).remove(input.id);
      registry.forget();
      log.info({ event: 'lti.platform_deleted', platform: input.id }, 'lti');
      return {};
    }),
    serve(activatePlatform, ({ input, actor }) => setActive(actor, input.id, true)),
    serve(deactivatePlatform, ({ input, actor }) => setActive(actor, input.id, false)),
  ] as Route<Actor>[];
}
