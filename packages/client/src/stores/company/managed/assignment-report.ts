import { asId, type InputOf, type OutputOf } from '@drawbridge/contracts';
import {
  type AssignedPerson,
  type AssignedPersonDetail,
  endExemption,
  exemptFromAssignment,
  exportAssignmentReport,
  getAssignedPerson,
  getAssignmentReport,
  issueAssignmentCertificate,
  listAssignmentCertificates,
  type ManagedAssignmentRow,
  type StateCounts,
} from '@drawbridge/contracts/company';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { LogError, Notify } from '../../../notices.ts';
import { asApiProblem } from '../../../transport/api-problem.ts';
import type { ApiClient } from '../../../transport/client.ts';
import { type ChangeOutcome, settle } from '../../base/change-outcome.ts';
import { createLoadInto } from '../../base/load-into.ts';
import { LOADING, type Loadable } from '../../base/loadable.ts';
import { createPagedList, type PagedItems } from '../../base/paged-list.ts';

interface Deps {
  client: ApiClient;
  notify: Notify;
  logError?: LogError | undefined;
  assignmentId: string;
}

export type ReportFilter = Pick<InputOf<typeof getAssignmentReport>, 'state' | 'text'>;

export interface ReportFacts {
  assignment: ManagedAssignmentRow;
  /** Of everybody, whatever the filter. */
  counts: StateCounts;
  nowMs: number;
}

export type ReportFile = OutputOf<typeof exportAssignmentReport>;

/** How people are doing with one assignment. @see COMP-55 */
export interface AssignmentReportStore {
  people: ReadonlySignal<Loadable<PagedItems<AssignedPerson, ReportFacts>>>;
  isFiltering: ReadonlySignal<boolean>;
  isExporting: ReadonlySignal<boolean>;
  load(filter: ReportFilter): Promise<unknown>;
  loadMore(): Promise<unknown>;
  /** Exempts people and loads what is shown again. */
  exempt(personIds: readonly string[], reason: string): Promise<ChangeOutcome<unknown>>;
  endExemption(personId: string): Promise<ChangeOutcome<unknown>>;
  /** Returns the file of a filter; undefined if it could not be made, which is announced. */
  exportPeople(filter: ReportFilter): Promise<ReportFile | undefined>;
}

const background = { background: true };
/** Rows of a page of a report: people are scanned, not read one by one. */
const PAGE_SIZE = 50;

export function createAssignmentReportStore({
  client,
  notify,
  logError,
  assignmentId,
}: Deps): AssignmentReportStore {
  const named = { assignment_id: asId<'assignment'>(assignmentId) };
  const isExporting = signal(false);
  let shown: ReportFilter = {};
  const list = createPagedList<AssignedPerson, ReportFilter, ReportFacts>({
    what: 'the report of an assignment',
    logError,
    toKey: ({ person_id }) => person_id,
    async fetchPage({ query, page }, options) {
      const input = { ...named, ...query, page, per_page: PAGE_SIZE };
      const { items, total, ...facts } = await client.call(getAssignmentReport, input, options);
      const { assignment, counts, now } = facts;
      return { items, total, rest: { assignment, counts, nowMs: Date.parse(now) } };
    },
  });
  /** The states of people and the counts change together. */
  async function afterwards(changing: Promise<unknown>): Promise<ChangeOutcome<unknown>> {
    const outcome = await settle(changing);
    const { state } = list.list.peek();
    if (outcome.kind === 'done' && state === 'ready') await list.load(shown);
    return outcome;
  }
  return {
    people: list.list,
    isFiltering: list.isReloading,
    isExporting,
    load(filter) {
      shown = filter;
      return list.load(filter, { isFresh: list.list.peek().state !== 'ready' });
    },
    loadMore: list.loadMore,
    exempt: (personIds, reason) =>
      afterwards(
        client.call(
          exemptFromAssignment,
          { ...named, person_ids: personIds.map((id) => asId<'person'>(id)), reason },
          background,
        ),
      ),
    endExemption: (personId) =>
      afterwards(client.call(endExemption, { ...named, person_id: asId(personId) }, background)),
    async exportPeople(filter) {
      if (isExporting.peek()) return undefined;
      isExporting.value = true;
      try {
        return await client.call(exportAssignmentReport, { ...named, ...filter }, background);
      } catch (error) {
        notify('negative', asApiProblem(error).message);
        return undefined;
      } finally {
        isExporting.value = false;
      }
    },
  };
}

export type HeldCertificate = OutputOf<typeof listAssignmentCertificates>['items'][number];

/** The certificates that were issued for one assignment. @see COMP-54 */
export interface AssignmentCertificatesStore {
  certificates: ReadonlySignal<Loadable<PagedItems<HeldCertificate, Pick<ReportFacts, 'assignment'>>>>;
  load(): Promise<unknown>;
  loadMore(): Promise<unknown>;
}

export function createAssignmentCertificatesStore({
  client,
  logError,
  assignmentId,
}: Deps): AssignmentCertificatesStore {
  const list = createPagedList<HeldCertificate, undefined, Pick<ReportFacts, 'assignment'>>({
    what: 'the certificates of an assignment',
    logError,
    toKey: ({ certificate }) => certificate.id,
    async fetchPage({ page }, options) {
      const input = { assignment_id: asId<'assignment'>(assignmentId), page };
      const { items, total, assignment } = await client.call(listAssignmentCertificates, input, options);
      return { items, total, rest: { assignment } };
    },
  });
  return { certificates: list.list, load: () => list.load(undefined), loadMore: list.loadMore };
}

/** One person of an assignment, with their certificates. @see COMP-58 */
export interface AssignedPersonStore {
  person: ReadonlySignal<Loadable<AssignedPersonDetail>>;
  isIssuing: ReadonlySignal<boolean>;
  load(): Promise<void>;
  /** Returns the URL of a cycle's certificate, which the first call issues; undefined, with a notice, if there is none. */
  getCertificate(cycle: number): Promise<string | undefined>;
}

export function createAssignedPersonStore({
  client,
  notify,
  logError,
  assignmentId,
  personId,
}: Deps & { personId: string }): AssignedPersonStore {
  const loadInto = createLoadInto(logError);
  const person = signal<Loadable<AssignedPersonDetail>>(LOADING);
  const isIssuing = signal(false);
  const named = { assignment_id: asId<'assignment'>(assignmentId), person_id: asId<'person'>(personId) };
  const load = () =>
    loadInto(person, 'a person of an assignment', (options) =>
      client.call(getAssignedPerson, named, options),
    );
  return {
    person,
    isIssuing,
    load,
    async getCertificate(cycle) {
      if (isIssuing.peek()) return undefined;
      isIssuing.value = true;
      try {
        const { url } = await client.call(issueAssignmentCertificate, { ...named, cycle }, background);
        await load();
        return url;
      } catch (error) {
        notify('negative', asApiProblem(error).message);
        return undefined;
      } finally {
        isIssuing.value = false;
      }
    },
  };
}
