import { type ApiProblem, asApiProblem } from '../../transport/api-problem.ts';

/** A change that was not made: messages by field, or one for the whole of it. */
export type ChangeRefusal =
  | { kind: 'fields'; errors: Record<string, string> }
  | { kind: 'refused'; text: string };

/** How a change ended: with a value, or refused. */
export type ChangeOutcome<T> = { kind: 'done'; value: T } | ChangeRefusal;

/** A refusal as an outcome, which the form or dialog shows. */
export const toRefusal = ({ errors, message }: ApiProblem): ChangeRefusal =>
  Object.keys(errors).length > 0 ? { kind: 'fields', errors } : { kind: 'refused', text: message };

/** Waits for a change. */
export async function settle<T>(changing: Promise<T>): Promise<ChangeOutcome<T>> {
  try {
    return { kind: 'done', value: await changing };
  } catch (error) {
    return toRefusal(asApiProblem(error));
  }
}
