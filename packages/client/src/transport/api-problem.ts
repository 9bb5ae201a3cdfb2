import type { FieldErrors, ProblemCode, ReplyEnvelope } from '@drawbridge/contracts';
import type { RenewedToken, TokenSource } from './token-source.ts';

/** The server's problems, and those without a valid answer: none arrived, or it breaks the contract. */
export type ApiProblemCode = ProblemCode | 'offline' | 'bad_reply' | 'canceled';

/** Texts for problems without a server message. The server's own texts stay there, because a page needs only a few. */
const OWN_TEXTS: Partial<Record<ApiProblemCode, string>> = {
  offline: 'Server busy please try later!',
  bad_reply: 'The answer of the server could not be read. Reload the page and try again.',
  canceled: 'The request was canceled.',
};
const FAILED = 'Something went wrong on our side.';

/** Whether the same call may succeed later. A test compares it with the server's problem table. */
const isRetryable = (code: ApiProblemCode, status: number) =>
  code === 'offline' || code === 'internal' || code === 'token_expired' || status === 429 || status >= 500;

/** A failed call. `message` can be shown to people. */
export class ApiProblem extends Error {
  readonly code: ApiProblemCode;
  /** HTTP status; 0 if no answer arrived. */
  readonly status: number;
  readonly errors: FieldErrors;
  readonly incident: string | undefined;
  /** The server's own message; empty if it sent none and `message` is the client's text. */
  readonly said: string;
  readonly retryable: boolean;
  /** Set when the server said how long to wait. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ApiProblemCode,
    detail: {
      status?: number;
      message?: string;
      errors?: FieldErrors;
      incident?: string;
      retryAfterSeconds?: number | undefined;
      cause?: unknown;
    } = {},
  ) {
    super(detail.message || OWN_TEXTS[code] || FAILED, { cause: detail.cause });
    this.name = 'ApiProblem';
    this.said = detail.message ?? '';
    this.code = code;
    this.status = detail.status ?? 0;
    this.errors = detail.errors ?? {};
    this.incident = detail.incident;
    this.retryAfterSeconds = detail.retryAfterSeconds;
    this.retryable = isRetryable(code, this.status);
  }
}

/** The specification identifies an expired token by this text alone. @see ERR-1 */
const EXPIRED = 'The incoming token has expired';

/**
 * An answer without a code comes from a gateway in between, so only its status is meaningful. A code that this build
 * does not know is treated like any unhandled one.
 */
function toCode(status: number, { code, message }: Pick<ReplyEnvelope, 'code' | 'message'>): ProblemCode {
  if (code) return code as ProblemCode;
  if (status !== 401) return 'internal';
  return message === EXPIRED ? 'token_expired' : 'not_signed_in';
}

/** Converts a failed reply to a problem. */
export function toApiProblem(
  status: number,
  reply: Pick<ReplyEnvelope, 'code' | 'message' | 'errors' | 'incident'>,
  retryAfterSeconds?: number,
): ApiProblem {
  const code = toCode(status, reply);
  return new ApiProblem(code, {
    status,
    message: reply.message,
    errors: reply.errors,
    incident: reply.incident,
    retryAfterSeconds,
  });
}

/** Converts any thrown value to a problem that can be shown. */
export function asApiProblem(error: unknown): ApiProblem {
  return error instanceof ApiProblem ? error : new ApiProblem('internal', { cause: error });
}

/** Refreshes the token that was used; throws `offline` if the code of the refresh cannot be fetched. */
export async function renewToken(
  tokens: Pick<TokenSource, 'refresh'>,
  used: string | undefined,
): Promise<RenewedToken | undefined> {
  try {
    return await tokens.refresh(used);
  } catch (error) {
    throw error instanceof ApiProblem ? error : new ApiProblem('offline', { cause: error });
  }
}
