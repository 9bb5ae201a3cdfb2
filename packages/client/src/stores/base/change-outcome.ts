import { type ApiProblem, asApiProblem } from '../../transport/api-problem.ts';

/** A refused change: messages by field, or one message for all of it. */
export type ChangeRefusal =
  | { kind: 'fields'; errors: Record<string, string> }
  | { kind: 'refused'; text: string };

/** Result of a change: a value, or a refusal. */
export type ChangeOutcome<T> = { kind: 'done'; value: T } | ChangeRefusal;

/** Converts a problem to a refusal, which the form or dialog shows. */
export const toRefusal = ({ errors, message }: ApiProblem): ChangeRefusal =>
  Object.keys(errors).length > 0 ? { kind: 'fields', errors } : { kind: 'refused', text: message };

/** Waits for a change and converts a problem to a refusal. */
export async function settle<T>(changing: Promise<T>): Promise<ChangeOutcome<T>> {
  try {
    return { kind: 'done', value: await changing };
  } catch (error) {
    return toRefusal(asApiProblem(error));
  }
}
