import type { PersonId } from '@drawbridge/contracts';
import { sql } from 'drizzle-orm';
import { afterCommit, type Database, type Tx } from '../db/database.ts';
import type { Log } from '../log/log.ts';
import { type ChannelListener, LIVE_CHANNEL, type LiveChannel } from './live-channel.ts';

export interface LiveListener {
  onMessage(personId: PersonId, message: string): void;
  /** Messages may have been missed. */
  onGap(): void;
}

/**
 * Short messages about a person, from a transaction to every process. They wake and carry ids, not content: one may be
 * lost with a process or a connection, so a listener can find the same in the database.
 */
export interface Live {
  /** Notifies every process, this one too, once `tx` is committed; none when it is rolled back. */
  publish(tx: Tx, personIds: readonly PersonId[], message: string): Promise<void>;
  subscribe(listener: LiveListener): void;
  close(): Promise<void>;
}

/** PostgreSQL takes payloads of up to 8,000 bytes. */
const MAX_PAYLOAD_BYTES = 7_900;

export interface LiveDeps {
  database: Database;
  redisUrl: string | undefined;
  log: Log;
}

/**
 * Through Redis where there is one, else through PostgreSQL; the embedded database has one process and needs neither.
 */
export async function createLive({ database, redisUrl, log }: LiveDeps): Promise<Live> {
  if (redisUrl) {
    // Its client takes a tenth of a second of a start that has no Redis.
    const { openRedisChannel } = await import('./redis-channel.ts');
    return createLiveOver((listener) => openRedisChannel(redisUrl, listener, log), log);
  }
  if (database.listen) return createLiveOver((listener) => openPostgresChannel(database, listener), log);
  return createLiveOver(openLocalChannel, log);
}

/** A foreign message on our channel is no reason to stop. */
function readPayload(payload: string, log: Log): [PersonId, string] | undefined {
  try {
    const read: unknown = JSON.parse(payload);
    if (Array.isArray(read) && read.length === 2 && read.every((part) => typeof part === 'string'))
      return read as [PersonId, string];
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  log.warn({ event: 'live.unreadable' }, 'a live message that is not ours');
  return undefined;
}

export function createLiveOver(openChannel: (listener: ChannelListener) => LiveChannel, log: Log): Live {
  const listeners: LiveListener[] = [];
  const channel = openChannel({
    onPayload(payload) {
      const message = readPayload(payload, log);
      if (message) for (const listener of listeners) listener.onMessage(...message);
    },
    onGap() {
      for (const listener of listeners) listener.onGap();
    },
  });
  return {
    async publish(tx, personIds, message) {
      if (personIds.length === 0) return;
      const payloads = personIds.map((personId) => JSON.stringify([personId, message]));
      if (payloads.some((payload) => Buffer.byteLength(payload) > MAX_PAYLOAD_BYTES))
        throw new Error('a live message carries ids, not content: it is too long');
      await channel.publish(tx, payloads);
    },
    subscribe: (listener) => void listeners.push(listener),
    close: () => channel.close(),
  };
}

function openLocalChannel(listener: ChannelListener): LiveChannel {
  return {
    publish: async (tx, payloads) =>
      afterCommit(tx, () => {
        for (const payload of payloads) listener.onPayload(payload);
      }),
    close: () => Promise.resolve(),
  };
}

/** NOTIFY is part of the transaction: the server sends it at the commit. */
function openPostgresChannel(database: Database, listener: ChannelListener): LiveChannel {
  const listening = database.listen?.(LIVE_CHANNEL, {
    onMessage: listener.onPayload,
    onListening: listener.onGap,
  });
  return {
    async publish(tx, payloads) {
      await tx.execute(sql`
        select pg_notify(${LIVE_CHANNEL}, value) from json_array_elements_text(${JSON.stringify(payloads)}::json)
      `);
    },
    close: async () => listening?.close(),
  };
}
