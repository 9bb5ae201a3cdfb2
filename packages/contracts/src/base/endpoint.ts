import type * as z from 'zod/mini';
import type { ProblemCode } from '../problems/index.ts';
import type { Base } from './bases.ts';
import type { Access } from './rights.ts';

export interface Endpoint<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
> {
  /** Operation name: verb + noun, the same in client, server and reference. */
  name: string;
  base: Base;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path after its base, verbatim from the specification. `:name` takes the input field of that name. @see CALL-48 */
  path: string;
  summary: string;
  access: Access;
  /** One flat object: path fields, query fields and the body together. */
  input: Input;
  /** The `data` of the reply. Unknown fields pass on the client, extras are dropped on the server. @see DATA-22 */
  output: Output;
  /** The field of the output that `data` of the reply holds alone; the other fields are beside `data`. @see CALL-27 */
  dataField?: string;
  /** Input fields sent in the query although the method has a body. */
  query?: readonly string[];
  /**
   * The problems a caller must expect in addition to `bad_input`, `unavailable`, `internal` and, with a session,
   * `too_many_tries`.
   */
  problems: readonly ProblemCode[];
  /** The reply holds a secret such as a token: it is never compressed, so that its length reveals nothing about it. */
  isSecret?: true;
  /** The reply is a file, sent as an attachment; a refusal is a reply like any other. The output is `fileOutput`. */
  isFile?: true;
  /** Largest body accepted, in bytes. Default 64 KiB. */
  maxBodyBytes?: number;
  /**
   * Parts of the result while it is made, for a caller that accepts `application/x-ndjson`: a line `{part}` for each, and
   * the reply as the last line. Any other caller gets the reply alone.
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

/** Names of the path fields of an endpoint, in order. */
export function toPathFields(path: string): string[] {
  return [...path.matchAll(PATH_FIELD)].map((match) => match[1] as string);
}
