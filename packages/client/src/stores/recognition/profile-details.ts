import type { InputOf } from '@drawbridge/contracts';
import {
  getProfileDetails,
  PICTURE,
  PICTURE_TEXTS,
  PROFILE_TEXTS,
  type ProfileDetails,
  removePicture,
  toPictureType,
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
import { toBase64 } from '../base/to-base64.ts';

/** What is saved as soon as it is switched. @see PROF-16 */
export type SettingChange = Omit<InputOf<typeof updateProfile>, 'first_name' | 'last_name'>;

export interface ProfileNames {
  first_name: string;
  last_name: string;
}

export interface ProfileDetailsStore {
  details: ReadonlySignal<Loadable<ProfileDetails>>;
  load(): Promise<void>;
  /**
   * Shows a setting immediately and saves it; a refusal shows what was there before, with a notice. Settings that are
   * switched quickly are sent one after another, so that the last one counts.
   */
  changeSettings(change: SettingChange): Promise<void>;
  /** Saves the names; the shell shows them at once. @see PROF-4, PROF-5 */
  rename(names: ProfileNames): Promise<ChangeOutcome<string>>;
  /** A picture is being sent or removed. */
  isPictureBusy: ReadonlySignal<boolean>;
  /** Sends a picture; a file that is none, or is too large, is refused without a call. @see PROF-6..PROF-8 */
  setPicture(file: Blob): Promise<void>;
  removePicture(): Promise<void>;
}

const QUIETLY = { background: true } as const;

/** What the person can change of their profile. @see PROF-2..PROF-5, PROF-16, PROF-17 */
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
  /** What the server has. */
  let saved: ProfileDetails | undefined;
  let sending: Promise<void> = Promise.resolve();

  function merge(part: Partial<ProfileDetails>) {
    const { value } = details;
    if (value.state === 'ready') details.value = ready({ ...value.value, ...part });
  }

  /** Only these fields: others may be switched meanwhile. */
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
      // A field that was switched again since then has its own call on the way.
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

  /** One at a time; the shell shows what came of it at once. */
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
        const image = toBase64(new Uint8Array(await file.arrayBuffer()));
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

/** Why a file cannot be a picture: by what it holds, whatever its name says. @see PROF-8 */
async function findPictureFault(file: Blob): Promise<string | undefined> {
  if (file.size > PICTURE.mostBytes) return PICTURE_TEXTS.size;
  try {
    const start = new Uint8Array(await file.slice(0, 16).arrayBuffer());
    return toPictureType(start) ? undefined : PICTURE_TEXTS.kind;
  } catch {
    // It was moved or deleted since it was chosen.
    return PICTURE_TEXTS.broken;
  }
}
