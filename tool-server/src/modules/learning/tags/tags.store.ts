import { MOST_SUGGESTED_TAGS, MOST_TAGS } from '@drawbridge/contracts/learning';
import { inArray, type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../../platform/db/database.ts';
import { courseTag } from '../../kernel/catalogue/catalogue.table.ts';

/** Distance of a typed text from the words of a tag, below which the tag is offered. */
const ALIKE = 0.4;

const ofTypes = (types: readonly string[] | undefined): SQL =>
  types?.length ? inArray(courseTag.type, [...types]) : sql`true`;

const toTags = (result: unknown) => (result as { rows: { tag: string }[] }).rows.map(({ tag }) => tag);

export async function readTags(db: DbOrTx): Promise<string[]> {
  return toTags(await db.execute(sql`select distinct tag from ${courseTag} order by tag`));
}

/** The tags of most courses. */
export async function readPopularTags(db: DbOrTx, types: readonly string[] | undefined): Promise<string[]> {
  return toTags(
    await db.execute(sql`
      select tag from ${courseTag} where ${ofTypes(types)}
      group by tag order by sum(${courseTag.courses}) desc, tag limit ${MOST_TAGS}::int
    `),
  );
}

/** Tags with a word that begins with the text, then those that are like it; each time the most common first. */
export async function findTags(
  db: DbOrTx,
  text: string,
  types: readonly string[] | undefined,
): Promise<string[]> {
  const words = sql`replace(${courseTag.tag}, '-', ' ')`;
  const begins = sql`(' ' || ${words}) like '% ' || ${text}::text || '%'`;
  return toTags(
    await db.execute(sql`
      select tag from ${courseTag}
      where ${ofTypes(types)} and (${begins} or word_similarity(${text}::text, ${words}) >= ${ALIKE}::real)
      group by tag
      order by bool_or(${begins}) desc, sum(${courseTag.courses}) desc, tag limit ${MOST_SUGGESTED_TAGS}::int
    `),
  );
}
