import { PROBLEMS, type ProblemCode } from './table.ts';

/** Message by field name; nested fields are joined by dots. */
export type FieldErrors = Record<string, string>;

export interface ProblemDetail {
  /** Replaces the default message; shown to the user, so it contains nothing that was sent. */
  message?: string;
  errors?: FieldErrors;
  /** For the log only, never for the reply. */
  cause?: unknown;
  retryAfterSeconds?: number;
}

/** The one error that code throws on purpose; the server's mapper turns it into a reply. */
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
