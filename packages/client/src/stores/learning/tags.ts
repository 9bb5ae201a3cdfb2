import { completeTags, listPopularTags, type TagTopic } from '@drawbridge/contracts/learning';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { LogError } from '../../notices.ts';
import { asApiProblem } from '../../transport/api-problem.ts';
import type { ApiClient } from '../../transport/client.ts';
import type { CourseType } from './course-list/course-filter.ts';

/** Suggestions for the search box of a list. They are optional, so a failure is only logged. @see CAT-13 */
export interface TagStore {
  popular: ReadonlySignal<readonly string[]>;
  /** The topics of the labs, with the tags of each. */
  topics: ReadonlySignal<readonly TagTopic[]>;
  /** Suggestions for the latest text. */
  suggested: ReadonlySignal<readonly string[]>;
  loadPopular(): Promise<void>;
  /** Requests suggestions for a text and cancels the previous request; an empty text has none. @see CAT-14 */
  suggest(text: string): Promise<void>;
}

export function createTagStore(
  deps: { client: ApiClient; logError?: LogError | undefined },
  type: CourseType,
): TagStore {
  const { client, logError = () => undefined } = deps;
  const popular = signal<readonly string[]>([]);
  const topics = signal<readonly TagTopic[]>([]);
  const suggested = signal<readonly string[]>([]);
  let asking = new AbortController();

  function log(error: unknown) {
    const problem = asApiProblem(error);
    if (problem.code !== 'canceled') logError('the tags could not be loaded', problem);
  }

  return {
    popular,
    topics,
    suggested,
    async loadPopular() {
      try {
        const known = await client.call(listPopularTags, { types: [type] }, { background: true });
        popular.value = known.tags;
        topics.value = known.topics;
      } catch (error) {
        log(error);
      }
    },
    async suggest(text) {
      asking.abort();
      asking = new AbortController();
      const { signal: abort } = asking;
      const query = text.trim().slice(0, 100);
      if (query === '') {
        suggested.value = [];
        return;
      }
      try {
        const { tags } = await client.call(
          completeTags,
          { types: [type], query },
          { background: true, signal: abort },
        );
        if (!abort.aborted) suggested.value = tags;
      } catch (error) {
        log(error);
      }
    },
  };
}
