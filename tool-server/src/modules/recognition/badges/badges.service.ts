import type { Journey } from '@drawbridge/content';
import {
  asId,
  type BadgeAwardId,
  type CompanyId,
  type CourseId,
  type PersonId,
  problem,
} from '@drawbridge/contracts';
import {
  type BadgeAward,
  type BadgeKind,
  type BadgeName,
  type CheckedBadge,
  PUBLIC_PROFILE_TEXTS,
} from '@drawbridge/contracts/recognition';
import type { LoadedLab } from '@drawbridge/labs/grade';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, DbOrTx, Tx } from '../../../platform/db/database.ts';
import { createReservedNames, toShown } from '../public-profile/index.ts';
import { toBadgePicture } from './badge-picture.ts';
import * as store from './badges.store.ts';
import type { CredentialIssuer, Credentials } from './credential.ts';

export interface BadgeService {
  listOwn(personId: PersonId): Promise<{ earned: BadgeAward[]; open: BadgeKind[] }>;
  /** Throws `badge_not_found`, also for an award of somebody else and a revoked one. */
  getOwn(personId: PersonId, awardId: BadgeAwardId): Promise<BadgeAward>;
  /** Throws `badge_not_found`. */
  check(awardId: BadgeAwardId): Promise<CheckedBadge>;
  /** How its public page names the holder, who alone may ask. Throws `badge_not_found`. */
  getName(personId: PersonId, awardId: BadgeAwardId): Promise<BadgeName>;
  /** Throws `badge_not_found`, and `bad_input` for an account without a name that may be shown. */
  setName(personId: PersonId, awardId: BadgeAwardId, shown: boolean): Promise<BadgeName>;
  /** Revokes an award of somebody of the company; throws `badge_not_found`. Gives when that was, and whose it is. */
  revoke(
    tx: Tx,
    companyId: CompanyId,
    awardId: BadgeAwardId,
  ): Promise<{ revokedAt: Date; personId: PersonId }>;
}

export interface BadgeServiceDeps {
  database: Database;
  clock: Clock;
  issuer: CredentialIssuer;
  credentials: Credentials;
  findCourseTitle(db: DbOrTx, courseId: CourseId): Promise<string | undefined>;
  journeys: readonly Journey[];
  labs: readonly LoadedLab[];
}

const toKind = ({ id, title, criteria, drawing }: store.BadgeRow): BadgeKind => ({
  badge_id: asId(id),
  title,
  criteria,
  picture: toBadgePicture({ title, drawing }),
});

export function createBadgeService(deps: BadgeServiceDeps): BadgeService {
  const { clock, issuer, credentials, findCourseTitle, journeys, labs } = deps;
  const { db } = deps.database;
  const { at } = credentials;
  const reserved = createReservedNames([issuer.name]);

  async function findTitle({ evidenceKind, evidenceId }: store.AwardRow): Promise<string | undefined> {
    switch (evidenceKind) {
      case 'course':
        return findCourseTitle(db, asId(evidenceId));
      case 'journey':
        return journeys.find(({ id }) => id === evidenceId)?.title;
      case 'lab':
        return labs.find(({ pack }) => pack.lab_id === evidenceId)?.pack.title;
      case 'days':
        return undefined;
    }
  }

  /** The files have the holder's key in their addresses: downloaded by the holder, they name them by a hash. */
  async function toAward(award: store.StoredAward): Promise<BadgeAward> {
    const title = await findTitle(award);
    const key = `?key=${credentials.toHolderKey(award.id)}`;
    return {
      ...toKind(award.badge),
      id: asId(award.id),
      issued_at: award.at.toISOString(),
      evidence: { kind: award.evidenceKind, id: award.evidenceId, ...(title === undefined ? {} : { title }) },
      page_url: at.page(award.id),
      credential_url: at.credential(award.id) + key,
      image_url: at.image(award.id) + key,
    };
  }

  /** An award of the person, or of a learner that they are linked with, that was not revoked. */
  async function getHeld(personId: PersonId, awardId: BadgeAwardId): Promise<store.FoundAward> {
    const found = await store.findAward(db, awardId);
    if (!found || !(await store.isHolder(db, awardId, personId))) throw problem('badge_not_found');
    return found;
  }

  const toBadgeName = ({ holder }: store.FoundAward): BadgeName => ({
    name: toShown(reserved, { ...holder, picture: null }).name,
    shown: holder.isShown,
  });

  return {
    async listOwn(personId) {
      const [held, open] = [
        await store.readHeld(db, personId, { withLinked: true }),
        await store.readOpen(db, personId),
      ];
      return { earned: await Promise.all(held.map(toAward)), open: open.map(toKind) };
    },

    getOwn: async (personId, awardId) => toAward(await getHeld(personId, awardId)),

    getName: async (personId, awardId) => toBadgeName(await getHeld(personId, awardId)),

    async setName(personId, awardId, shown) {
      const { holder } = await getHeld(personId, awardId);
      const { name } = toShown(reserved, { ...holder, picture: null });
      if (shown && name === '')
        throw problem('bad_input', { errors: { shown: PUBLIC_PROFILE_TEXTS.aliasNeeded } });
      if (shown && name === PUBLIC_PROFILE_TEXTS.nameWithheld)
        throw problem('bad_input', { errors: { shown: PUBLIC_PROFILE_TEXTS.nameReserved } });
      await store.setNameShown(db, awardId, shown);
      return toBadgeName(await getHeld(personId, awardId));
    },

    async check(awardId) {
      const found = await store.findAward(db, awardId);
      if (!found) throw problem('badge_not_found');
      const { jwt, keyUrl } = await credentials.signAward(found, false);
      const { title, criteria, picture } = toKind(found.badge);
      const { name, shown } = toBadgeName(found);
      return {
        id: awardId,
        title,
        criteria,
        picture,
        issued_at: found.at.toISOString(),
        state: found.revokedAt ? 'revoked' : 'valid',
        ...(found.revokedAt ? { revoked_at: found.revokedAt.toISOString() } : {}),
        ...(shown && name !== '' ? { holder: name } : {}),
        issuer: { name: issuer.name, url: issuer.publicUrl },
        credential_url: at.credential(awardId),
        image_url: at.image(awardId),
        credential: jwt,
        key_url: keyUrl,
      };
    },

    async revoke(tx, companyId, awardId) {
      const found = await store.findAward(tx, awardId);
      if (!found || found.companyId !== companyId) throw problem('badge_not_found');
      const revokedAt = await store.revokeAward(tx, awardId, clock.now());
      if (!revokedAt) throw problem('badge_not_found');
      return { revokedAt, personId: asId(found.personId) };
    },
  };
}
