import { type OutputOf, type ParsedInputOf, problem } from '@drawbridge/contracts';
import type { finishSignIn as finishSignInCall } from '@drawbridge/contracts/identity';
import type { Tx } from '../../../platform/db/database.ts';
import type { Origin } from '../../../platform/http/api.ts';
import type { Audit } from '../../kernel/audit/index.ts';
import type { SecondFactorParts } from '../second-factor/index.ts';
import type { OpenDeps } from './open-session.ts';
import { findAccount } from './session.store.ts';
import { toLoginData } from './session-serializer.ts';
import { LOGIN_MESSAGE } from './sign-in-messages.ts';

interface FinishDeps extends OpenDeps {
  secondFactors: Pick<SecondFactorParts, 'secondSteps' | 'tell' | 'recoveryCodes'>;
  audit: Audit;
}

async function finishStep(
  tx: Tx,
  { sessions, secondFactors: { secondSteps, tell, recoveryCodes } }: FinishDeps,
  answer: ParsedInputOf<typeof finishSignInCall>,
  origin: Origin,
) {
  const outcome = await secondSteps.check(tx, answer);
  if (outcome.kind !== 'right') return outcome;
  const { personId, firstWay, way } = outcome;
  const found = await findAccount(tx, { personId });
  if (found?.account.state === 'deactivated')
    return { kind: 'refused', code: 'account_deactivated', personId } as const;
  const redirect = found && sessions.findRedirect(found);
  if (!found || redirect !== undefined) return { kind: 'elsewhere', message: redirect ?? '' } as const;
  if (way === 'recovery_code')
    await tell(tx, personId, { kind: 'recovery code', left: await recoveryCodes.countLeft(tx, personId) });
  const session = await sessions.begin(tx, found, origin, { way: firstWay, secondFactor: way });
  return { kind: 'in', found, session } as const;
}

/** Ends a sign-in by its second factor; throws `wrong_code`, `second_step_expired`, `too_many_tries`. */
export async function finishSignIn(
  deps: FinishDeps,
  answer: ParsedInputOf<typeof finishSignInCall>,
  origin: Origin,
): Promise<{ message: string; data: OutputOf<typeof finishSignInCall> }> {
  const { db, sessions, mailer, audit } = deps;
  // A refusal is counted too, so it is thrown after the transaction.
  const outcome = await db.transaction((tx) => finishStep(tx, deps, answer, origin));
  if (outcome.kind === 'wait') throw problem('too_many_tries', { retryAfterSeconds: outcome.seconds });
  if (outcome.kind === 'refused') {
    const { code, personId } = outcome;
    await audit.recordRefusal({ action: 'second_factor.check', refused: code, actorId: personId, origin });
    throw problem(code);
  }
  mailer.wake();
  if (outcome.kind === 'elsewhere') return { message: outcome.message, data: {} };
  const { found, session } = outcome;
  return { message: LOGIN_MESSAGE, data: toLoginData(found, await sessions.toTokens(found, session)) };
}
