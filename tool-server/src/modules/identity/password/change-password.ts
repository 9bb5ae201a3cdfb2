import { type ParsedInputOf, problem } from '@drawbridge/contracts';
import type { changePassword as changePasswordCall } from '@drawbridge/contracts/identity';
import type { PortalActor } from '../../../actor.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Origin } from '../../../platform/http/api.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import type { PasswordHasher } from '../../../platform/password/password-hash.ts';
import type { Audit } from '../../kernel/audit/index.ts';
import type { IsPasswordAllowed } from '../session/index.ts';
import { atField } from '../signup/index.ts';
import { checkNewPassword, type WriteDeps, writePassword } from './new-password.ts';
import * as store from './password.store.ts';
import * as limit from './password-change.limits.ts';

interface ChangeDeps extends WriteDeps {
  db: Database['db'];
  limits: Limits;
  audit: Audit;
  passwordHasher: PasswordHasher;
  isPasswordAllowed: IsPasswordAllowed;
}

const notCurrent = () => atField({ old_password: 'This is not your current password' });

/** Throws `bad_input` by field, `too_many_tries`, `sso_required`. */
export async function changePassword(
  deps: ChangeDeps,
  { personId, sessionId }: PortalActor,
  { old_password, new_password }: ParsedInputOf<typeof changePasswordCall>,
  origin: Origin,
): Promise<void> {
  const { db, limits, audit, mailer, passwordHasher, isPasswordAllowed } = deps;
  const found = await store.findOwner(db, { personId });
  if (!found) throw problem('not_signed_in');
  if (!(await isPasswordAllowed(found.email, personId))) throw problem('sso_required');
  await limits.check([limit.changesOf(personId)]);
  if (!(await passwordHasher.check(old_password, found.passwordHash))) {
    await audit.recordRefusal({
      action: 'password.change',
      refused: 'bad_credentials',
      actorId: personId,
      origin,
    });
    throw notCurrent();
  }
  await checkNewPassword(deps, new_password, found);
  if (new_password === old_password)
    throw atField({ new_password: 'Please choose a password other than the current one' });
  const hash = await passwordHasher.hash(new_password);
  await db.transaction(async (tx) => {
    const owner = await store.lockOwner(tx, { personId });
    // Changed by somebody else in the meantime: the password that was checked is no longer the current one.
    if (owner?.passwordHash !== found.passwordHash) throw notCurrent();
    await writePassword(tx, deps, found, { hash, keepSessionId: sessionId });
    await audit.record(tx, {
      action: 'password.change',
      actorId: personId,
      subject: { kind: 'person', id: personId },
      origin,
    });
  });
  await limits.forget(limit.changesOf(personId));
  mailer.wake();
}
