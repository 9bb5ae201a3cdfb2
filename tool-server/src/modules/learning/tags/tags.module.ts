import { TAG_TOPICS, TOPICS } from '@drawbridge/content';
import { completeTags, listPopularTags, listTags } from '@drawbridge/contracts/learning';
import type { ServerModule } from '../../../module.ts';
import type { Database } from '../../../platform/db/database.ts';
import { serve } from '../../../platform/http/api.ts';
import { findTags, readPopularTags, readTags } from './tags.store.ts';

/** As tags are written: lower case, and nothing that `like` would read as a pattern. */
const toTyped = (query: string) =>
  query
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The topics of the labs that any of these tags belongs to, in their order. */
const toTopics = (tags: readonly string[]) =>
  TOPICS.map((name) => ({ name, tags: tags.filter((tag) => TAG_TOPICS[tag] === name) })).filter(
    (topic) => topic.tags.length > 0,
  );

/** The words of the search boxes. @see SVC-13, CAT-13 */
export function createTags({ database: { db } }: { database: Database }): ServerModule {
  return {
    routes: [
      serve(listTags, async () => ({ tags: await readTags(db) })),
      serve(listPopularTags, async ({ input }) => {
        const tags = await readPopularTags(db, input.types);
        return { tags, topics: toTopics(tags) };
      }),
      serve(completeTags, async ({ input }) => {
        const typed = toTyped(input.query);
        return { tags: typed === '' ? [] : await findTags(db, typed, input.types) };
      }),
    ],
  };
}
