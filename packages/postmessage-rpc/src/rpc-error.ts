export type RpcErrorCode =
  /** No answer came in time. */
  | 'timeout'
  /** The connection ended, or a new one took its place. */
  | 'closed'
  /** The peer has no such call. */
  | 'unknown_call'
  /** The peer refused what it was handed. */
  | 'bad_input'
  /** The answer has another form than it should have. */
  | 'bad_answer'
  /** The peer speaks another version of the protocol. */
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

/** Why a call failed. A handler that throws one chooses what the peer is told; of other errors it hears nothing. */
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
