import { MAGIC_LINK_LOCK_SECONDS } from '@drawbridge/contracts';
import type { SafeStorage } from '../storage.ts';
import { OWN_KEYS } from '../storage-keys.ts';

/** The wait between two magic links, stored so that a reload does not reset it. @see AUTH-12..AUTH-16 */
export interface LinkLock {
  /** Seconds left, from 30 down to 1; 0 when a link may be requested. */
  secondsLeft(): number;
  start(): void;
}

export function createLinkLock(storage: SafeStorage, nowMs: () => number = Date.now): LinkLock {
  return {
    secondsLeft() {
      const seconds = Math.ceil((Number(storage.get(OWN_KEYS.linkLock) ?? 0) - nowMs()) / 1000);
      // A later time was not written here, or the clock was set back: it must not lock the user out.
      return seconds > 0 && seconds <= MAGIC_LINK_LOCK_SECONDS ? seconds : 0;
    },
    start: () => storage.set(OWN_KEYS.linkLock, String(nowMs() + MAGIC_LINK_LOCK_SECONDS * 1000)),
  };
}
