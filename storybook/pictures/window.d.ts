interface Window {
  /** Timers of less than a second that have not run yet: `short-timers.ts`. */
  shortTimers: Set<number>;
}
