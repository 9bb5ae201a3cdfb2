/** Messages over a byte stream: four bytes of length, then JSON. Not on stdout, where a guest's writes might end. */
export const MAX_FRAME_BYTES = 16 * 1024 * 1024;

export function toFrame(message: unknown): Buffer {
  const body = Buffer.from(JSON.stringify(message));
  const head = Buffer.alloc(4);
  head.writeUInt32BE(body.length);
  return Buffer.concat([head, body]);
}

/** Gives a function to feed with chunks; `hear` gets each whole message. Throws on a frame that is too large. */
export function createFrameReader(hear: (message: unknown) => void): (chunk: Buffer) => void {
  let pending: Buffer = Buffer.alloc(0);
  return (chunk) => {
    pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk]);
    while (pending.length >= 4) {
      const length = pending.readUInt32BE(0);
      if (length > MAX_FRAME_BYTES) throw new Error('a frame is too large');
      if (pending.length < 4 + length) return;
      const body = pending.subarray(4, 4 + length);
      pending = pending.subarray(4 + length);
      hear(JSON.parse(body.toString()));
    }
  };
}
