/** Messages over a byte stream: four bytes of length, then JSON. Not on stdout, where a guest's writes might end. */

/** Orders to a grader process: all labs in one frame, from this server itself. */
export const MAX_ORDER_BYTES = 16 * 1024 * 1024;
/** Limit of one message of a grader process; a result is at most a quarter of it. */
export const MAX_REPLY_BYTES = 1024 * 1024;

const HEAD_BYTES = 4;

export function toFrame(message: unknown): Buffer {
  const body = Buffer.from(JSON.stringify(message));
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt32BE(body.length);
  return Buffer.concat([head, body]);
}

/**
 * Gives a function to feed with chunks; `onMessage` gets each whole message. Throws on a frame larger than `maxBytes`
 * as soon as its length is known, and on one that is no JSON.
 */
export function createFrameReader(
  onMessage: (message: unknown) => void,
  maxBytes: number,
): (chunk: Buffer) => void {
  /** Joined only when the frame is complete: each byte is copied a fixed number of times. */
  let chunks: Buffer[] = [];
  let size = 0;
  /** Length of the frame being read; null while that is not known. */
  let length: number | null = null;

  function take(bytes: number): Buffer {
    const [first] = chunks;
    const all = chunks.length === 1 && first !== undefined ? first : Buffer.concat(chunks, size);
    chunks = [all.subarray(bytes)];
    size -= bytes;
    return all.subarray(0, bytes);
  }

  return (chunk) => {
    chunks.push(chunk);
    size += chunk.length;
    for (;;) {
      if (length === null) {
        if (size < HEAD_BYTES) return;
        length = take(HEAD_BYTES).readUInt32BE(0);
        if (length > maxBytes) throw new Error(`a frame of ${length} bytes is too large`);
      }
      if (size < length) return;
      const body = take(length);
      length = null;
      onMessage(JSON.parse(body.toString()));
    }
  };
}
