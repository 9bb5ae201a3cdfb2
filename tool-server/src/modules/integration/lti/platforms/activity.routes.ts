import { type CompanyId, type PlatformId, problem } from '@drawbridge/contracts';
import { getPlatformActivity, listPlatformRefusals, testPlatform } from '@drawbridge/contracts/integration';
import type { Actor } from '../../../../actor.ts';
import { toAdmin } from '../../../../company-admin.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { type Route, serve } from '../../../../platform/http/api.ts';
import type { Send } from '../../../../platform/http/send.ts';
import type { Limits } from '../../../../platform/limits/limits.ts';
import type { Log } from '../../../../platform/log/log.ts';
import type { KeyRing } from '../../../kernel/keys/index.ts';
import { testsBy, testsOf } from '../lti.limits.ts';
import { readPlatformActivity } from './activity.store.ts';
import { readIgnoredClaims, SHOWN_MS } from './ignored-claims.ts';
import { platformsOf } from './platforms.store.ts';
import { readRefusals } from './refusals.store.ts';
import { testRegistration } from './test-registration.ts';

/** What happens at a platform, for the administrators of its company. @see LTI-26, LTI-28 */
export function toActivityRoutes(deps: {
  db: Db;
  send: Send;
  keys: KeyRing;
  limits: Pick<Limits, 'check'>;
  clock: Clock;
  log: Log;
  publicUrl: string;
  demandHttps: boolean;
}): Route<Actor>[] {
  const { db, limits, clock, log } = deps;

  async function getOwn(companyId: CompanyId, id: PlatformId) {
    const row = await platformsOf(db, companyId).find(id);
    if (!row) throw problem('platform_not_found');
    return row;
  }

  return [
    serve(getPlatformActivity, async ({ input, actor }) => {
      await getOwn(toAdmin(actor).companyId, input.id);
      return readPlatformActivity(db, input.id, clock.now());
    }),
    serve(listPlatformRefusals, async ({ input, actor }) => {
      await getOwn(toAdmin(actor).companyId, input.id);
      return readRefusals(db, input.id, input.next_token);
    }),
    serve(testPlatform, async ({ input, actor }) => {
      const { companyId, personId } = toAdmin(actor);
      const platform = await getOwn(companyId, input.id);
      await limits.check([testsOf(companyId), testsBy(personId)]);
      const now = clock.now();
      const ignored_claims = await readIgnoredClaims(db, input.id, now);
      const { last_launch_at: last } = await readPlatformActivity(db, input.id, now);
      const checks = await testRegistration(deps, platform, {
        hasLaunched: last !== null && now.getTime() - Date.parse(last) < SHOWN_MS,
        ignored: ignored_claims,
      });
      const failed = checks
        .filter(({ outcome }) => outcome === 'failed')
        .map(({ id, result }) => `${id} ${result}`);
      log.info({ event: 'lti.platform_tested', platform: input.id, company: companyId, failed }, 'lti');
      return { checks, ignored_claims, checked_at: clock.now().toISOString() };
    }),
  ] as Route<Actor>[];
}
