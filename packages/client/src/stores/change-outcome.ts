import { asApiProblem } from '../transport/api-problem.ts';

/** How a change ended: with a value, with messages by field, or with one for the whole of it. */
export type ChangeOutcome<T> =
  | { kind: 'done'; value: T }
  | { kind: 'fields'; errors: Record<string, string> }
  | { kind: 'refused'; text: string };

/** Waits for a change; a refusal is an outcome, which the form or dialog shows. */
export async function settle<T>(changing: Promise<T>): Promise<ChangeOutcome<T>> {
  try {
    return { kind: 'done', value: await changing };
  } catch (error) {
    const { errors, message } = asApiProblem(error);
    if (Object.keys(errors).length > 0) return { kind: 'fields', errors };
    return { kind: 'refused', text: message };
  }
}
