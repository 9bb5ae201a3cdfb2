import { asId } from '@drawbridge/contracts';
import {
  listScimRequests,
  type ScimLogLine,
  type ScimLogPage,
  type ScimLogShow,
} from '@drawbridge/contracts/company';
import type { ReadonlySignal } from '@preact/signals-react';
import type { LogError } from '../../../notices.ts';
import type { ApiClient } from '../../../transport/client.ts';
import type { Loadable } from '../../base/loadable.ts';
import { createPagedList, type PagedItems } from '../../base/paged-list.ts';

export type { ScimLogLine, ScimLogShow } from '@drawbridge/contracts/company';

export interface ScimLogQuery {
  search: string;
  show: ScimLogShow;
  /** Only lines about this user; empty for all. */
  userId: string;
}

/** Lines of the log, and the user whom they are all about. */
export type ScimLogItems = PagedItems<ScimLogLine, ScimLogPage['person']>;

/** What the directory asked for, latest first. @see SVC-11 */
export interface ScimLogStore {
  log: ReadonlySignal<Loadable<ScimLogItems>>;
  isReloading: ReadonlySignal<boolean>;
  load(query: ScimLogQuery): Promise<void>;
  loadMore(): Promise<void>;
}

export function createScimLogStore(deps: {
  client: ApiClient;
  logError?: LogError | undefined;
}): ScimLogStore {
  const { client } = deps;
  const lines = createPagedList<ScimLogLine, ScimLogQuery, ScimLogPage['person'], string>({
    what: 'the log of the directory',
    logError: deps.logError,
    toKey: ({ id }) => id,
    async fetchPage({ query: { search, show, userId }, cursor }, options) {
      const {
        items,
        next_before: next,
        person,
      } = await client.call(
        listScimRequests,
        {
          show,
          ...(search && { search }),
          ...(userId && { user_id: asId<'person'>(userId) }),
          ...(cursor !== undefined && { before: cursor }),
        },
        options,
      );
      return { items, next: next ?? undefined, rest: person };
    },
  });
  return {
    log: lines.list,
    isReloading: lines.isReloading,
    async load(query) {
      await lines.load(query);
    },
    async loadMore() {
      await lines.loadMore();
    },
  };
}
