import { createHash } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../../platform/db/database.ts';
import { course, courseItem, courseTag, courseWord } from './catalogue.table.ts';
import type { CourseSource, SearchTexts } from './course-source.ts';

/** Raised when the same source gives other rows, so that stored courses are written again. */
const ROWS_VERSION = 2;

export function toVersion({ row, items, texts }: CourseSource): string {
  return createHash('sha256')
    .update(JSON.stringify([ROWS_VERSION, row, items, texts]))
    .digest('hex');
}

/** Words apart by what is no letter or digit, so that "CWE-89" is found by its parts. */
const toPlain = (text: string) => text.normalize('NFKC').replaceAll(/[^\p{L}\p{N}]+/gu, ' ');

const toVector = ({ title, keywords, description, contents }: SearchTexts) => sql`
  setweight(to_tsvector('english', ${toPlain(title)}), 'A') || setweight(to_tsvector('english', ${toPlain(keywords)}), 'B')
  || setweight(to_tsvector('english', ${toPlain(description)}), 'C') || setweight(to_tsvector('english', ${toPlain(contents)}), 'D')`;

const toWords = ({ title, keywords, description, contents }: SearchTexts): string[] => [
  ...new Set(
    toPlain(`${title} ${keywords} ${description} ${contents}`)
      .toLowerCase()
      .split(' ')
      .filter((word) => word.length > 2),
  ),
];

/** Makes the words known to the correction of typing faults. */
export async function writeWords(tx: DbOrTx, words: readonly string[]): Promise<void> {
  if (words.length === 0) return;
  await tx.execute(sql`
    insert into ${courseWord} (word) select w from json_array_elements_text(${JSON.stringify(words)}::json) w
    order by w on conflict do nothing
  `);
}

/** Writes a course with its items in place of what it was. @param at when it was added, if it is new */
export async function writeCourse(
  tx: Tx,
  source: CourseSource,
  { owner, at }: { owner: (typeof course.$inferInsert)['source']; at: Date },
): Promise<void> {
  const { row, items, texts } = source;
  const values = {
    ...row,
    source: owner,
    version: toVersion(source),
    search: toVector(texts),
    withdrawnAt: null,
    createdAt: at,
  };
  const { createdAt: _, ...set } = values;
  await tx.insert(course).values(values).onConflictDoUpdate({ target: course.id, set });
  await tx.delete(courseItem).where(eq(courseItem.courseId, row.id));
  if (items.length > 0)
    await tx.insert(courseItem).values(items.map((item) => ({ ...item, courseId: row.id })));
  // What one person calls their own set corrects nobody else's search.
  if (owner !== 'person') await writeWords(tx, toWords(texts));
}

/** Counts the courses of each tag again. Courses with an owner are not counted: others must not learn of them. */
export async function countTags(tx: Tx): Promise<void> {
  await tx.delete(courseTag);
  await tx.execute(sql`
    insert into ${courseTag} (tag, type, courses)
    select tag, ${course.type}, count(*)::int from ${course}, unnest(${course.tags}) tag
    where ${and(isNull(course.withdrawnAt), isNull(course.ownerCompanyId), isNull(course.ownerPersonId))}
    group by tag, ${course.type}
  `);
}
