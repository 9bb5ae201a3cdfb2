import type { OutputOf } from '@drawbridge/contracts';
import {
  type AuditEntry,
  type AuditFilter,
  exportAuditEntries,
  listAuditEntries,
} from '@drawbridge/contracts/kernel';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { LogError, Notify } from '../../notices.ts';
import { asApiProblem } from '../../transport/api-problem.ts';
import type { ApiClient } from '../../transport/client.ts';
import type { Loadable } from '../base/loadable.ts';
import { createPagedList, type PagedItems } from '../base/paged-list.ts';

/** The loaded part of the audit trail, newest first. */
export type AuditTrail = PagedItems<AuditEntry, AuditTrailFacts>;

export interface AuditTrailFacts {
  /** Number of days after which entries are deleted. */
  keptDays: number;
}

export type AuditExport = OutputOf<typeof exportAuditEntries>;

/** The company's audit trail, for its administrators. */
export interface AuditStore {
  trail: ReadonlySignal<Loadable<AuditTrail>>;
  /** True while entries for another filter are loading and the previous ones are still shown. */
  isFiltering: ReadonlySignal<boolean>;
  isExporting: ReadonlySignal<boolean>;
  /** Loads the first page for a filter. */
  load(filter: AuditFilter): Promise<unknown>;
  /** Loads the next page for the same filter. */
  loadMore(): Promise<unknown>;
  /** Returns the file for a filter; undefined if it could not be created, which is announced. */
  exportEntries(filter: AuditFilter): Promise<AuditExport | undefined>;
}

export function createAuditStore(deps: {
  client: ApiClient;
  notify: Notify;
  logError?: LogError | undefined;
}): AuditStore {
  const { client, notify } = deps;
  const isExporting = signal(false);
  const entries = createPagedList<AuditEntry, AuditFilter, AuditTrailFacts, string>({
    what: 'the audit trail',
    logError: deps.logError,
    toKey: ({ id }) => id,
    async fetchPage({ query, cursor }, options) {
      const input = cursor === undefined ? query : { ...query, next_token: cursor };
      const { items, next_token, kept_days: keptDays } = await client.call(listAuditEntries, input, options);
      return { items, next: next_token ?? undefined, rest: { keptDays } };
    },
  });

  return {
    trail: entries.list,
    isFiltering: entries.isReloading,
    isExporting,
    load: (filter) => entries.load(filter, { isFresh: entries.list.peek().state !== 'ready' }),
    loadMore: entries.loadMore,
    async exportEntries(filter) {
      if (isExporting.peek()) return undefined;
      isExporting.value = true;
      try {
        return await client.call(exportAuditEntries, filter, { background: true });
      } catch (error) {
        notify('negative', asApiProblem(error).message);
        return undefined;
      } finally {
        isExporting.value = false;
      }
    },
  };
}
