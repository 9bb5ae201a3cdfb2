import type { HeldBadge, HeldBadges } from '../public-profile/index.ts';
import { toBadgePicture } from './badge-picture.ts';
import { countHeld, readHeld, readHeldByPerson, type StoredAward } from './badges.store.ts';

const toHeldBadge = ({ id, at, badge }: StoredAward): HeldBadge => ({
  id,
  title: badge.title,
  picture: toBadgePicture(badge),
  at,
});

/** The badges that a public profile shows. */
export const heldBadges: HeldBadges = {
  count: countHeld,
  read: async (db, personId, page) => (await readHeld(db, personId, page)).map(toHeldBadge),
  async readByPerson(db, personIds, most) {
    const held = await readHeldByPerson(db, personIds, most);
    return new Map(
      [...held].map(([id, { total, latest }]) => [id, { total, latest: latest.map(toHeldBadge) }]),
    );
  },
};
