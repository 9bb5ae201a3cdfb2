import {
  type AuditEntry,
  type AuditFilter,
  exportAuditEntries,
  listAuditEntries,
  type OutputOf,
} from '@drawbridge/contracts';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { LogError, Notify } from '../../notices.ts';
import { asApiProblem } from '../../transport/api-problem.ts';
import type { ApiClient } from '../../transport/client.ts';
import { LOADING, type Loadable, ready } from '../base/loadable.ts';

/** What is loaded of the audit trail, newest first. */
export interface AuditTrail {
  items: AuditEntry[];
  /** Token of the next page; null after the last. */
  next: string | null;
  /** Entries older than this many days are deleted. */
  keptDays: number;
  isLoadingMore: boolean;
  /** The last try to get more failed: it is not repeated unasked. */
  hasFailedMore: boolean;
}

export type AuditExport = OutputOf<typeof exportAuditEntries>;

/** The audit trail of the company, as its administrators read it. */
export interface AuditStore {
  trail: ReadonlySignal<Loadable<AuditTrail>>;
  /** Entries for another filter are on their way; the previous ones are still shown. */
  isFiltering: ReadonlySignal<boolean>;
  isExporting: ReadonlySignal<boolean>;
  /** Loads the first page for a filter. */
  load(filter: AuditFilter): Promise<void>;
  /** Loads the page after those that are shown, for the same filter. */
  loadMore(): Promise<void>;
  /** The file for a filter; undefined when it could not be made, of which the person is told. */
  exportEntries(filter: AuditFilter): Promise<AuditExport | undefined>;
}

export function createAuditStore(deps: {
  client: ApiClient;
  notify: Notify;
  logError?: LogError | undefined;
}): AuditStore {
  const { client, notify, logError = () => undefined } = deps;
  const trail = signal<Loadable<AuditTrail>>(LOADING);
  const isFiltering = signal(false);
  const isExporting = signal(false);
  let shownFilter: AuditFilter = {};
  /** A late answer to an earlier request is dropped. */
  let requests = 0;

  /** Changes the list that request `of` was made for; one for another filter stays as it is. */
  function update(of: number, change: Partial<AuditTrail> | ((now: AuditTrail) => Partial<AuditTrail>)) {
    const { value } = trail;
    if (of !== requests || value.state !== 'ready') return;
    trail.value = ready({
      ...value.value,
      ...(typeof change === 'function' ? change(value.value) : change),
    });
  }

  return {
    trail,
    isFiltering,
    isExporting,
    async load(filter) {
      requests += 1;
      const request = requests;
      isFiltering.value = trail.peek().state === 'ready';
      if (!isFiltering.peek()) trail.value = LOADING;
      try {
        const answer = await client.call(listAuditEntries, filter, { background: isFiltering.peek() });
        if (request !== requests) return;
        shownFilter = filter;
        trail.value = ready({
          items: answer.items,
          next: answer.next_token,
          keptDays: answer.kept_days,
          isLoadingMore: false,
          hasFailedMore: false,
        });
      } catch (error) {
        const problem = asApiProblem(error);
        logError('the audit trail could not be loaded', problem);
        if (request !== requests) return;
        // Entries for the filter before would be read as those for this one.
        trail.value = { state: 'problem', problem };
      }
      isFiltering.value = false;
    },
    async loadMore() {
      const { value } = trail;
      if (value.state !== 'ready' || value.value.next === null || value.value.isLoadingMore) return;
      if (isFiltering.peek()) return;
      const request = requests;
      const next_token = value.value.next;
      update(request, { isLoadingMore: true, hasFailedMore: false });
      try {
        const answer = await client.call(
          listAuditEntries,
          { ...shownFilter, next_token },
          { background: true },
        );
        update(request, ({ items }) => ({
          items: [...items, ...answer.items],
          next: answer.next_token,
          isLoadingMore: false,
        }));
      } catch (error) {
        update(request, { isLoadingMore: false, hasFailedMore: true });
        logError('more of the audit trail could not be loaded', asApiProblem(error));
      }
    },
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
