import type { Tx } from '../db/database.ts';

/** The transport of messages between processes. */
export interface LiveChannel {
  publish(tx: Tx, payloads: readonly string[]): Promise<void>;
  close(): Promise<void>;
}
export interface ChannelListener {
  onPayload(payload: string): void;
  onGap(): void;
}

/** Its name in PostgreSQL and in Redis. */
export const LIVE_CHANNEL = 'drawbridge_live';
