import { type CompanyId, type PartnerId, type PartnerSecretId, problem } from '@drawbridge/contracts';
import { MOST_PARTNERS, MOST_SECRETS, type Partner as PartnerReply } from '@drawbridge/contracts/integration';
import { and, asc, eq, inArray, isNull, notInArray } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../../platform/db/database.ts';
import { company } from '../../kernel/people/people.table.ts';
import { type PartnerRow, toPartner, toRevision } from './partner-reply.ts';
import { embedToken, partner, partnerSecret } from './partners.table.ts';

export interface NewSecret {
  id: PartnerSecretId;
  keyHash: string;
  ending: string;
}

/** Partners that exist, of one company: every query here contains its id. */
export function partnersOf(db: DbOrTx, companyId: CompanyId) {
  const living = and(eq(partner.companyId, companyId), isNull(partner.deletedAt));
  const own = (id: PartnerId) => and(eq(partner.id, id), living);

  async function read(where: ReturnType<typeof and>): Promise<PartnerReply[]> {
    const rows = await db.select().from(partner).where(where).orderBy(asc(partner.name), asc(partner.id));
    if (rows.length === 0) return [];
    const secrets = await db
      .select()
      .from(partnerSecret)
      .where(
        inArray(
          partnerSecret.partnerId,
          rows.map(({ id }) => id),
        ),
      )
      .orderBy(asc(partnerSecret.createdAt), asc(partnerSecret.id));
    return rows.map((row) => toPartner(row, secrets));
  }

  /** Throws `partner_not_found`. */
  async function get(id: PartnerId): Promise<PartnerReply> {
    const [found] = await read(own(id));
    if (!found) throw problem('partner_not_found');
    return found;
  }

  /** Writes to one partner wait for each other. Throws `partner_not_found`. */
  async function lock(tx: Tx, id: PartnerId): Promise<PartnerRow> {
    const [row] = await tx.select().from(partner).where(own(id)).for('no key update');
    if (!row) throw problem('partner_not_found');
    return row;
  }

  return {
    list: () => read(living),
    get,

    /** The company's row is locked, so that two calls do not count the same. Throws `partner_limit`. */
    async add(
      tx: Tx,
      made: Omit<typeof partner.$inferInsert, 'companyId' | 'deletedAt'>,
      secret: NewSecret,
    ): Promise<void> {
      await tx.select({ id: company.id }).from(company).where(eq(company.id, companyId)).for('no key update');
      if ((await tx.$count(partner, living)) >= MOST_PARTNERS) throw problem('partner_limit');
      await tx.insert(partner).values({ ...made, companyId });
      await tx.insert(partnerSecret).values({ ...secret, partnerId: made.id, createdAt: made.createdAt });
    },

    /** Tokens of an origin that is removed end. Throws `partner_not_found`, `partner_changed`. */
    async change(
      tx: Tx,
      id: PartnerId,
      change: { name: string | undefined; allowedOrigins: string[] | undefined },
      revision: string | undefined,
    ): Promise<void> {
      const row = await lock(tx, id);
      if (revision !== undefined && revision !== toRevision(row)) throw problem('partner_changed');
      const { name = row.name, allowedOrigins = row.allowedOrigins } = change;
      await tx.update(partner).set({ name, allowedOrigins }).where(own(id));
      await tx
        .delete(embedToken)
        .where(and(eq(embedToken.partnerId, id), notInArray(embedToken.origin, allowedOrigins)));
    },

    /** Its keys and tokens end; its visitors stay for a while. Throws `partner_not_found`. */
    async remove(tx: Tx, id: PartnerId, now: Date): Promise<PartnerRow> {
      const row = await lock(tx, id);
      await tx.update(partner).set({ deletedAt: now }).where(own(id));
      await tx.delete(partnerSecret).where(eq(partnerSecret.partnerId, id));
      return row;
    },

    /** Throws `partner_not_found`, `partner_secret_limit`. */
    async addSecret(tx: Tx, id: PartnerId, secret: NewSecret, now: Date): Promise<void> {
      await lock(tx, id);
      const present = await tx.$count(partnerSecret, eq(partnerSecret.partnerId, id));
      if (present >= MOST_SECRETS) throw problem('partner_secret_limit');
      await tx.insert(partnerSecret).values({ ...secret, partnerId: id, createdAt: now });
    },

    /** Gives its ending. Throws `partner_not_found`, also for a key that the partner does not have. */
    async revokeSecret(tx: Tx, id: PartnerId, secretId: PartnerSecretId): Promise<string> {
      await lock(tx, id);
      const [gone] = await tx
        .delete(partnerSecret)
        .where(and(eq(partnerSecret.id, secretId), eq(partnerSecret.partnerId, id)))
        .returning({ ending: partnerSecret.ending });
      if (!gone) throw problem('partner_not_found');
      return gone.ending;
    },
  };
}
