import { describe, expect, it } from 'vitest';
import { createFrameReader, toFrame } from './frames.ts';

const MAX = 1_024 * 1_024;

function listen(maxBytes = MAX) {
  const received: unknown[] = [];
  return { received, read: createFrameReader((message) => received.push(message), maxBytes) };
}

describe('P4 Frames', () => {
  it('frames are read whole and in order, however the bytes are split', () => {
    const messages = [{ a: 1 }, 'zwölf \u{1F600}', [], { text: 'x'.repeat(5_000) }];
    const bytes = Buffer.concat(messages.map(toFrame));
    for (const step of [1, 3, 4, 5, 7, 1_000, bytes.length]) {
      const { received, read } = listen();
      for (let at = 0; at < bytes.length; at += step) read(bytes.subarray(at, at + step));
      expect(received).toEqual(messages);
    }
  });

  it('frames larger than the limit are refused by their length alone, before they are buffered', () => {
    const { received, read } = listen();
    const head = Buffer.alloc(4);
    head.writeUInt32BE(MAX + 1);
    expect(() => read(head)).toThrow('too large');
    expect(received).toEqual([]);
  });

  it('frames of exactly the limit are read', () => {
    const { received, read } = listen();
    read(toFrame('x'.repeat(MAX - 2)));
    expect(received).toHaveLength(1);
  });

  it('frames that are no JSON are refused', () => {
    const { read } = listen();
    expect(() => read(Buffer.from([0, 0, 0, 1, 0x7b]))).toThrow();
  });

  it('frames of many small chunks are joined once, not with each chunk', () => {
    const { received, read } = listen(16 * MAX);
    const bytes = toFrame('x'.repeat(MAX));
    let copied = 0;
    const concat = Buffer.concat.bind(Buffer);
    Buffer.concat = (list, size) => {
      copied += list.reduce((sum, { length }) => sum + length, 0);
      return concat(list, size);
    };
    try {
      for (let at = 0; at < bytes.length; at += 64) read(bytes.subarray(at, at + 64));
    } finally {
      Buffer.concat = concat;
    }
    expect(received).toHaveLength(1);
    expect(copied).toBeLessThanOrEqual(2 * bytes.length);
  });
});
