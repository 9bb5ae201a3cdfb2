import { Client, escapeIdentifier } from 'pg';
import type { Log } from '../log/log.ts';
import type { ChannelListener, Listening } from './database.ts';

const SOONEST_MS = 100;
const LATEST_MS = 5_000;

/** Listens to a channel on one connection of its own and opens a new one when it breaks, for as long as it takes. */
export function listenPostgres(url: string, channel: string, listener: ChannelListener, log: Log): Listening {
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let delayMs = SOONEST_MS;
  let isClosed = false;

  function again(lost: Client, error?: Error) {
    // Connection and error may both report it, and an old connection may report it late.
    if (isClosed || client !== lost) return;
    client = undefined;
    log.warn({ err: error, channel }, 'database connection that listens lost');
    timer = setTimeout(() => void open(), delayMs).unref();
    delayMs = Math.min(delayMs * 2, LATEST_MS);
  }

  async function open() {
    const opened = new Client({
      connectionString: url,
      connectionTimeoutMillis: 3_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 15_000,
    });
    client = opened;
    opened.on('error', (error) => again(opened, error));
    opened.on('end', () => again(opened));
    opened.on('notification', ({ payload }) => listener.onMessage(payload ?? ''));
    try {
      await opened.connect();
      await opened.query(`listen ${escapeIdentifier(channel)}`);
      delayMs = SOONEST_MS;
      listener.onListening();
    } catch (error) {
      again(opened, error as Error);
      // Ends the connection; a failure to end it is ignored, since it is replaced anyway.
      await opened.end().catch(() => undefined);
    }
  }

  void open();
  return {
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}
