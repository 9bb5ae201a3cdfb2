import { randomUUID } from 'node:crypto';
import { asId, type CompanyId, type PersonId } from '@drawbridge/contracts';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { account, person } from '../../kernel/people/index.ts';
import type { SignupDraft } from './signup.table.ts';

const ofEmail = (email: string) => and(eq(person.email, email), eq(person.kind, 'account'));

export interface SignupAccount {
  personId: PersonId;
  companyId: CompanyId | undefined;
  state: (typeof account.$inferSelect)['state'];
  hasPassword: boolean;
}

/** The account of an address, locked until the transaction ends. */
export async function lockAccount(tx: Tx, email: string): Promise<SignupAccount | undefined> {
  const [row] = await tx
    .select({
      personId: account.personId,
      companyId: person.companyId,
      state: account.state,
      passwordHash: account.passwordHash,
    })
    .from(account)
    .innerJoin(person, eq(person.id, account.personId))
    .where(ofEmail(email))
    .for('update', { of: account });
  return (
    row && {
      personId: asId<'person'>(row.personId),
      companyId: row.companyId === null ? undefined : asId<'company'>(row.companyId),
      state: row.state,
      hasPassword: row.passwordHash !== null,
    }
  );
}

const toAccountFields = (draft: SignupDraft, source: string | null) => ({
  type: draft.type,
  passwordHash: draft.passwordHash,
  trial: draft.trial,
  isOwasp: draft.isOwasp,
  signedUpVia: draft.via,
  signedUpId: draft.id,
  signedUpFrom: source,
});

/** Makes the unverified account of a signup; gives undefined when the address has one already. */
export async function insertAccount(
  tx: Tx,
  given: { email: string; draft: SignupDraft; source: string; now: Date },
): Promise<PersonId | undefined> {
  const { email, draft, source, now } = given;
  const [made] = await tx
    .insert(person)
    .values({
      id: randomUUID(),
      kind: 'account',
      email,
      firstName: draft.firstName,
      lastName: draft.lastName,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: person.id });
  if (!made) return undefined;
  await tx
    .insert(account)
    .values({ personId: made.id, state: 'unverified', ...toAccountFields(draft, source) });
  return asId<'person'>(made.id);
}

/** Gives an unconfirmed account the choices of one signup. */
export async function applyDraft(
  tx: Tx,
  personId: PersonId,
  draft: SignupDraft,
  source: string,
): Promise<void> {
  await tx.update(account).set(toAccountFields(draft, source)).where(eq(account.personId, personId));
  await tx
    .update(person)
    .set({ firstName: draft.firstName, lastName: draft.lastName })
    .where(eq(person.id, personId));
}

export async function clearVerify(tx: Tx, personId: PersonId): Promise<void> {
  await tx.update(account).set({ verify: null }).where(eq(account.personId, personId));
}
