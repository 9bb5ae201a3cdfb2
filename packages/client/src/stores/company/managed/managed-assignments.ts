import { asId, type InputOf } from '@drawbridge/contracts';
import {
  type Assignable,
  type Assignee,
  type AssignmentPreview,
  type AssignmentProgress,
  changeAssignment,
  createAssignment,
  deleteAssignment,
  findAssignableItems,
  findAssignees,
  getAssignmentProgress,
  getManagedAssignment,
  getOrganization,
  listManagedAssignments,
  type ManagedAssignment,
  type ManagedAssignmentRow,
  previewAssignment,
} from '@drawbridge/contracts/company';
import { listCourses, listJourneys } from '@drawbridge/contracts/learning';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { LogError, Notify } from '../../../notices.ts';
import { asApiProblem } from '../../../transport/api-problem.ts';
import type { ApiClient } from '../../../transport/client.ts';
import { createShared } from '../../../transport/share.ts';
import { type ChangeOutcome, settle } from '../../base/change-outcome.ts';
import { createLoadInto } from '../../base/load-into.ts';
import { LOADING, type Loadable, ready } from '../../base/loadable.ts';
import { createPagedList, type PagedItems } from '../../base/paged-list.ts';

/** Results that a picker shows. */
const MOST_FOUND = 50;

interface Deps {
  client: ApiClient;
  notify: Notify;
  logError?: LogError | undefined;
}

export type ManagedFilter = Pick<InputOf<typeof listManagedAssignments>, 'text' | 'type' | 'phase'>;

export interface ManagedFacts {
  /** Server time at which the states were computed. */
  nowMs: number;
}

/** The company's assignments, for its administrators. @see COMP-18, COMP-40, COMP-53 */
export interface ManagedAssignmentsStore {
  assignments: ReadonlySignal<Loadable<PagedItems<ManagedAssignmentRow, ManagedFacts>>>;
  /**
   * How far people are, by the id of an assignment. It comes after the rows, because it reads the work of everybody; null if
   * that failed.
   */
  progress: ReadonlySignal<ReadonlyMap<string, AssignmentProgress | null>>;
  /** True while rows for another filter are loading and the previous ones are still shown. */
  isFiltering: ReadonlySignal<boolean>;
  load(filter: ManagedFilter): Promise<unknown>;
  loadMore(): Promise<unknown>;
  /** What was issued and done stays; the row is gone. */
  remove(id: string): Promise<ChangeOutcome<unknown>>;
}

const background = { background: true };

export function createManagedAssignmentsStore({ client, logError }: Deps): ManagedAssignmentsStore {
  const progress = signal<ReadonlyMap<string, AssignmentProgress | null>>(new Map());

  async function loadProgress(rows: readonly ManagedAssignmentRow[]): Promise<void> {
    if (rows.length === 0) return;
    const ids = rows.map(({ id }) => id);
    let found: readonly AssignmentProgress[] = [];
    try {
      found = (await client.call(getAssignmentProgress, { assignment_ids: ids }, background)).items;
    } catch (error) {
      logError?.('the progress of assignments', error);
    }
    const known = new Map<string, AssignmentProgress>(found.map((one) => [one.assignment_id, one]));
    progress.value = new Map([...progress.peek(), ...ids.map((id) => [id, known.get(id) ?? null] as const)]);
  }

  const list = createPagedList<ManagedAssignmentRow, ManagedFilter, ManagedFacts>({
    what: 'the assignments of the company',
    logError,
    toKey: ({ id }) => id,
    async fetchPage({ query, page }, options) {
      const reply = await client.call(listManagedAssignments, { ...query, page }, options);
      void loadProgress(reply.items);
      return { items: reply.items, total: reply.total, rest: { nowMs: Date.parse(reply.now) } };
    },
  });
  return {
    assignments: list.list,
    progress,
    isFiltering: list.isReloading,
    load: (filter) => list.load(filter, { isFresh: list.list.peek().state !== 'ready' }),
    loadMore: list.loadMore,
    async remove(id) {
      const outcome = await settle(client.call(deleteAssignment, { assignment_id: asId(id) }, background));
      if (outcome.kind === 'done') list.change((items) => items.filter((one) => one.id !== id));
      return outcome;
    },
  };
}

export type AssignmentInput = Omit<InputOf<typeof createAssignment>, 'id'>;

/** The form of a new assignment, or of a stored one. @see COMP-50, COMP-51 */
export interface AssignmentEditorStore {
  /** The stored assignment; undefined for a new one. */
  assignment: ReadonlySignal<Loadable<ManagedAssignment | undefined>>;
  /** Zone of the company, for the dates of a new one; undefined where it has none or is not known. */
  companyZone: ReadonlySignal<string | undefined>;
  /** How many people an assignment for everyone has; undefined until it is known. */
  peopleInCompany: ReadonlySignal<number | undefined>;
  /** True once a save was refused because somebody else had changed it. */
  isOutdated: ReadonlySignal<boolean>;
  load(): Promise<void>;
  /** Whom it would affect, without saving it. */
  preview(input: AssignmentInput): Promise<ChangeOutcome<AssignmentPreview>>;
  /** A new one is made once, however often a failed call is repeated. */
  save(input: AssignmentInput): Promise<ChangeOutcome<ManagedAssignment>>;
  remove(): Promise<ChangeOutcome<unknown>>;
  /** Undefined, with a notice, if they could not be found. */
  findItems(type: AssignmentInput['type'], text: string): Promise<readonly Assignable[] | undefined>;
  findAssignees(text: string): Promise<readonly Assignee[] | undefined>;
}

export function createAssignmentEditorStore({
  client,
  notify,
  logError,
  assignmentId,
}: Deps & { assignmentId: string | undefined }): AssignmentEditorStore {
  const loadInto = createLoadInto(logError);
  const assignment = signal<Loadable<ManagedAssignment | undefined>>(LOADING);
  const isOutdated = signal(false);
  const companyZone = signal<string>();
  const peopleInCompany = signal<number>();
  const newId = asId<'assignment'>(crypto.randomUUID());
  const named = assignmentId === undefined ? {} : { assignment_id: asId<'assignment'>(assignmentId) };

  /** Journeys, then courses by title: all of them, so that typing asks for nothing more. @see CALL-32 */
  async function readCatalogue(): Promise<readonly Assignable[]> {
    const [journeys, courses] = await Promise.all([
      client.call(listJourneys, {}, background),
      client.call(listCourses, {}, background),
    ]);
    return [
      ...journeys.items.map(({ id, title }) => ({ kind: 'journey' as const, id, title })),
      ...courses.items.flatMap(({ _key, event_name: title, type }) =>
        type === 'course' || type === 'playground' ? [{ kind: type, id: _key, title }] : [],
      ),
    ];
  }
  let catalogue: readonly Assignable[] | undefined;
  const readOnce = createShared(async (_what: 'catalogue') => {
    catalogue ??= await readCatalogue();
    return catalogue;
  });
  async function findCourses(text: string): Promise<readonly Assignable[]> {
    const words = text.trim().toLocaleLowerCase();
    const all = await readOnce('catalogue');
    return all.filter(({ title }) => title.toLocaleLowerCase().includes(words)).slice(0, MOST_FOUND);
  }

  async function find<T>(finding: Promise<readonly T[]>): Promise<readonly T[] | undefined> {
    try {
      return await finding;
    } catch (error) {
      notify('negative', asApiProblem(error).message);
      return undefined;
    }
  }

  /** The form goes without the number where it could not be loaded. */
  async function countPeople(): Promise<void> {
    try {
      const { Items } = await client.call(findAssignees, { kind: 'everyone' }, background);
      peopleInCompany.value = Items[0]?.members;
    } catch (error) {
      logError?.('the number of people in the company', error);
    }
  }

  async function save(input: AssignmentInput) {
    const known = assignment.peek();
    if (assignmentId === undefined || known.state !== 'ready' || !known.value)
      return client.call(createAssignment, { id: newId, ...input }, background);
    const { version } = known.value;
    try {
      const named = { assignment_id: asId<'assignment'>(assignmentId), version };
      return await client.call(changeAssignment, { ...named, ...input }, background);
    } catch (error) {
      isOutdated.value = asApiProblem(error).code === 'assignment_changed';
      throw error;
    }
  }

  return {
    assignment,
    isOutdated,
    companyZone,
    peopleInCompany,
    async load() {
      isOutdated.value = false;
      void countPeople();
      await loadInto(assignment, 'the assignment', async (options) => {
        if (assignmentId !== undefined)
          return client.call(getManagedAssignment, { assignment_id: asId(assignmentId) }, options);
        companyZone.value = (await client.call(getOrganization, {}, options)).time_zone ?? undefined;
        return undefined;
      });
    },
    preview: (input) => settle(client.call(previewAssignment, { ...named, ...input }, background)),
    async save(input) {
      const outcome = await settle(save(input));
      if (outcome.kind === 'done' && assignmentId !== undefined) assignment.value = ready(outcome.value);
      return outcome;
    },
    remove: () =>
      settle(client.call(deleteAssignment, { assignment_id: asId(assignmentId ?? '') }, background)),
    findItems: (type, text) =>
      find(
        type === 'course'
          ? findCourses(text)
          : client.call(findAssignableItems, { type, text }, background).then(({ items }) => items),
      ),
    findAssignees: (text) =>
      find(client.call(findAssignees, { text }, background).then(({ Items }) => Items)),
  };
}
