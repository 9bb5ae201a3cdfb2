import { createServer } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findFreePort } from './free-port.ts';

/** The lowest port that systems give to outgoing connections, Linux before others. */
const FIRST_OUTGOING = 32_768;

const listen = (port: number) =>
  new Promise<void>((resolve, reject) => {
    const server = createServer().once('error', reject).listen(port, '127.0.0.1', resolve);
    onTestFinished(() => void server.close());
  });

describe('a free port', () => {
  it('a free port cannot be taken by an outgoing connection of the system, and can be listened on', async () => {
    for (let nth = 0; nth < 20; nth++) {
      const port = await findFreePort();
      expect(port).toBeGreaterThan(1_023);
      expect(port).toBeLessThan(FIRST_OUTGOING);
      await listen(port);
    }
  });
  it('a free port is not one that something listens on', async () => {
    const taken = await findFreePort();
    await listen(taken);
    await expect(findFreePort(taken, taken)).rejects.toThrow(`between ${taken} and ${taken}`);
  });
});
