import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Account } from 'oidc-provider';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { localIdpPerson } from './identity-provider.table.ts';

export interface TypedPerson {
  email: string;
  emailVerified: boolean;
  givenName: string;
  familyName: string;
}

/** Typing an address is enough to be that person: this provider is for development only. */
export function createLocalPeople({ db, clock }: { db: Db; clock: Clock }) {
  return {
    /** Stores what was typed; gives the person's subject. */
    async remember(typed: TypedPerson): Promise<string> {
      const subject = createHash('sha256').update(`local-idp:${typed.email}`).digest('hex').slice(0, 24);
      const row = { ...typed, seenAt: clock.now() };
      await db
        .insert(localIdpPerson)
        .values({ subject, ...row })
        .onConflictDoUpdate({ target: localIdpPerson.subject, set: row });
      return subject;
    },

    async find(subject: string): Promise<Account | undefined> {
      const [row] = await db.select().from(localIdpPerson).where(eq(localIdpPerson.subject, subject));
      if (!row) return undefined;
      return {
        accountId: subject,
        claims: () => ({
          sub: subject,
          email: row.email,
          email_verified: row.emailVerified,
          name: `${row.givenName} ${row.familyName}`.trim(),
          given_name: row.givenName,
          family_name: row.familyName,
        }),
      };
    },
  };
}

export type LocalPeople = ReturnType<typeof createLocalPeople>;
