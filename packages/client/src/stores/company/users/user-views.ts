import { asId, type InputOf } from '@drawbridge/contracts';
import {
  deleteUserView,
  listUserViews,
  type SavedUserView,
  saveUserView,
  setDefaultUserView,
  type UserViewQuery,
  type UserViews,
} from '@drawbridge/contracts/company';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { LogError } from '../../../notices.ts';
import type { ApiClient } from '../../../transport/client.ts';
import { type ChangeOutcome, settle } from '../../base/change-outcome.ts';
import { createLoadInto } from '../../base/load-into.ts';
import { LOADING, type Loadable, ready } from '../../base/loadable.ts';

export type { SavedUserView, UserViewQuery, UserViews };

/** The saved views of the list of users, for administrators. @see COMP-13 */
export interface UserViewsStore {
  views: ReadonlySignal<Loadable<UserViews>>;
  load(): Promise<void>;
  /** Under a known id it replaces the view; under the id of a deleted one it undoes that. */
  save(
    view: Pick<SavedUserView, 'name' | 'is_shared' | 'query'> & { id: string },
  ): Promise<ChangeOutcome<UserViews>>;
  remove(id: string): Promise<ChangeOutcome<UserViews>>;
  /** Null: everybody. */
  setDefault(id: string | null): Promise<ChangeOutcome<UserViews>>;
}

const background = { background: true };
const toViewId = (id: string): InputOf<typeof deleteUserView>['id'] => asId<'user view'>(id);

export function createUserViewsStore(deps: {
  client: ApiClient;
  logError?: LogError | undefined;
}): UserViewsStore {
  const { client } = deps;
  const loadInto = createLoadInto(deps.logError);
  const views = signal<Loadable<UserViews>>(LOADING);

  async function keep(changing: Promise<UserViews>): Promise<ChangeOutcome<UserViews>> {
    const outcome = await settle(changing);
    if (outcome.kind === 'done') views.value = ready(outcome.value);
    return outcome;
  }
  return {
    views,
    load: () => loadInto(views, 'the views', () => client.call(listUserViews, {}, background)),
    save: ({ id, name, is_shared, query }) =>
      keep(client.call(saveUserView, { id: toViewId(id), name, is_shared, query }, background)),
    remove: (id) => keep(client.call(deleteUserView, { id: toViewId(id) }, background)),
    setDefault: (id) =>
      keep(client.call(setDefaultUserView, { id: id === null ? null : toViewId(id) }, background)),
  };
}
