export type RpcErrorCode =
  /** No answer arrived in time. */
  | 'timeout'
  /** The connection ended, or a new one replaced it. */
  | 'closed'
  /** The peer has no such call. */
  | 'unknown_call'
  /** The peer refused the input. */
  | 'bad_input'
  /** The answer is invalid. */
  | 'bad_answer'
  /** The peer uses another version of the protocol. */
  | 'version'
  /** The peer's handler failed. */
  | 'failed';

const CODES: readonly string[] = [
  'timeout',
  'closed',
  'unknown_call',
  'bad_input',
  'bad_answer',
  'version',
  'failed',
] satisfies RpcErrorCode[];

/**
 * Why a call failed. A handler that throws one decides what the peer is told; the details of other errors are not sent.
 */
export class RpcError extends Error {
  readonly code: RpcErrorCode;

  constructor(code: RpcErrorCode, message: string) {
    super(message);
    this.name = 'RpcError';
    this.code = code;
  }
}

export function isRpcErrorCode(code: unknown): code is RpcErrorCode {
  return typeof code === 'string' && CODES.includes(code);
}
