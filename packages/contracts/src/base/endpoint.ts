import type * as z from 'zod/mini';
import type { ProblemCode } from '../problems/index.ts';
import type { Base } from './bases.ts';
import type { Access } from './rights.ts';

export interface Endpoint<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
> {
  /** Operation name, verb + noun. The client, the server and the API reference all use it. */
  name: string;
  base: Base;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /**
   * Path below its base, verbatim from the specification. `:name` is replaced by the input field of that name.
   * @see CALL-48
   */
  path: string;
  summary: string;
  access: Access;
  /** One flat object that holds the path fields, query fields and body fields together. */
  input: Input;
  /** The `data` of the reply. The client keeps unknown fields; the server drops them. @see DATA-22 */
  output: Output;
  /** The output field that becomes `data` of the reply; the other fields are placed beside `data`. @see CALL-27 */
  dataField?: string;
  /** Input fields that are sent in the query even though the method has a body. */
  query?: readonly string[];
  /**
   * Problems that a caller must expect in addition to `bad_input`, `unavailable`, `internal` and, with a session,
   * `too_many_tries`.
   */
  problems: readonly ProblemCode[];
  /**
   * The reply contains a secret such as a token. It is never compressed, because its length could reveal the secret.
   */
  isSecret?: true;
  /** The reply is a file, sent as an attachment; a refusal is still a JSON reply. The output is `fileOutput`. */
  isFile?: true;
  /** Largest accepted body, in bytes. Default: 64 KiB. */
  maxBodyBytes?: number;
  /**
   * Partial results, streamed to a caller that accepts `application/x-ndjson`: one `{part}` line each, then the reply
   * as the last line. Other callers get only the reply.
   */
  part?: z.ZodMiniType;
}

export type InputOf<E extends Endpoint> = z.input<E['input']>;
export type ParsedInputOf<E extends Endpoint> = z.output<E['input']>;
export type OutputOf<E extends Endpoint> = z.output<E['output']>;

/** Declares an endpoint with the exact types of its schemas. */
export function endpoint<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  declared: Endpoint<Input, Output>,
): Endpoint<Input, Output> {
  return declared;
}

export const PATH_FIELD = /:([a-z_]+)/g;

/** Names of the path fields in a path, in order. */
export function toPathFields(path: string): string[] {
  return [...path.matchAll(PATH_FIELD)].map((match) => match[1] as string);
}
