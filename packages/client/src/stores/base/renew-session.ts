import type { LogError } from '../../notices.ts';
import { asApiProblem } from '../../transport/api-problem.ts';
import type { TokenSource } from '../../transport/token-source.ts';

export type RenewableTokens = Pick<TokenSource, 'token' | 'refresh'>;

/**
 * Renews the session once its plan has changed; returns whether it did. Offline, the session stays as it is.
 * @see BILL-13
 */
export async function renewSession(tokens: RenewableTokens, logError: LogError): Promise<boolean> {
  try {
    return (await tokens.refresh(tokens.token())) !== undefined;
  } catch (error) {
    logError('the session was not renewed after its plan changed', asApiProblem(error));
    return false;
  }
}
