import { type Problem, problem } from '@drawbridge/contracts';
import type { CodeCheck } from './mail-codes.ts';

/** Shown beside the field it belongs to. @see SIGN-10 */
export const atField = (errors: Record<string, string>): Problem => problem('bad_input', { errors });

const atCode = (code: 'wrong_code' | 'code_expired', message: string) =>
  problem(code, { errors: { code: message } });

/** Unknown, used and replaced codes count as wrong: the response reveals nothing about the account. @see AUTH-19 */
export function toCodeProblem({ kind }: Exclude<CodeCheck, { kind: 'right' }>): Problem {
  return kind === 'expired' ? atCode('code_expired', 'Code has expired') : atCode('wrong_code', 'Wrong code');
}
