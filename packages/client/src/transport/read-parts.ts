import type { RawReply } from './raw-reply.ts';

export const PARTS_TYPE = 'application/x-ndjson';

/**
 * Reads a streamed reply: one `{part}` line for each part, then the reply itself, with the status of a failure, as the
 * last line.
 */
export async function readParts(response: Response, onPart: (part: unknown) => void): Promise<RawReply> {
  let last: Record<string, unknown> | undefined;
  for await (const line of readLines(response)) {
    const value = JSON.parse(line) as Record<string, unknown>;
    if ('part' in value) onPart(value['part']);
    else last = value;
  }
  // A connection that ended before the reply did not deliver one.
  if (!last) throw new TypeError('the reply ended early');
  const { status } = last;
  return {
    status: typeof status === 'number' ? status : response.status,
    body: last,
    retryAfterSeconds: undefined,
  };
}

async function* readLines(response: Response): AsyncGenerator<string> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const read = await reader?.read();
    rest += decoder.decode(read?.value, { stream: !read?.done });
    const lines = rest.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line !== '') yield line;
    if (!read || read.done) break;
  }
  if (rest !== '') yield rest;
}
