import { problem } from '@drawbridge/contracts';
import { eq } from 'drizzle-orm';
import type { PortalActor } from '../../../actor.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Origin } from '../../../platform/http/api.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import type { PasswordHasher } from '../../../platform/password/password-hash.ts';
import type { Audit } from '../../kernel/audit/index.ts';
import { account } from '../../kernel/people/index.ts';
import { wrongPasswordsOf } from './identity-proof.limits.ts';

const QUARTER_MS = 900_000;

/** Who changes how to sign in, or ends sessions, proves again who they are. @see ASVS 7.5.1, 7.5.2 */
export interface IdentityProof {
  /** The session began fifteen minutes ago at most, which is proof enough. */
  isRecent(actor: PortalActor): boolean;
  /**
   * Passes with a recent session or with the right password. Throws `sign_in_again` without a password, `bad_input` at
   * `password` with a wrong one, `too_many_tries`.
   */
  check(actor: PortalActor, password: string | undefined, origin: Origin): Promise<void>;
}

export function createIdentityProof(deps: {
  database: Database;
  clock: Clock;
  limits: Limits;
  passwordHasher: PasswordHasher;
  audit: Audit;
}): IdentityProof {
  const { clock, limits, audit, passwordHasher } = deps;
  const { db } = deps.database;

  const isRecent = ({ signedInAt }: PortalActor) =>
    clock.now().getTime() - signedInAt.getTime() <= QUARTER_MS;

  return {
    isRecent,
    async check(actor, password, origin) {
      if (isRecent(actor)) return;
      if (!password) throw problem('sign_in_again');
      const { personId } = actor;
      await limits.check([wrongPasswordsOf(personId)]);
      const [owner] = await db
        .select({ passwordHash: account.passwordHash })
        .from(account)
        .where(eq(account.personId, personId));
      if (await passwordHasher.check(password, owner?.passwordHash)) return;
      await audit.recordRefusal({
        action: 'password.check',
        refused: 'bad_credentials',
        actorId: personId,
        origin,
      });
      throw problem('bad_input', { errors: { password: 'This is not your current password' } });
    },
  };
}
