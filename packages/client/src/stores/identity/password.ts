import type { InputOf } from '@drawbridge/contracts';
import { changePassword, forgotPassword, resetPassword } from '@drawbridge/contracts/identity';
import { asApiProblem } from '../../transport/api-problem.ts';
import type { ApiClient } from '../../transport/client.ts';
import { type FormOutcome, type FormRefusal, toRefusal } from '../base/form-outcome.ts';

/** `over`: the emailed link was used, has expired, or never existed. */
export type ResetOutcome = FormOutcome | { kind: 'over' };

export interface PasswordStore {
  /** Changes the person's own password; their other sessions end. @see ASVS 6.2.2, 6.2.3 */
  change(input: InputOf<typeof changePassword>): Promise<FormOutcome>;
  /** Emails a link for setting a new password; the outcome is the same for every address. @see ASVS 6.4.3 */
  forgot(email: string): Promise<FormOutcome>;
  /** Sets a new password with the code of that link, and returns the address of the account. Every session ends. */
  reset(
    input: InputOf<typeof resetPassword>,
  ): Promise<FormRefusal | { kind: 'over' } | { kind: 'done'; message: string; email: string }>;
}

const DONE = { kind: 'done', message: '' } as const;
const QUIETLY = { background: true } as const;

async function settle(answering: Promise<unknown>): Promise<FormOutcome> {
  try {
    await answering;
    return DONE;
  } catch (error) {
    return toRefusal(asApiProblem(error));
  }
}

export function createPasswordStore({ client }: { client: ApiClient }): PasswordStore {
  return {
    change: (input) => settle(client.call(changePassword, input, QUIETLY)),
    forgot: (email) => settle(client.call(forgotPassword, { email }, QUIETLY)),
    async reset(input) {
      try {
        const { email } = await client.call(resetPassword, input, QUIETLY);
        return { ...DONE, email };
      } catch (error) {
        const problem = asApiProblem(error);
        const isOver = problem.code === 'wrong_code' || problem.code === 'code_expired';
        return isOver ? { kind: 'over' } : toRefusal(problem);
      }
    },
  };
}
