import { describe, expect, it } from 'vitest';
import { type Db, type Tx, withAfterCommit } from '../db/database.ts';
import { createLog } from '../log/log.ts';
import { openRedisChannel, type RedisConnection } from './redis-channel.ts';

/** A Redis with two connections, one to publish and one to subscribe. */
function createFakeRedis() {
  const listeners = new Set<(text: string) => void>();
  const ready: (() => void)[] = [];
  const state = { isAway: false, open: 0, published: [] as string[] };
  const open = (): RedisConnection => {
    state.open += 1;
    return {
      on: (event, listener) => event === 'ready' && ready.push(listener),
      connect: () => Promise.resolve(),
      subscribe(_channel, listener) {
        listeners.add(listener);
        return Promise.resolve();
      },
      publish(_channel, text) {
        if (state.isAway) return Promise.reject(new Error('the client is offline'));
        state.published.push(text);
        for (const listener of listeners) listener(text);
        return Promise.resolve();
      },
      destroy() {
        state.open -= 1;
      },
    };
  };
  return { state, open, returns: () => ready.forEach((listener) => listener()) };
}

/** Transactions that end as their work does. */
const db = withAfterCommit({
  transaction: (work: (tx: Tx) => Promise<unknown>) => work({} as Tx),
} as unknown as Db);

function setUp() {
  const redis = createFakeRedis();
  const lines: string[] = [];
  const log = createLog('warn', { write: (line) => void lines.push(line) });
  const process = () => {
    const received: string[] = [];
    const channel = openRedisChannel(
      'redis://redis.test',
      { onPayload: (payload) => received.push(payload), onGap: () => received.push('gap') },
      log,
      redis.open,
    );
    return { received, channel };
  };
  return { redis, lines, here: process(), there: process() };
}

describe('live messages through Redis', () => {
  it('live messages are sent after the commit and received in every process', async () => {
    const { here, there, redis } = setUp();
    await db.transaction(async (tx) => {
      await here.channel.publish(tx, ['one']);
      expect(redis.state.published).toEqual([]);
    });
    expect(there.received).toEqual(['one']);
    expect(new Set(here.received)).toEqual(new Set(['one']));
  });

  it('live messages are not sent when the transaction is rolled back', async () => {
    const { here, there } = setUp();
    const failing = db.transaction(async (tx) => {
      await here.channel.publish(tx, ['one']);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect([here.received, there.received]).toEqual([[], []]);
  });

  it('live messages are received in this process, and their loss is logged, while Redis is down', async () => {
    const { here, there, redis, lines } = setUp();
    redis.state.isAway = true;
    await db.transaction((tx) => here.channel.publish(tx, ['one']));
    expect([here.received, there.received]).toEqual([['one'], []]);
    await expect.poll(() => lines.join('')).toContain('redis did not take a live message');
  });

  it('a reconnection reports that messages may have been missed', () => {
    const { here, redis } = setUp();
    redis.returns();
    expect(here.received).toEqual(['gap']);
  });

  it('closing the channel ends both connections', async () => {
    const { here, there, redis } = setUp();
    await Promise.all([here.channel.close(), there.channel.close()]);
    expect(redis.state.open).toBe(0);
  });
});
