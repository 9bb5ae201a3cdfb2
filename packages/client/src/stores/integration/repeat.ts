const FIRST_MS = 1_000;
const LONGEST_MS = 60_000;

export interface Repeat {
  /** Asks now, and then from short intervals on. */
  now(): Promise<void>;
  /** While false nothing is asked; what becomes visible is asked for at once. */
  setVisible(isVisible: boolean): void;
  stop(): void;
}

/**
 * Asks again and again, in growing intervals, as long as `ask` says that something is still open. An older request that
 * comes back late decides nothing.
 */
export function createRepeat(ask: (isLatest: () => boolean) => Promise<boolean>): Repeat {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let delayMs = FIRST_MS;
  let asked = 0;
  let isVisible = true;
  let isStopped = false;

  async function run(): Promise<void> {
    clearTimeout(timer);
    asked += 1;
    const own = asked;
    const isOpen = await ask(() => own === asked && !isStopped);
    if (own !== asked || isStopped || !isOpen || !isVisible) return;
    timer = setTimeout(() => void run(), delayMs);
    delayMs = Math.min(LONGEST_MS, delayMs * 1.6);
  }

  async function now(): Promise<void> {
    if (isStopped) return;
    delayMs = FIRST_MS;
    await run();
  }

  return {
    now,
    setVisible(next) {
      if (next === isVisible) return;
      isVisible = next;
      if (next) void now();
      else clearTimeout(timer);
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
