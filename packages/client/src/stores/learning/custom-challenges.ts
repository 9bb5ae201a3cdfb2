import { asId } from '@drawbridge/contracts';
import {
  type CustomChallenge,
  createCustomChallenge,
  deleteCustomChallenge,
  finishCustomChallenge,
  getCustomChallenge,
  startCustomChallenge,
  updateCustomChallenge,
} from '@drawbridge/contracts/learning';
import { computed, type ReadonlySignal, signal } from '@preact/signals-react';
import type { Notify } from '../../notices.ts';
import { asApiProblem } from '../../transport/api-problem.ts';
import { type FormOutcome, toRefusal } from '../base/form-outcome.ts';
import { createLoadInto } from '../base/load-into.ts';
import { LOADING, type Loadable, ready } from '../base/loadable.ts';
import type { PagedItems } from '../base/paged-list.ts';
import { createTypedList, type TypedListDeps } from './course-list/typed-list.ts';

export interface CustomChallengeDraft {
  title: string;
  /** Null: no time limit. */
  minutes: number | null;
  labIds: readonly string[];
}

/** The loaded pages of the learner's own sets. @see CAT-2 */
export type CustomChallengePages = Pick<
  PagedItems<CustomChallenge>,
  'items' | 'pages' | 'hasMore' | 'isLoadingMore' | 'moreProblem'
>;

/** The learner's own sets of challenges. @see LAB-9, LAB-10 */
export interface CustomChallengeStore {
  sets: ReadonlySignal<Loadable<CustomChallengePages>>;
  /** The set opened last. */
  opened: ReadonlySignal<Loadable<CustomChallenge>>;
  load(): Promise<void>;
  loadMore(): Promise<unknown>;
  open(id: string): Promise<void>;
  /**
   * Saves a new set under an id that the page chose, so that a repeated call saves it once; or changes an existing one.
   */
  save(id: string, draft: CustomChallengeDraft, isNew: boolean): Promise<FormOutcome>;
  /** Returns true when the set is deleted. */
  remove(id: string): Promise<boolean>;
  /** Begins a run, or continues the current one. */
  start(id: string): Promise<void>;
  finish(id: string): Promise<void>;
}

export function createCustomChallengeStore(deps: TypedListDeps & { notify: Notify }): CustomChallengeStore {
  const { client, notify } = deps;
  const loadInto = createLoadInto(deps.logError);
  const courses = createTypedList<undefined>(deps, {
    type: 'custom',
    what: 'the saved challenges',
    noFilter: undefined,
    toCriteria: () => ({}),
  });
  const sets = computed<Loadable<CustomChallengePages>>(() => {
    const { value: list } = courses.list;
    if (list.state !== 'ready') return list;
    return { ...list, value: { ...list.value, items: list.value.items.flatMap(({ set }) => set ?? []) } };
  });
  const opened = signal<Loadable<CustomChallenge>>(LOADING);
  let openedId: string | undefined;

  async function change(call: () => Promise<CustomChallenge>) {
    try {
      opened.value = ready(await call());
    } catch (error) {
      notify('negative', asApiProblem(error).message);
    }
  }

  return {
    sets,
    opened,
    load: () => courses.load(undefined),
    loadMore: courses.loadMore,
    async open(id) {
      if (openedId !== id) opened.value = LOADING;
      openedId = id;
      await loadInto(opened, 'the saved challenge', (options) =>
        client.call(getCustomChallenge, { id: asId(id) }, options),
      );
    },
    async save(id, { title, minutes, labIds }, isNew) {
      const input = {
        id: asId<'custom challenge'>(id),
        title,
        minutes,
        lab_ids: labIds.map((lab) => asId<'lab'>(lab)),
      };
      try {
        const endpoint = isNew ? createCustomChallenge : updateCustomChallenge;
        const { message, data } = await client.callWithMessage(endpoint, input);
        openedId = id;
        opened.value = ready(data);
        notify('positive', message);
        return { kind: 'done', message };
      } catch (error) {
        return toRefusal(asApiProblem(error));
      }
    },
    async remove(id) {
      try {
        const { message } = await client.callWithMessage(deleteCustomChallenge, { id: asId(id) });
        courses.change((items) => items.filter(({ set }) => set?.id !== id));
        const shown = courses.list.peek();
        // Those of later pages moved up: without a reload, one would be skipped.
        if (shown.state === 'ready' && shown.value.hasMore) void courses.load(undefined);
        notify('positive', message);
        return true;
      } catch (error) {
        notify('negative', asApiProblem(error).message);
        return false;
      }
    },
    start: (id) => change(() => client.call(startCustomChallenge, { id: asId(id) })),
    finish: (id) => change(() => client.call(finishCustomChallenge, { id: asId(id) })),
  };
}
