import type { PlatformId } from '@drawbridge/contracts';
import { type PlatformRefusal, REFUSAL_DAYS, REFUSAL_PAGE_SIZE } from '@drawbridge/contracts/integration';
import { and, desc, eq, inArray, lt, or, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../../../platform/db/database.ts';
import { isUuid } from '../../../../platform/uuid.ts';
import { ltiPlatform } from '../../../kernel/people/lti-platform.table.ts';
import { isObject, isString } from '../launch/claims.ts';
import { ltiRefusal } from '../lti.table.ts';
import { REFUSALS } from '../pages/refusals.ts';

const DAY_MS = 86_400_000;
/**
 * The most refusals of one platform. A fault refuses every launch of a school, and the newest refusals show its cause.
 */
export const MOST_REFUSALS = 500;
const SWEEP_BATCH = 1_000;

/** What the platform sent, by field of the registration, and which part of the message decided. */
export interface RefusalDetail {
  note: string | undefined;
  sent: Readonly<Record<string, string>>;
}

/** Stores a refusal. Does nothing for a platform that was deleted meanwhile. */
export async function addRefusal(
  db: DbOrTx,
  given: { id: string; platformId: PlatformId; reason: string; detail: RefusalDetail; at: Date },
): Promise<void> {
  const { id, platformId, reason, at } = given;
  await db.execute(sql`
    insert into lti_refusal (id, platform_id, reason, detail, at)
    select ${id}::uuid, p.id, ${reason}::text, ${JSON.stringify(given.detail)}::text, ${at.toISOString()}::timestamptz
    from ${ltiPlatform} p where p.id = ${platformId}::uuid for key share`);
}

/** Written by us alone; a row of a later version may hold something else. */
function readDetail(detail: string | null): Pick<PlatformRefusal, 'detail' | 'sent'> {
  const parsed: unknown = detail === null ? {} : JSON.parse(detail);
  if (!isObject(parsed)) return { detail: null, sent: {} };
  const sent = isObject(parsed.sent) ? Object.entries(parsed.sent) : [];
  return {
    detail: isString(parsed.note) ? parsed.note : null,
    sent: Object.fromEntries(sent.filter((entry): entry is [string, string] => isString(entry[1]))),
  };
}

const toWhat = (reason: string): string =>
  Object.hasOwn(REFUSALS, reason) ? REFUSALS[reason as keyof typeof REFUSALS].what : '';

/** The time and id of the last row of a page, for the page after it. */
const toToken = ({ at, id }: { at: Date; id: string }) => `${at.getTime()}.${id}`;

/** Fourteen digits end in the year 5138: JavaScript knows instants that the database does not read. */
const TIME = /^\d{1,14}$/;

function readToken(token: string | undefined): { at: Date; id: string } | undefined {
  const [time = '', id = ''] = token?.split('.') ?? [];
  return TIME.test(time) && isUuid(id) ? { at: new Date(Number(time)), id } : undefined;
}

/** Refusals of a platform, newest first. The caller checked whose it is. */
export async function readRefusals(db: DbOrTx, platformId: PlatformId, token: string | undefined) {
  const after = readToken(token);
  const rows = await db
    .select()
    .from(ltiRefusal)
    .where(
      and(
        eq(ltiRefusal.platformId, platformId),
        after &&
          or(lt(ltiRefusal.at, after.at), and(eq(ltiRefusal.at, after.at), lt(ltiRefusal.id, after.id))),
      ),
    )
    .orderBy(desc(ltiRefusal.at), desc(ltiRefusal.id))
    .limit(REFUSAL_PAGE_SIZE + 1);
  const page = rows.slice(0, REFUSAL_PAGE_SIZE);
  const last = page.at(-1);
  return {
    items: page.map(({ id, at, reason, detail }) => ({
      id,
      at: at.toISOString(),
      reason,
      what: toWhat(reason),
      ...readDetail(detail),
    })),
    next_token: rows.length > page.length && last ? toToken(last) : null,
  };
}

/** Removes what is older than thirty days, and of each platform what is beyond its share. Gives how many. */
export async function sweepRefusals(db: DbOrTx, now: Date): Promise<number> {
  const before = new Date(now.getTime() - REFUSAL_DAYS * DAY_MS);
  const old = db
    .select({ id: ltiRefusal.id })
    .from(ltiRefusal)
    .where(lt(ltiRefusal.at, before))
    .limit(SWEEP_BATCH);
  const place = sql<number>`row_number() over (partition by ${ltiRefusal.platformId} order by ${ltiRefusal.at} desc, ${ltiRefusal.id} desc)`;
  const ranked = db
    .select({ id: ltiRefusal.id, place: place.as('place') })
    .from(ltiRefusal)
    .as('ranked');
  const beyond = db
    .select({ id: ranked.id })
    .from(ranked)
    .where(sql`${ranked.place} > ${MOST_REFUSALS}`)
    .limit(SWEEP_BATCH);
  const gone = await db
    .delete(ltiRefusal)
    .where(or(inArray(ltiRefusal.id, old), inArray(ltiRefusal.id, beyond)))
    .returning({ id: ltiRefusal.id });
  return gone.length;
}
