import type { ParsedInputOf, Problem } from '@drawbridge/contracts';
import type { resetPassword as resetPasswordCall } from '@drawbridge/contracts/identity';
import type { EventBus } from '../../../events.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import type { Origin } from '../../../platform/http/api.ts';
import { toSource } from '../../../platform/limits/address.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import type { PasswordHasher } from '../../../platform/password/password-hash.ts';
import type { Audit } from '../../kernel/audit/index.ts';
import { activateAccount } from '../../kernel/people/index.ts';
import type { IsPasswordAllowed } from '../session/index.ts';
import { toCodeProblem } from '../signup/index.ts';
import { checkNewPassword, type WriteDeps, writePassword } from './new-password.ts';
import * as store from './password.store.ts';
import * as limit from './password-change.limits.ts';

interface ResetDeps extends WriteDeps {
  db: Database['db'];
  limits: Limits;
  audit: Audit;
  events: EventBus;
  passwordHasher: PasswordHasher;
  isPasswordAllowed: IsPasswordAllowed;
}

async function writeReset(
  tx: Tx,
  deps: ResetDeps,
  { email, code, hash, origin }: { email: string; code: string; hash: string; origin: Origin },
): Promise<Problem | undefined> {
  const { codes, audit, events, clock, isPasswordAllowed } = deps;
  const owner = await store.lockOwner(tx, { email });
  const checked = await codes.check(tx, { email, purpose: 'password', code, now: clock.now() });
  if (checked.kind !== 'right') return toCodeProblem(checked);
  if (!owner || owner.state === 'deactivated' || !(await isPasswordAllowed(email, owner.personId, tx)))
    return toCodeProblem({ kind: 'wrong' });
  const { personId } = owner;
  const subject = { kind: 'person', id: personId } as const;
  // The mail proves the address, which is all that an invitation or a signup waits for.
  if (owner.state !== 'active') {
    await activateAccount(tx, events, { personId, at: clock.now() });
    await audit.record(tx, { action: 'account.confirm', actorId: personId, subject, origin });
  }
  await writePassword(tx, deps, owner, { hash });
  await audit.record(tx, { action: 'password.reset', actorId: personId, subject, origin });
  return undefined;
}

/** Sets a password by a mailed code and ends every session. Throws `wrong_code`, `code_expired`, `bad_input`. */
export async function resetPassword(
  deps: ResetDeps,
  { email: given, code, new_password }: ParsedInputOf<typeof resetPasswordCall>,
  origin: Origin,
): Promise<{ email: string }> {
  const { db, codes, limits, audit, mailer, passwordHasher } = deps;
  await limits.check([limit.resetsFrom(toSource(origin.address))]);
  // A code that nobody was mailed has no address, and is refused like a wrong one.
  const email = given ?? (await codes.findEmail(db, 'password', code)) ?? '';
  await checkNewPassword(deps, new_password, { email, words: [] });
  const hash = await passwordHasher.hash(new_password);
  // A wrong code is counted too, so it is thrown after the transaction.
  const refusal = await db.transaction((tx) => writeReset(tx, deps, { email, code, hash, origin }));
  if (refusal) {
    const found = await store.findOwner(db, { email });
    await audit.recordRefusal({
      action: 'password.reset',
      refused: refusal.code,
      companyId: found?.companyId,
      ...(found ? { subject: { kind: 'person', id: found.personId } } : {}),
      origin,
    });
    throw refusal;
  }
  mailer.wake();
  return { email };
}
