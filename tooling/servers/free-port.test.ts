import { createServer } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findFreePort } from './free-port.ts';

const listen = (port: number) =>
  new Promise<void>((resolve, reject) => {
    const server = createServer().once('error', reject).listen(port, '127.0.0.1', resolve);
    onTestFinished(() => void server.close());
  });

describe('A free port', () => {
  it('is none that an outgoing connection of the system can take', async () => {
    const ports = await Promise.all(Array.from({ length: 20 }, findFreePort));
    expect(Math.max(...ports)).toBeLessThan(32_768);
    expect(Math.min(...ports)).toBeGreaterThan(1_023);
  });
  it('can be listened on, and is not given while something listens', async () => {
    const taken = new Set<number>();
    for (let nth = 0; nth < 20; nth++) {
      const port = await findFreePort();
      expect(taken.has(port)).toBe(false);
      taken.add(port);
      await listen(port);
    }
  });
});
