import type { PersonId } from '@drawbridge/contracts';
import {
  type ActivityPart,
  type BoardEntry,
  type BoardPeriod,
  type OwnStanding,
  PUBLIC_PAGE_SIZES,
  type PublicActivity,
  type PublicBadge,
  type PublicPerson,
  type Visibility,
} from '@drawbridge/contracts/recognition';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { ActivityReader } from './activity.ts';
import { findOwnStanding, listBoard, toPublicBadge } from './hall-of-fame.ts';
import type { HeldBadges } from './held-badges.ts';
import { type Paged, toPagination } from './paged.ts';
import { createReservedNames } from './reserved-names.rule.ts';
import { getShown, toShown } from './shown-person.ts';
import { getVisibility, setVisibility } from './visibility.ts';

export interface PublicProfileService {
  getVisibility(personId: PersonId): Promise<Visibility>;
  /** @param alias null removes it, undefined leaves it */
  setVisibility(personId: PersonId, visible: boolean, alias: string | null | undefined): Promise<Visibility>;
  /** Throws `profile_not_found`, as do the next two. */
  getPerson(personId: PersonId): Promise<PublicPerson>;
  listBadges(personId: PersonId, page: number): Promise<Paged<PublicBadge>>;
  listActivity(
    personId: PersonId,
    part: ActivityPart | undefined,
    page: number,
  ): Promise<Paged<PublicActivity>>;
  listBoard(period: BoardPeriod, page: number): Promise<Paged<BoardEntry>>;
  findOwnStanding(personId: PersonId, period: BoardPeriod): Promise<OwnStanding | null>;
}

export interface PublicProfileDeps {
  database: Database;
  /** Nobody is shown under it. */
  productName: string;
  activity: ActivityReader;
  badges: HeldBadges;
  clock: Clock;
}

export function createPublicProfileService(deps: PublicProfileDeps): PublicProfileService {
  const { activity, badges, clock } = deps;
  const { db } = deps.database;
  const reserved = createReservedNames([deps.productName]);
  const parts = { db, badges, clock, reserved };

  return {
    getVisibility: (personId) => getVisibility(db, personId),
    setVisibility: (personId, visible, alias) => setVisibility(parts, personId, { visible, alias }),

    async getPerson(personId) {
      const { person, profile } = await getShown(db, personId);
      return {
        user_id: personId,
        ...toShown(reserved, { ...person, alias: profile.alias }),
        member_since: person.createdAt.toISOString().slice(0, 10),
        ...(await activity.count(personId)),
      };
    },

    async listBadges(personId, page) {
      await getShown(db, personId);
      const size = PUBLIC_PAGE_SIZES.badges;
      const total = (await badges.count(db, [personId])).get(personId) ?? 0;
      const held = await badges.read(db, personId, { limit: size, offset: (page - 1) * size });
      return { pagination_info: toPagination(page, size, total), results: held.map(toPublicBadge) };
    },

    async listActivity(personId, part, page) {
      await getShown(db, personId);
      const all = await activity.list(personId, part);
      const size = PUBLIC_PAGE_SIZES.activity;
      return {
        pagination_info: toPagination(page, size, all.length),
        results: all.slice((page - 1) * size, page * size),
      };
    },

    listBoard: (period, page) => listBoard(parts, period, page),
    findOwnStanding: (personId, period) => findOwnStanding(parts, personId, period),
  };
}
