import type { ApiProblem } from '../../transport/api-problem.ts';

/** How a form ended: messages beside its fields, or one for the whole of it. @see SIGN-10, SIGN-11 */
export type FormOutcome = { kind: 'done'; message: string } | FormRefusal;

export type FormRefusal =
  | { kind: 'fields'; errors: Record<string, string> }
  | { kind: 'refused'; text: string };

export function toRefusal({ status, errors, message }: ApiProblem): FormRefusal {
  return status === 400 && Object.keys(errors).length > 0
    ? { kind: 'fields', errors }
    : { kind: 'refused', text: message };
}
