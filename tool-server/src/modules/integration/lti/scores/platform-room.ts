import { getTableName } from 'drizzle-orm';
import { ltiPlatform } from '../../../kernel/people/lti-platform.table.ts';

/** How much may be claimed now. */
export interface Room {
  /** The limit for all platforms. */
  limit: number;
  /** The limit for one platform, unless `byPlatform` names it. */
  each: number;
  byPlatform: Readonly<Record<string, number>>;
  /** The limit for all platforms of one company, unless `byCompany` names it. */
  eachCompany: number;
  byCompany: Readonly<Record<string, number>>;
}

/** `$3` to `$7` of a claim. */
export const toRoomValues = (room: Room) =>
  [
    room.limit,
    JSON.stringify(room.byPlatform),
    room.each,
    JSON.stringify(room.byCompany),
    room.eachCompany,
  ] as const;

/**
 * Platforms with room for another claim, those without a call in flight first; `share`: how much. Only platforms with
 * something due, so that a company's room is not given to those that have nothing. `$3` to `$7`: the room.
 */
export const platformsWithRoom = (hasDue: string) => `(
  select p.*, greatest(0, least(p.room, coalesce(($6::jsonb ->> p.company_id::text)::int, $7::int)
    - coalesce(sum(p.room) over (partition by p.company_id order by p.place
      rows between unbounded preceding and 1 preceding), 0))) as share
  from (
    select p.*, coalesce(($4::jsonb ->> p.id::text)::int, $5::int) as room,
      row_number() over (order by ($4::jsonb ->> p.id::text) is not null, random()) as place
    from ${getTableName(ltiPlatform)} p where p.active and exists (${hasDue})
  ) p
  order by p.place
)`;
