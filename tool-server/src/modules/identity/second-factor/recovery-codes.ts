import type { PersonId } from '@drawbridge/contracts';
import { and, count, eq, isNull } from 'drizzle-orm';
import type { Clock } from '../../../platform/clock.ts';
import { makeTyped, readTyped, toReadable } from '../../../platform/codes/typed-code.ts';
import type { DbOrTx, Tx } from '../../../platform/db/database.ts';
import type { PasswordHasher } from '../../../platform/password/password-hash.ts';
import { recoveryCode } from './second-factor.table.ts';

const HOW_MANY = 10;
/** 48 bits. @see ASVS 6.5.2 */
const LENGTH = 10;

export interface RecoveryCodes {
  /** Ten new ones in place of those before, as the person reads them. */
  make(tx: Tx, personId: PersonId): Promise<string[]>;
  /** Uses one up; false for a wrong or used one. */
  use(tx: Tx, personId: PersonId, code: string): Promise<boolean>;
  countLeft(db: DbOrTx, personId: PersonId): Promise<number>;
  remove(tx: Tx, personId: PersonId): Promise<void>;
}

/** For who lost the other factors; kept as passwords are, because 48 bits could be tried out. @see ASVS 6.5.2 */
export function createRecoveryCodes(deps: { clock: Clock; passwordHasher: PasswordHasher }): RecoveryCodes {
  const { clock, passwordHasher } = deps;
  const remove = async (tx: Tx, personId: PersonId) => {
    await tx.delete(recoveryCode).where(eq(recoveryCode.personId, personId));
  };
  const ofPerson = (personId: PersonId) =>
    and(eq(recoveryCode.personId, personId), isNull(recoveryCode.usedAt));

  return {
    remove,
    async make(tx, personId) {
      const codes = Array.from({ length: HOW_MANY }, () => makeTyped(LENGTH));
      await remove(tx, personId);
      const hashes = await Promise.all(codes.map(passwordHasher.hash));
      await tx.insert(recoveryCode).values(hashes.map((codeHash) => ({ personId, codeHash })));
      return codes.map(toReadable);
    },
    async use(tx, personId, code) {
      const typed = readTyped(code, LENGTH);
      if (typed === undefined) return false;
      const left = await tx
        .select({ codeHash: recoveryCode.codeHash })
        .from(recoveryCode)
        .where(ofPerson(personId))
        .for('update');
      const checks = await Promise.all(left.map(({ codeHash }) => passwordHasher.check(typed, codeHash)));
      const right = left.find((_, index) => checks[index]);
      if (!right) return false;
      await tx
        .update(recoveryCode)
        .set({ usedAt: clock.now() })
        .where(and(ofPerson(personId), eq(recoveryCode.codeHash, right.codeHash)));
      return true;
    },
    async countLeft(db, personId) {
      const [row] = await db.select({ left: count() }).from(recoveryCode).where(ofPerson(personId));
      return row?.left ?? 0;
    },
  };
}
