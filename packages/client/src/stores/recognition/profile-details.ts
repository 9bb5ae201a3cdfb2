import type { InputOf } from '@drawbridge/contracts';
import {
  getProfileDetails,
  PICTURE_TEXTS,
  PROFILE_TEXTS,
  type ProfileDetails,
  removePicture,
  updateProfile,
  uploadPicture,
} from '@drawbridge/contracts/recognition';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { LogError, Notify } from '../../notices.ts';
import type { Session } from '../../session/session.ts';
import { asApiProblem } from '../../transport/api-problem.ts';
import type { ApiClient } from '../../transport/client.ts';
import { type ChangeOutcome, settle } from '../base/change-outcome.ts';
import { createLoadInto } from '../base/load-into.ts';
import { LOADING, type Loadable, ready } from '../base/loadable.ts';
import { findPictureFault, readPicture } from './picture-file.ts';

/** Settings that are saved as soon as they are switched. @see PROF-16 */
export type SettingChange = Omit<InputOf<typeof updateProfile>, 'first_name' | 'last_name'>;

export interface ProfileNames {
  first_name: string;
  last_name: string;
}

export interface ProfileDetailsStore {
  details: ReadonlySignal<Loadable<ProfileDetails>>;
  load(): Promise<void>;
  /**
   * Shows a setting immediately and saves it. A refusal restores the previous value, with a notice. Quick changes are
   * sent one after another, so that the last one wins.
   */
  changeSettings(change: SettingChange): Promise<void>;
  /** Saves the names; the shell shows them immediately. @see PROF-4, PROF-5 */
  rename(names: ProfileNames): Promise<ChangeOutcome<string>>;
  /** True while a picture is being uploaded or removed. */
  isPictureBusy: ReadonlySignal<boolean>;
  /** Uploads a picture. A file of the wrong type or size is refused without a call. @see PROF-6..PROF-8 */
  setPicture(file: Blob): Promise<void>;
  removePicture(): Promise<void>;
}

const QUIETLY = { background: true } as const;

/** Everything that the person can change in their profile. @see PROF-2..PROF-5, PROF-16, PROF-17 */
export function createProfileDetailsStore(deps: {
  client: ApiClient;
  session: Pick<Session, 'change'>;
  notify: Notify;
  logError?: LogError | undefined;
}): ProfileDetailsStore {
  const { client, session, notify } = deps;
  const loadInto = createLoadInto(deps.logError);
  const details = signal<Loadable<ProfileDetails>>(LOADING);
  const isPictureBusy = signal(false);
  /** State on the server. */
  let saved: ProfileDetails | undefined;
  let sending: Promise<void> = Promise.resolve();

  function merge(part: Partial<ProfileDetails>) {
    const { value } = details;
    if (value.state === 'ready') details.value = ready({ ...value.value, ...part });
  }

  /** Accepts only these fields: others may have been switched in the meantime. */
  function accept(answer: ProfileDetails, change: object) {
    const part = pick(answer, Object.keys(change));
    saved = { ...(saved ?? answer), ...part };
    return part;
  }

  async function send(change: SettingChange) {
    try {
      const { data, message } = await client.callWithMessage(updateProfile, change, QUIETLY);
      accept(data, change);
      if (change.time_zone !== undefined) session.change({ timeZone: data.time_zone });
      notify('positive', message || PROFILE_TEXTS.updated);
    } catch (error) {
      const shown = details.peek();
      // A field that was switched again since has its own call in progress.
      const unchanged = Object.entries(change).filter(
        ([name, value]) => shown.state === 'ready' && shown.value[name] === value,
      );
      if (saved)
        merge(
          pick(
            saved,
            unchanged.map(([name]) => name),
          ),
        );
      const { errors, message } = asApiProblem(error);
      notify('negative', Object.values(errors)[0] ?? message);
    }
  }

  /** Makes one change at a time; the shell shows the result immediately. */
  async function changePicture(act: () => Promise<{ picture: string | null; message: string }>) {
    if (isPictureBusy.peek()) return;
    isPictureBusy.value = true;
    try {
      const { picture, message } = await act();
      session.change({ picture });
      notify('positive', message);
    } catch (error) {
      const { errors, message } = asApiProblem(error);
      notify('negative', errors['image'] ?? message);
    } finally {
      isPictureBusy.value = false;
    }
  }

  return {
    isPictureBusy,
    async setPicture(file) {
      const fault = await findPictureFault(file);
      if (fault !== undefined) return notify('negative', fault);
      await changePicture(async () => {
        const image = await readPicture(file);
        const { data, message } = await client.callWithMessage(uploadPicture, { image }, QUIETLY);
        return { picture: data.picture, message: message || PICTURE_TEXTS.updated };
      });
      return undefined;
    },
    removePicture: () =>
      changePicture(async () => {
        const { message } = await client.callWithMessage(removePicture, {}, QUIETLY);
        return { picture: null, message: message || PICTURE_TEXTS.removed };
      }),
    details,
    load: () =>
      loadInto(details, 'the details of the profile', async (options) => {
        saved = await client.call(getProfileDetails, {}, options);
        return saved;
      }),
    changeSettings(change) {
      merge(change);
      sending = sending.then(() => send(change));
      return sending;
    },
    rename: (names) =>
      settle(
        client.callWithMessage(updateProfile, names, QUIETLY).then(({ data, message }) => {
          merge(accept(data, names));
          session.change({ firstName: data.first_name, lastName: data.last_name });
          return message || PROFILE_TEXTS.updated;
        }),
      ),
  };
}

const pick = (from: ProfileDetails, names: readonly string[]): Partial<ProfileDetails> =>
  Object.fromEntries(names.map((name) => [name, from[name]]));
