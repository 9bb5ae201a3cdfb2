import { createClient } from '@redis/client';
import { afterCommit } from '../db/database.ts';
import type { Log } from '../log/log.ts';
import { LIVE_CHANNEL, type LineListener, type LiveLine } from './line.ts';

const LATEST_RETRY_MS = 5_000;

/** The part of a Redis connection that is used. */
export interface RedisDoor {
  on(event: 'error' | 'ready', listener: (error?: unknown) => void): unknown;
  connect(): Promise<unknown>;
  subscribe(channel: string, listener: (text: string) => void): Promise<unknown>;
  publish(channel: string, text: string): Promise<unknown>;
  destroy(): void;
}

/** `isPatient`: what is asked for while the connection is away waits for it. */
type OpenDoor = (url: string, isPatient: boolean) => RedisDoor;

const openDoorTo: OpenDoor = (url, isPatient) =>
  createClient({
    url,
    disableOfflineQueue: !isPatient,
    socket: { connectTimeout: 3_000, reconnectStrategy: (tries) => Math.min(tries * 200, LATEST_RETRY_MS) },
  });

/**
 * Messages through Redis. They leave after the commit; one that cannot is found by the next sweep of each process, so
 * a Redis that is away makes messages late, not lost. A message is heard here without the way round.
 */
export function openRedisLine(
  url: string,
  listener: LineListener,
  log: Log,
  openDoor: OpenDoor = openDoorTo,
): LiveLine {
  const speaker = openDoor(url, false);
  const hearer = openDoor(url, true);
  let isClosed = false;
  for (const door of [speaker, hearer])
    door.on('error', (error) => !isClosed && log.warn({ err: error }, 'redis connection lost'));
  hearer.on('ready', () => listener.onGap());

  // Both go on trying by themselves; closing ends the wait with a refusal.
  const open = (door: RedisDoor) =>
    door.connect().catch((error: unknown) => {
      if (!isClosed) log.error({ err: error }, 'redis gave up');
    });
  void open(speaker);
  void open(hearer);
  hearer.subscribe(LIVE_CHANNEL, listener.onPayload).catch((error: unknown) => {
    if (!isClosed) log.error({ err: error }, 'redis does not let us subscribe');
  });

  return {
    publish: async (tx, payload) =>
      afterCommit(tx, () => {
        listener.onPayload(payload);
        speaker.publish(LIVE_CHANNEL, payload).catch((error: unknown) => {
          if (!isClosed) log.warn({ err: error }, 'redis did not take a live message');
        });
      }),
    close() {
      isClosed = true;
      speaker.destroy();
      hearer.destroy();
      return Promise.resolve();
    },
  };
}
