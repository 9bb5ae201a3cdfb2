import { type PersonId, problem } from '@drawbridge/contracts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import { createTurns } from '../../../platform/limits/turns.ts';
import { takeRandomBytes } from '../../../platform/secret/random.ts';
import { picturesOf } from './picture.limits.ts';
import * as store from './picture.store.ts';
import { makePicture } from './picture-image.ts';

export interface PictureService {
  /** Gives the path of the new picture; throws `bad_input`, `too_many_tries`, `unavailable`. @see CALL-21 */
  upload(personId: PersonId, base64: string): Promise<string>;
  remove(personId: PersonId): Promise<void>;
  /** The picture of a path; undefined for one that was replaced or removed, or never was. */
  find(name: string): Promise<Uint8Array | undefined>;
}

export interface PictureDeps {
  database: Database;
  clock: Clock;
  limits: Pick<Limits, 'check'>;
}

/** Pictures that this process makes, with the one that it is at: each holds its pixels in memory. */
const MOST_WAITING = 8;

const NAME = /^[\w-]{22}$/;
export const toPicturePath = (name: string) => `/pictures/${name}.webp`;

/** The picture of a person. @see PROF-6..PROF-8 */
export function createPictureService({ database, clock, limits }: PictureDeps): PictureService {
  const { db } = database;
  const inTurn = createTurns<'picture'>(MOST_WAITING);
  return {
    async upload(personId, base64) {
      await limits.check([picturesOf(personId)]);
      const image = await inTurn(
        'picture',
        () => makePicture(Buffer.from(base64, 'base64')),
        () => problem('unavailable', { retryAfterSeconds: 5 }),
      );
      const name = takeRandomBytes(16).toString('base64url');
      const path = toPicturePath(name);
      await db.transaction((tx) =>
        store.storePicture(tx, { personId, name, image, createdAt: clock.now() }, path),
      );
      return path;
    },
    remove: (personId) => db.transaction((tx) => store.deletePicture(tx, personId)),
    find: (name) => (NAME.test(name) ? store.findImage(db, name) : Promise.resolve(undefined)),
  };
}
