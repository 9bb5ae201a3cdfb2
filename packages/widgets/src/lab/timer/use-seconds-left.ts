import { useEffect, useState } from 'react';
import { toSecondsLeft } from './time-left.ts';

const TICK_MS = 1_000;

/** Seconds until a moment on a clock, each second anew. */
export function useSecondsLeft(deadlineMs: number, nowMs: () => number): number {
  const [now, setNow] = useState(nowMs);
  useEffect(() => {
    const timer = setInterval(() => setNow(nowMs()), TICK_MS);
    return () => clearInterval(timer);
  }, [nowMs]);
  return toSecondsLeft(deadlineMs, now);
}
