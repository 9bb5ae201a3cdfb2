import { describe, expect, it } from 'vitest';
import { readParts } from './read-parts.ts';

function toResponse(...chunks: string[]): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      for (const chunk of chunks) stream.enqueue(encoder.encode(chunk));
      stream.close();
    },
  });
  return new Response(body, { status: 200 });
}

async function read(...chunks: string[]) {
  const parts: unknown[] = [];
  const reply = await readParts(toResponse(...chunks), (part) => parts.push(part));
  return { parts, reply };
}

describe('a streamed reply', () => {
  it('a streamed reply may be split anywhere', async () => {
    const { parts, reply } = await read(
      '{"par',
      't":1}\n{"part":{"a":"ü',
      '"}}\n{"success":true,',
      '"data":2}',
    );
    expect(parts).toEqual([1, { a: 'ü' }]);
    expect(reply).toMatchObject({ status: 200, body: { success: true, data: 2 } });
  });
  it('a streamed reply has the status of a failure in its last line', async () => {
    const { reply } = await read('{"part":1}\n{"success":false,"status":503,"code":"unavailable"}\n');
    expect(reply.status).toBe(503);
  });
  it.each([[[]], [['{"part":1}\n']], [['{"success":tr']]])(
    'a streamed reply that ends early is refused: %j',
    async (chunks) => {
      await expect(read(...chunks)).rejects.toThrow();
    },
  );
});
