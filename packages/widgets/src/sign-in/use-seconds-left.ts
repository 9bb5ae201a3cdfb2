import { useEffect, useState } from 'react';

const TICK_MS = 250;

/** Follows a clock that runs down; 0 when it has. `key` restarts it. */
export function useSecondsLeft(read: () => number, key?: unknown): number {
  const [seconds, setSeconds] = useState(read);
  useEffect(() => {
    setSeconds(read());
    const timer = setInterval(() => {
      const left = read();
      setSeconds(left);
      if (left === 0) clearInterval(timer);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [read, key]);
  return seconds;
}
