import * as z from 'zod/mini';

const text = z.string().check(z.maxLength(65_536));

/** A message of the sandboxed document. The page inside may forge it: only these fields are read. @see PKG-10 */
const frameMessage = z.union([
  z.object({ type: z.literal('ready') }),
  z.object({
    type: z.literal('navigate'),
    method: z.string().check(z.regex(/^[A-Z]{3,7}$/)),
    url: text,
    body: text,
  }),
  z.object({ type: z.literal('console'), level: text, text }),
  /** F6, which goes to the next pane. */
  z.object({ type: z.literal('key'), isBackward: z.boolean() }),
]);
export type FrameMessage = z.infer<typeof frameMessage>;

export const readFrameMessage = (data: unknown): FrameMessage | undefined =>
  frameMessage.safeParse(data).data;
