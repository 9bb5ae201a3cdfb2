import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';

/** The envelope of every reply of `/api`. */
export const replyEnvelope = z.looseObject({
  success: z.boolean(),
  message: z._default(z.string(), ''),
  data: z.optional(z.unknown()),
  code: z.optional(z.string()),
  errors: z.optional(z.record(z.string(), z.string())),
  incident: z.optional(z.string()),
});

export type ReplyEnvelope = z.infer<typeof replyEnvelope>;

type Place = Pick<Endpoint, 'dataField'>;

/** Returns the reply fields that hold the output of an endpoint. */
export function toReplyFields({ dataField }: Place, output: unknown): Record<string, unknown> {
  if (dataField === undefined) return { data: output };
  const { [dataField]: data, ...beside } = output as Record<string, unknown>;
  return { data, ...beside };
}

/** Returns the output that a reply holds, unchecked; the reverse of `toReplyFields`. */
export function readReplyOutput({ dataField }: Place, reply: ReplyEnvelope): unknown {
  if (dataField === undefined) return reply.data ?? {};
  const { success: _success, message: _message, data, ...beside } = reply;
  return { ...beside, [dataField]: data };
}

/** The `data` of a call that has no result. */
export const nothing = z.object({});

/** The output of an endpoint whose reply is a file. */
export const fileOutput = z.object({
  file_name: z.string(),
  media_type: z.string(),
  bytes: z.custom<Uint8Array<ArrayBuffer>>((value) => value instanceof Uint8Array),
});
export type FileOutput = z.infer<typeof fileOutput>;
