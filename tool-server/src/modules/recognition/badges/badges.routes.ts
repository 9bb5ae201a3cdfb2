import type { BadgeAwardId } from '@drawbridge/contracts';
import {
  checkBadge,
  getBadgeAward,
  getBadgeName,
  listOwnBadges,
  revokeBadge,
  setBadgeName,
} from '@drawbridge/contracts/recognition';
import type { Actor, Learner, PortalActor } from '../../../actor.ts';
import { toAdmin } from '../../../company-admin.ts';
import type { Database } from '../../../platform/db/database.ts';
import { type Route, serve } from '../../../platform/http/api.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import type { Audit } from '../../kernel/audit/index.ts';
import { badgeChecksFrom } from './badges.limits.ts';
import type { BadgeService } from './badges.service.ts';

export function toBadgeRoutes(
  badges: BadgeService,
  { audit, database, limits }: { audit: Audit; database: Database; limits: Pick<Limits, 'check'> },
): Route<Actor>[] {
  const own: Route<Learner>[] = [
    serve(listOwnBadges, ({ actor }: { actor: Learner }) => badges.listOwn(actor.personId)),
    serve(getBadgeAward, ({ input, actor }) => badges.getOwn(actor.personId, input.award_id)),
  ];
  const open: Route<Actor>[] = [
    serve(checkBadge, async ({ input, address }) => {
      await limits.check([badgeChecksFrom(address)]);
      return badges.check(input.award_id);
    }),
  ];
  const onPortal: Route<PortalActor>[] = [
    serve(getBadgeName, ({ input, actor }: { input: { award_id: BadgeAwardId }; actor: PortalActor }) =>
      badges.getName(actor.personId, input.award_id),
    ),
    serve(setBadgeName, ({ input, actor }) => badges.setName(actor.personId, input.award_id, input.shown)),
    serve(revokeBadge, ({ input, actor, address, userAgent }) =>
      database.db.transaction(async (tx) => {
        const admin = toAdmin(actor);
        const { revokedAt, personId } = await badges.revoke(tx, admin.companyId, input.award_id);
        await audit.record(tx, {
          action: 'badge.revoke',
          companyId: admin.companyId,
          actorId: admin.personId,
          subject: { kind: 'person', id: personId },
          origin: { address, userAgent },
          details: { badge_award: input.award_id },
        });
        return { revoked_at: revokedAt.toISOString() };
      }),
    ),
  ];
  return [...(own as Route<Actor>[]), ...open, ...(onPortal as Route<Actor>[])];
}
