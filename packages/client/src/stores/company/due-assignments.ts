import { type AssignmentCard, listOwnAssignments } from '@drawbridge/contracts/company';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { LogError } from '../../notices.ts';
import type { ApiClient } from '../../transport/client.ts';
import { createShared } from '../../transport/share.ts';
import { createLoadInto } from '../base/load-into.ts';
import { LOADING, type Loadable } from '../base/loadable.ts';

/** Number of assignments that a card shows; the rest is on the page of all. */
const SHOWN = 3;

export interface DueAssignments {
  /** The first ones to do, by due date. */
  items: AssignmentCard[];
  /** Number of all that are to do. */
  count: number;
  /** Server time at which the states were computed. */
  nowMs: number;
}

/** What the learner's company waits for: on the dashboard, and as a number in the sidebar. @see SHELL-22 */
export interface DueAssignmentStore {
  due: ReadonlySignal<Loadable<DueAssignments>>;
  /** What is shown stays if a later fetch fails. @see ERR-24 */
  load(): Promise<void>;
}

export function createDueAssignmentStore(deps: {
  client: ApiClient;
  logError?: LogError | undefined;
}): DueAssignmentStore {
  const loadInto = createLoadInto(deps.logError);
  const due = signal<Loadable<DueAssignments>>(LOADING);
  // The sidebar and the dashboard request the same.
  const loadOnce = createShared<'due', void>(() =>
    loadInto(due, 'the assignments that are due', async () => {
      const asked = { show: 'to_do' as const, per_page: SHOWN };
      const { items, counts, now } = await deps.client.call(listOwnAssignments, asked, { background: true });
      return { items, count: counts.to_do, nowMs: Date.parse(now) };
    }),
  );
  return { due, load: () => loadOnce('due') };
}
