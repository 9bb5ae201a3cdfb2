import {
  type AssignmentCard,
  type AssignmentDetail,
  type AssignmentFilter,
  asId,
  claimAssignmentCertificate,
  getOwnAssignment,
  linkCertificate,
  listOwnAssignments,
  type OutputOf,
} from '@drawbridge/contracts';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { LogError, Notify } from '../../notices.ts';
import { asApiProblem } from '../../transport/api-problem.ts';
import type { ApiClient } from '../../transport/client.ts';
import { createLoadInto } from '../base/load-into.ts';
import { LOADING, type Loadable, ready } from '../base/loadable.ts';

export interface AssignmentPages {
  items: readonly AssignmentCard[];
  counts: OutputOf<typeof listOwnAssignments>['counts'];
  /** The time on the server, of which the states are. */
  nowMs: number;
  hasMore: boolean;
}

/** The list of one's own assignments. @see COMP-19 */
export interface AssignmentListStore {
  content: ReadonlySignal<Loadable<AssignmentPages>>;
  filter: ReadonlySignal<AssignmentFilter>;
  isLoadingMore: ReadonlySignal<boolean>;
  /** Reads the first page again; what is shown stays meanwhile, and when it fails. */
  load(): Promise<void>;
  loadMore(): Promise<void>;
  setFilter(filter: AssignmentFilter): Promise<void>;
}

interface Deps {
  client: ApiClient;
  notify: Notify;
  logError?: LogError | undefined;
}

export function createAssignmentListStore({ client, notify, logError }: Deps): AssignmentListStore {
  const loadInto = createLoadInto(logError);
  const content = signal<Loadable<AssignmentPages>>(LOADING);
  const filter = signal<AssignmentFilter>('to_do');
  const isLoadingMore = signal(false);
  let page = 1;
  /** Another with each list: answers for an earlier one come too late. */
  let edition = 0;

  async function read(wanted: number, before: readonly AssignmentCard[], options: { background: boolean }) {
    const show = filter.peek();
    const found = await client.call(listOwnAssignments, { show, page: wanted }, options);
    const known = new Set(before.map(({ id }) => id));
    // The order may have changed between two pages.
    const items = [...before, ...found.items.filter(({ id }) => !known.has(id))];
    const hasMore = found.items.length > 0 && items.length < found.counts[show];
    return { items, counts: found.counts, nowMs: Date.parse(found.now), hasMore };
  }

  async function load() {
    edition += 1;
    const own = edition;
    const found = signal<Loadable<AssignmentPages>>(content.peek());
    await loadInto(found, 'the assignments', (options) => read(1, [], options));
    if (own !== edition) return;
    page = 1;
    content.value = found.peek();
  }

  return {
    content,
    filter,
    isLoadingMore,
    load,
    async setFilter(chosen) {
      if (chosen === filter.peek()) return;
      filter.value = chosen;
      content.value = LOADING;
      await load();
    },
    async loadMore() {
      const shown = content.peek();
      if (shown.state !== 'ready' || !shown.value.hasMore || isLoadingMore.peek()) return;
      const own = edition;
      isLoadingMore.value = true;
      try {
        const more = await read(page + 1, shown.value.items, { background: true });
        if (own !== edition) return;
        page += 1;
        content.value = ready(more);
      } catch (error) {
        if (own === edition) notify('negative', asApiProblem(error).message);
      } finally {
        isLoadingMore.value = false;
      }
    },
  };
}

/** One of one's own assignments. @see NAV-18, COMP-60 */
export interface AssignmentStore {
  assignment: ReadonlySignal<Loadable<AssignmentDetail>>;
  isClaiming: ReadonlySignal<boolean>;
  load(): Promise<void>;
  /** The address of the certificate as a file, which the first call issues; undefined, with a message, when there is none. */
  getCertificate(): Promise<string | undefined>;
}

export function createAssignmentStore({
  client,
  notify,
  logError,
  assignmentId,
}: Deps & { assignmentId: string }): AssignmentStore {
  const loadInto = createLoadInto(logError);
  const assignment = signal<Loadable<AssignmentDetail>>(LOADING);
  const isClaiming = signal(false);
  const input = { assignment_id: asId<'assignment'>(assignmentId) };
  return {
    assignment,
    isClaiming,
    load: () =>
      loadInto(assignment, 'the assignment', (options) => client.call(getOwnAssignment, input, options)),
    async getCertificate() {
      // A second click while the first is on its way would be a second file.
      if (isClaiming.peek()) return undefined;
      isClaiming.value = true;
      try {
        const certificate = await client.call(claimAssignmentCertificate, input, { background: true });
        const shown = assignment.peek();
        if (shown.state === 'ready') assignment.value = ready({ ...shown.value, certificate });
        const link = { certificate_id: certificate.id };
        return (await client.call(linkCertificate, link, { background: true })).url;
      } catch (error) {
        notify('negative', asApiProblem(error).message);
        return undefined;
      } finally {
        isClaiming.value = false;
      }
    },
  };
}
