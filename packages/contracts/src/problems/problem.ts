import { PROBLEMS, type ProblemCode } from './table.ts';

/** Messages by field name; names of nested fields are joined with dots. */
export type FieldErrors = Record<string, string>;

export interface ProblemDetail {
  /** Replaces the default message. Shown to the user, so it must not repeat input. */
  message?: string;
  errors?: FieldErrors;
  /** Only logged, never sent in a reply. */
  cause?: unknown;
  retryAfterSeconds?: number;
}

/** The only error that code throws on purpose; the server maps it to a reply. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  readonly errors: FieldErrors | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ProblemCode, detail: ProblemDetail = {}) {
    super(detail.message ?? PROBLEMS[code].message, { cause: detail.cause });
    this.name = 'Problem';
    this.code = code;
    this.status = PROBLEMS[code].status;
    this.errors = detail.errors;
    this.retryAfterSeconds = detail.retryAfterSeconds;
  }
}

export function problem(code: ProblemCode, detail?: ProblemDetail): Problem {
  return new Problem(code, detail);
}

export function isProblemCode(code: string): code is ProblemCode {
  return Object.hasOwn(PROBLEMS, code);
}
