import { asId, type OutputOf } from '@drawbridge/contracts';
import {
  type AssignmentCard,
  type AssignmentDetail,
  type AssignmentFilter,
  claimAssignmentCertificate,
  getOwnAssignment,
  listOwnAssignments,
} from '@drawbridge/contracts/company';
import { linkCertificate } from '@drawbridge/contracts/recognition';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { LogError, Notify } from '../../notices.ts';
import { asApiProblem } from '../../transport/api-problem.ts';
import type { ApiClient } from '../../transport/client.ts';
import { createLoadInto } from '../base/load-into.ts';
import { LOADING, type Loadable, ready } from '../base/loadable.ts';
import { createPagedList, type PagedItems } from '../base/paged-list.ts';

export type AssignmentPages = PagedItems<AssignmentCard, AssignmentFacts>;

export interface AssignmentFacts {
  counts: OutputOf<typeof listOwnAssignments>['counts'];
  /** Server time at which the states were computed. */
  nowMs: number;
}

/** The learner's own assignments. @see COMP-19 */
export interface AssignmentListStore {
  content: ReadonlySignal<Loadable<AssignmentPages>>;
  filter: ReadonlySignal<AssignmentFilter>;
  /** Reloads the first page. What is shown stays until then, and if it fails. */
  load(): Promise<unknown>;
  loadMore(): Promise<void>;
  setFilter(filter: AssignmentFilter): Promise<void>;
}

interface Deps {
  client: ApiClient;
  notify: Notify;
  logError?: LogError | undefined;
}

export function createAssignmentListStore({ client, notify, logError }: Deps): AssignmentListStore {
  const filter = signal<AssignmentFilter>('to_do');
  const assignments = createPagedList<AssignmentCard, AssignmentFilter, AssignmentFacts>({
    what: 'the assignments',
    logError,
    toKey: ({ id }) => id,
    async fetchPage({ query: show, page }, options) {
      const { items, counts, now } = await client.call(listOwnAssignments, { show, page }, options);
      return { items, total: counts[show], rest: { counts, nowMs: Date.parse(now) } };
    },
  });

  return {
    content: assignments.list,
    filter,
    load: () => assignments.load(filter.peek()),
    async setFilter(chosen) {
      if (chosen === filter.peek()) return;
      filter.value = chosen;
      await assignments.load(chosen, { isFresh: true });
    },
    async loadMore() {
      const problem = await assignments.loadMore();
      if (problem) notify('negative', problem.message);
    },
  };
}

/** One of the learner's own assignments. @see NAV-18, COMP-60 */
export interface AssignmentStore {
  assignment: ReadonlySignal<Loadable<AssignmentDetail>>;
  isClaiming: ReadonlySignal<boolean>;
  load(): Promise<void>;
  /**
   * Returns the URL of the certificate file of the current cycle or a past one, which the first call issues; undefined,
   * with a notice, if there is none.
   */
  getCertificate(cycle?: number): Promise<string | undefined>;
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
    async getCertificate(cycle) {
      // A second click during the first call would download a second file.
      if (isClaiming.peek()) return undefined;
      isClaiming.value = true;
      try {
        const claimed = cycle === undefined ? input : { ...input, cycle };
        const certificate = await client.call(claimAssignmentCertificate, claimed, { background: true });
        const shown = assignment.peek();
        if (shown.state === 'ready' && (cycle === undefined || cycle === shown.value.cycle))
          assignment.value = ready({ ...shown.value, certificate });
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
