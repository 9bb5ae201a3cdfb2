import { createClient } from '@redis/client';
import { afterCommit } from '../db/database.ts';
import type { Log } from '../log/log.ts';
import { type ChannelListener, LIVE_CHANNEL, type LiveChannel } from './live-channel.ts';

const LATEST_RETRY_MS = 5_000;

/** The part of a Redis connection that is used. */
export interface RedisConnection {
  on(event: 'error' | 'ready', listener: (error?: unknown) => void): unknown;
  connect(): Promise<unknown>;
  subscribe(channel: string, listener: (text: string) => void): Promise<unknown>;
  publish(channel: string, text: string): Promise<unknown>;
  destroy(): void;
}

/** `isPatient`: commands wait while the connection is lost. */
type OpenConnection = (url: string, isPatient: boolean) => RedisConnection;

const openClient: OpenConnection = (url, isPatient) =>
  createClient({
    url,
    disableOfflineQueue: !isPatient,
    socket: { connectTimeout: 3_000, reconnectStrategy: (tries) => Math.min(tries * 200, LATEST_RETRY_MS) },
  });

/**
 * Messages through Redis. They are sent after the commit; one that cannot be sent is found by the next sweep of each
 * process, so a Redis outage makes messages late, not lost. In this process a message is delivered directly.
 */
export function openRedisChannel(
  url: string,
  listener: ChannelListener,
  log: Log,
  openConnection: OpenConnection = openClient,
): LiveChannel {
  const publisher = openConnection(url, false);
  const subscriber = openConnection(url, true);
  let isClosed = false;
  for (const connection of [publisher, subscriber])
    connection.on('error', (error) => !isClosed && log.warn({ err: error }, 'redis connection lost'));
  subscriber.on('ready', () => listener.onGap());

  // Both reconnect by themselves; closing rejects the wait.
  const open = (connection: RedisConnection) =>
    connection.connect().catch((error: unknown) => {
      if (!isClosed) log.error({ err: error }, 'redis gave up');
    });
  void open(publisher);
  void open(subscriber);
  subscriber.subscribe(LIVE_CHANNEL, listener.onPayload).catch((error: unknown) => {
    if (!isClosed) log.error({ err: error }, 'redis does not let us subscribe');
  });

  return {
    publish: async (tx, payloads) =>
      afterCommit(tx, () => {
        for (const payload of payloads) {
          listener.onPayload(payload);
          publisher.publish(LIVE_CHANNEL, payload).catch((error: unknown) => {
            if (!isClosed) log.warn({ err: error }, 'redis did not take a live message');
          });
        }
      }),
    close() {
      isClosed = true;
      publisher.destroy();
      subscriber.destroy();
      return Promise.resolve();
    },
  };
}
