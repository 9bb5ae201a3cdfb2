import { asApiProblem } from '../../transport/api-problem.ts';
import { type ChangeOutcome, toRefusal } from '../base/change-outcome.ts';

/** Input of a call that requires the password when the session is older than fifteen minutes. @see ASVS 7.5.1, 7.5.2 */
export const withPassword = (password: string | undefined) => (password === undefined ? {} : { password });

/** Waits for such a change. `reload` reads again whether the password is required. */
export async function settleWithPassword<T>(
  changing: Promise<T>,
  reload: () => Promise<void>,
): Promise<ChangeOutcome<T>> {
  try {
    return { kind: 'done', value: await changing };
  } catch (error) {
    const refused = asApiProblem(error);
    // The session became too old while the page was open.
    if (refused.code === 'sign_in_again') await reload();
    return toRefusal(refused);
  }
}
