import type { ApiProblem } from '../../transport/api-problem.ts';

/** Result of a form: messages beside its fields, or one message for all of it. @see SIGN-10, SIGN-11 */
export type FormOutcome = { kind: 'done'; message: string } | FormRefusal;

export type FormRefusal =
  | { kind: 'fields'; errors: Record<string, string> }
  | { kind: 'refused'; text: string };

export function toRefusal({ status, errors, message }: ApiProblem): FormRefusal {
  return status === 400 && Object.keys(errors).length > 0
    ? { kind: 'fields', errors }
    : { kind: 'refused', text: message };
}
