import { useCallback, useEffect, useState } from 'react';

/** Seconds that remain after `start`; 0 when there are none. */
export function useCountdown(): { seconds: number; start: (seconds: number) => void } {
  const [endsAtMs, setEndsAtMs] = useState(0);
  const [nowMs, setNowMs] = useState(0);
  const isRunning = endsAtMs > nowMs;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNowMs(Date.now()), 500);
    return () => clearInterval(timer);
  }, [isRunning]);
  const start = useCallback((seconds: number) => {
    const now = Date.now();
    setNowMs(now);
    setEndsAtMs(now + seconds * 1_000);
  }, []);
  return { seconds: Math.max(0, Math.ceil((endsAtMs - nowMs) / 1_000)), start };
}
