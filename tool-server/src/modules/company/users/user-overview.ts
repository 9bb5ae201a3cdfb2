import type { OutputOf, PersonId } from '@drawbridge/contracts';
import { type getCompanyUser, USER_PAGE_ROWS } from '@drawbridge/contracts/company';
import type { Db } from '../../../platform/db/database.ts';
import type { ActivityModule } from '../../recognition/activity/index.ts';
import { heldBadges } from '../../recognition/badges/index.ts';
import type { AssignmentsModule } from '../assignments/index.ts';

export interface OverviewDeps {
  activity: ActivityModule['service'];
  assignments: AssignmentsModule['service'];
}

export type UserOverview = Omit<OutputOf<typeof getCompanyUser>, 'user' | 'may'>;

/** What one user has done and has to do. The caller knows that the reader may see it. @see COMP-34, COMP-35 */
export async function readOverview(
  db: Db,
  { activity, assignments }: OverviewDeps,
  personId: PersonId,
): Promise<UserOverview> {
  const [stats, recent, badges, work] = await Promise.all([
    activity.stats(personId),
    activity.list(personId, 1),
    heldBadges.read(db, personId, { limit: USER_PAGE_ROWS, offset: 0 }),
    assignments.list(personId, { show: 'all', page: 1, per_page: USER_PAGE_ROWS }),
  ]);
  return {
    stats,
    recent: recent.results.slice(0, USER_PAGE_ROWS),
    badges: badges.map(({ id, title, picture, at }) => ({ id, title, picture, issued_at: at.toISOString() })),
    assignments: { items: work.items, counts: work.counts },
  };
}
