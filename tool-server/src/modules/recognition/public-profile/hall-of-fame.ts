import { asId, type PersonId } from '@drawbridge/contracts';
import {
  type BoardEntry,
  type BoardPeriod,
  type OwnStanding,
  PUBLIC_PAGE_SIZES,
  type PublicBadge,
} from '@drawbridge/contracts/recognition';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import * as board from './board.store.ts';
import { toPeriodStart } from './board-period.rule.ts';
import type { HeldBadge, HeldBadges } from './held-badges.ts';
import { type Paged, toPagination } from './paged.ts';
import { type ReservedNames, toShown } from './shown-person.ts';

export const toPublicBadge = ({ at, ...badge }: HeldBadge): PublicBadge => ({
  ...badge,
  issued_at: at.toISOString(),
});

/** A page of the board, with the latest badges of each person. */
export async function listBoard(
  {
    db,
    badges,
    clock,
    reserved,
  }: { db: Database['db']; badges: HeldBadges; clock: Clock; reserved: ReservedNames },
  period: BoardPeriod,
  page: number,
): Promise<Paged<BoardEntry>> {
  const size = PUBLIC_PAGE_SIZES.board;
  const from = (page - 1) * size + 1;
  const since = toPeriodStart(period, clock.now());
  const rows = await board.readBoard(db, { since, from, to: page * size });
  const shown = rows.filter(({ nth }) => nth >= from);
  const held = await badges.readByPerson(
    db,
    shown.map(({ personId }) => asId<'person'>(personId)),
    PUBLIC_PAGE_SIZES.boardBadges,
  );
  return {
    pagination_info: toPagination(page, size, rows[0]?.total ?? 0),
    results: shown.map((row) => ({
      rank: row.rank,
      user_id: asId(row.personId),
      ...toShown(reserved, row),
      points: row.points,
      labs_passed: row.labs,
      courses_completed: row.courses,
      badges: held.get(row.personId)?.total ?? 0,
      latest_badges: (held.get(row.personId)?.latest ?? []).map(toPublicBadge),
    })),
  };
}

/** Where a person is on the board; null for somebody who is not on it. */
export async function findOwnStanding(
  { db, clock }: { db: Database['db']; clock: Clock },
  personId: PersonId,
  period: BoardPeriod,
): Promise<OwnStanding | null> {
  const row = await board.findStanding(db, personId, toPeriodStart(period, clock.now()));
  if (!row) return null;
  return {
    user_id: personId,
    rank: row.rank,
    points: row.points,
    page: Math.ceil(row.nth / PUBLIC_PAGE_SIZES.board),
  };
}
