import type { Tx } from '../db/database.ts';

/** The transport of messages between processes. */
export interface LiveLine {
  publish(tx: Tx, payload: string): Promise<void>;
  close(): Promise<void>;
}
export interface LineListener {
  onPayload(payload: string): void;
  onGap(): void;
}

export const LIVE_CHANNEL = 'drawbridge_live';
