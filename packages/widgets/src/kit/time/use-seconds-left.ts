import { useSyncExternalStore } from 'react';
import { toSecondsLeft } from './time-left.ts';

const TICK_MS = 250;

function tick(onTick: () => void): () => void {
  const timer = setInterval(onTick, TICK_MS);
  return () => clearInterval(timer);
}

const doNotTick = () => () => undefined;

/**
 * Follows a countdown; no timer runs while it shows 0. Ticks only say when to read the clock, so in a tab with
 * throttled timers the next reading is right again.
 */
export function useSecondsLeft(read: () => number): number {
  return useSyncExternalStore(read() > 0 ? tick : doNotTick, read);
}

/** Whole seconds until an instant of a clock; 0 when it is past. */
export function useSecondsUntil(deadlineMs: number, nowMs: () => number = Date.now): number {
  return useSecondsLeft(() => toSecondsLeft(deadlineMs, nowMs()));
}
