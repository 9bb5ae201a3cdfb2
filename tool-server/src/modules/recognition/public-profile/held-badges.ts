import type { PersonId } from '@drawbridge/contracts';
import type { PublicBadge } from '@drawbridge/contracts/recognition';
import type { DbOrTx } from '../../../platform/db/database.ts';

/** A badge that was awarded and not revoked. */
export interface HeldBadge {
  id: PublicBadge['id'];
  title: string;
  /** A `data:` address. */
  picture: string;
  at: Date;
}

/** The badges that people hold. */
export interface HeldBadges {
  /** Counts badges by person. People without badges are left out. */
  count(db: DbOrTx, personIds: readonly PersonId[]): Promise<ReadonlyMap<string, number>>;
  /** The latest first. */
  read(db: DbOrTx, personId: PersonId, page: { limit: number; offset: number }): Promise<HeldBadge[]>;
  /** How many each person holds, and the latest `most` of them. */
  readByPerson(
    db: DbOrTx,
    personIds: readonly PersonId[],
    most: number,
  ): Promise<ReadonlyMap<string, { total: number; latest: HeldBadge[] }>>;
}
