import { asId } from '@drawbridge/contracts';
import {
  type CustomChallenge,
  createCustomChallenge,
  deleteCustomChallenge,
  finishCustomChallenge,
  getCustomChallenge,
  listCustomChallenges,
  startCustomChallenge,
  updateCustomChallenge,
} from '@drawbridge/contracts/learning';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { LogError, Notify } from '../../notices.ts';
import { asApiProblem } from '../../transport/api-problem.ts';
import type { ApiClient } from '../../transport/client.ts';
import { type FormOutcome, toRefusal } from '../base/form-outcome.ts';
import { createLoadInto } from '../base/load-into.ts';
import { LOADING, type Loadable, ready } from '../base/loadable.ts';

export interface CustomChallengeDraft {
  title: string;
  /** Null: no time limit. */
  minutes: number | null;
  labIds: readonly string[];
}

/** The learner's own sets of challenges. @see LAB-9, LAB-10 */
export interface CustomChallengeStore {
  sets: ReadonlySignal<Loadable<CustomChallenge[]>>;
  /** The set opened last. */
  opened: ReadonlySignal<Loadable<CustomChallenge>>;
  load(): Promise<void>;
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

export function createCustomChallengeStore(deps: {
  client: ApiClient;
  notify: Notify;
  logError?: LogError | undefined;
}): CustomChallengeStore {
  const { client, notify } = deps;
  const loadInto = createLoadInto(deps.logError);
  const sets = signal<Loadable<CustomChallenge[]>>(LOADING);
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
    load: () =>
      loadInto(
        sets,
        'the saved challenges',
        async (options) => (await client.call(listCustomChallenges, {}, options)).items,
      ),
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
        const shown = sets.peek();
        if (shown.state === 'ready') sets.value = ready(shown.value.filter((one) => one.id !== id));
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
