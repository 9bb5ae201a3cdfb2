import { sql } from 'drizzle-orm';
import type { DbOrTx } from '../../../platform/db/database.ts';

/** More than anybody types; each word costs a lookup. */
const MOST_WORDS = 8;
/** How alike a known word must be to stand for a word that no course has. */
const ALIKE = 0.3;
const MOST_ALIKE = 3;

/** A search as `to_tsquery` takes it, or undefined when it has no words. Letters and digits only: safe in its syntax. */
export async function toSearchQuery(db: DbOrTx, text: string): Promise<string | undefined> {
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, MOST_WORDS);
  if (words.length === 0) return undefined;
  const known = await findAlike(db, words);
  return words.map((word) => toTerm(word, known.get(word) ?? [])).join(' & ');
}

/** The beginning of a word finds it; a word that begins none is replaced by the known ones most like it. */
const toTerm = (word: string, alike: readonly string[]) =>
  alike.length === 0 ? `${word}:*` : `(${alike.join(' | ')})`;

/** Finds, for each word that no known word begins with, the known words most like it. */
async function findAlike(db: DbOrTx, words: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = (await db.execute(sql`
    select asked.word, array(
      select known.word from course_word known
      where known.word % asked.word and similarity(known.word, asked.word) >= ${ALIKE}::real
      order by similarity(known.word, asked.word) desc, known.word
      limit ${MOST_ALIKE}::int
    ) as alike
    from json_array_elements_text(${JSON.stringify(words)}::json) as asked (word)
    where char_length(asked.word) > 3 and not exists (
      select from course_word known where known.word like asked.word || '%'
    )
  `)) as { rows: { word: string; alike: string[] }[] };
  return new Map(rows.map(({ word, alike }) => [word, alike]));
}
