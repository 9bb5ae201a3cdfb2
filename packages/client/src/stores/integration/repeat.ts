const FIRST_MS = 1_000;
const LONGEST_MS = 60_000;

export interface Repeat {
  /** Asks now, and then at intervals that start short again. */
  now(): Promise<void>;
  /** Stops asking while hidden; asks immediately once visible. */
  setVisible(isVisible: boolean): void;
  stop(): void;
}

/**
 * Asks repeatedly, at growing intervals, as long as `ask` returns that something is still open. An older request that
 * answers late decides nothing.
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
