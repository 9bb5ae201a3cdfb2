import { asId, type PersonId, problem } from '@drawbridge/contracts';
import {
  type ActivityPart,
  type BoardEntry,
  type BoardPeriod,
  type OwnStanding,
  type PaginationInfo,
  PUBLIC_PAGE_SIZES,
  PUBLIC_PROFILE_TEXTS,
  type PublicActivity,
  type PublicBadge,
  type PublicPerson,
  toAliasKey,
  type Visibility,
} from '@drawbridge/contracts/recognition';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, toConstraint } from '../../../platform/db/database.ts';
import type { ActivityReader } from './activity.ts';
import * as board from './board.store.ts';
import { toPeriodStart } from './board-period.rule.ts';
import type { HeldBadge, HeldBadges } from './held-badges.ts';
import * as store from './public-profile.store.ts';
import { createReservedNames } from './reserved-names.rule.ts';

export interface Paged<T> {
  pagination_info: PaginationInfo;
  results: T[];
}

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

function toPagination(page: number, perPage: number, total: number): PaginationInfo {
  return { page, per_page: perPage, total, pages: Math.ceil(total / perPage) };
}

const toName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`.trim();

interface Shown {
  alias: string | null;
  firstName: string;
  lastName: string;
  picture: string | null;
}

const toPublicBadge = ({ at, ...badge }: HeldBadge): PublicBadge => ({
  ...badge,
  issued_at: at.toISOString(),
});

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
  const { isReservedAlias, isReservedName } = createReservedNames([deps.productName]);
  const { db } = deps.database;

  /**
   * An alias is shown without a picture: that would reveal the person. Names change after somebody chose to be shown, at
   * an identity provider too, so they are looked at again.
   */
  function toShown({ alias, picture, ...person }: Shown): { name: string; picture?: string } {
    const name = alias ?? toName(person);
    const isReserved = alias === null ? isReservedName(name) : isReservedAlias(alias);
    if (isReserved) return { name: PUBLIC_PROFILE_TEXTS.nameWithheld };
    return { name, ...(alias === null && picture ? { picture } : {}) };
  }

  async function getShown(personId: PersonId) {
    const row = await store.findShown(db, personId);
    if (!row) throw problem('profile_not_found');
    return row;
  }

  async function getOwn(personId: PersonId): Promise<Visibility> {
    const row = await store.findOwn(db, personId);
    // The account was deleted during the call.
    if (!row) throw problem('not_signed_in');
    return {
      user_id: personId,
      name: toName(row.person),
      visible: row.profile?.visible ?? false,
      alias: row.profile?.alias ?? null,
    };
  }

  return {
    getVisibility: getOwn,

    async setVisibility(personId, visible, alias) {
      const known = await getOwn(personId);
      const next = alias === undefined ? known.alias : alias;
      if (visible && next === null && known.name === '')
        throw problem('bad_input', { errors: { alias: PUBLIC_PROFILE_TEXTS.aliasNeeded } });
      if (next !== null && isReservedAlias(next) && (visible || alias !== undefined))
        throw problem('bad_input', { errors: { alias: PUBLIC_PROFILE_TEXTS.aliasReserved } });
      if (visible && next === null && isReservedName(known.name))
        throw problem('bad_input', { errors: { alias: PUBLIC_PROFILE_TEXTS.nameReserved } });
      const row = {
        personId,
        visible,
        ...(alias === undefined ? {} : { alias, aliasKey: alias === null ? null : toAliasKey(alias) }),
        changedAt: clock.now(),
      };
      try {
        await db.transaction((tx) => store.upsertProfile(tx, row));
      } catch (error) {
        if (toConstraint(error) === 'public_profile_alias_key')
          throw problem('bad_input', { errors: { alias: PUBLIC_PROFILE_TEXTS.aliasTaken } });
        throw error;
      }
      return getOwn(personId);
    },

    async getPerson(personId) {
      const { person, profile } = await getShown(personId);
      return {
        user_id: personId,
        ...toShown({ ...person, alias: profile.alias }),
        member_since: person.createdAt.toISOString().slice(0, 10),
        ...(await activity.count(personId)),
      };
    },

    async listBadges(personId, page) {
      await getShown(personId);
      const size = PUBLIC_PAGE_SIZES.badges;
      const total = (await badges.count(db, [personId])).get(personId) ?? 0;
      const held = await badges.read(db, personId, { limit: size, offset: (page - 1) * size });
      return { pagination_info: toPagination(page, size, total), results: held.map(toPublicBadge) };
    },

    async listActivity(personId, part, page) {
      await getShown(personId);
      const all = await activity.list(personId, part);
      const size = PUBLIC_PAGE_SIZES.activity;
      return {
        pagination_info: toPagination(page, size, all.length),
        results: all.slice((page - 1) * size, page * size),
      };
    },

    async listBoard(period, page) {
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
          ...toShown(row),
          points: row.points,
          labs_passed: row.labs,
          courses_completed: row.courses,
          badges: held.get(row.personId)?.total ?? 0,
          latest_badges: (held.get(row.personId)?.latest ?? []).map(toPublicBadge),
        })),
      };
    },

    async findOwnStanding(personId, period) {
      const row = await board.findStanding(db, personId, toPeriodStart(period, clock.now()));
      if (!row) return null;
      return {
        user_id: personId,
        rank: row.rank,
        points: row.points,
        page: Math.ceil(row.nth / PUBLIC_PAGE_SIZES.board),
      };
    },
  };
}
