/**
 * Set-up of the pictures: knows which timers are about to run. React keeps back what follows a fallback by one of 300 ms,
 * and takes `setTimeout` when it is loaded, so this file comes before all others.
 */
const LONG_MS = 1_000;
const { setTimeout: startTimer, clearTimeout: stopTimer } = window;
const shortTimers = new Set<number>();

const startCounted = (handler: TimerHandler, delayMs = 0, ...args: unknown[]): number => {
  if (typeof handler !== 'function' || delayMs >= LONG_MS) return startTimer(handler, delayMs, ...args);
  const timer = startTimer(() => {
    shortTimers.delete(timer);
    handler(...args);
  }, delayMs);
  shortTimers.add(timer);
  return timer;
};

Object.assign(window, {
  shortTimers,
  setTimeout: startCounted,
  clearTimeout: (timer?: number) => {
    if (timer !== undefined) shortTimers.delete(timer);
    stopTimer(timer);
  },
});
