/** A message of the sandboxed document. The page inside may forge it: only these fields are read, and only strings. */
export type FrameMessage =
  | { type: 'ready' }
  | { type: 'navigate'; method: string; url: string; body: string }
  | { type: 'console'; level: string; text: string }
  /** F6, which goes to the next pane. */
  | { type: 'key'; isBackward: boolean };

const MAX_TEXT = 65_536;

export function readFrameMessage(data: unknown): FrameMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, method, url, body, level, text, isBackward } = data as Record<string, unknown>;
  if (type === 'ready') return { type };
  if (type === 'key') return { type, isBackward: isBackward === true };
  if (type === 'navigate' && isText(method) && isText(url) && isText(body))
    return /^[A-Z]{3,7}$/.test(method) ? { type, method, url, body } : undefined;
  if (type === 'console' && isText(level) && isText(text)) return { type, level, text };
  return undefined;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAX_TEXT;
}
