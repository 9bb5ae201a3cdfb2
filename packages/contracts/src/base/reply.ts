import * as z from 'zod/mini';

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

/** The `data` of a call with no result. */
export const nothing = z.object({});
