import type { StopReason } from './stop.ts';

/**
 * Work of a metered guest in one tick: loop iterations and calls inside the engine, some 5,000 steps of a program. A
 * tick takes about a quarter of a millisecond.
 */
export const UNITS_PER_TICK = 150_000;
/** What a counter of 32 bits can hold. */
const FULL = 2 ** 31 - 1;

/** The counter of a metered guest (`wasm/meter.ts`). Below zero the guest traps. */
export type FuelCounter = WebAssembly.Global<'i32'>;

/** Fuel of the running code: of a guest, of the database that it queries, and of the host on its behalf. */
export interface Budget {
  /** Whole ticks since `arm`. */
  used(): number;
  /** Why the program is being ended, once it is. */
  stop: StopReason | null;
  /** Lines printed since `arm`. */
  lines: number;
  arm(ticks: number): void;
  /** Runs work that is not the program's on a separate budget. */
  aside<T>(ticks: number, work: () => T): T;
  /** Runs a guest on this budget. Outside it, the guest's counter is full, so that its host can use its functions. */
  spend<T>(counter: FuelCounter, work: () => T): T;
  /** Runs a call of the guest to its host, in the middle of `spend`. */
  pause<T>(counter: FuelCounter, work: () => T): T;
  /** In `spend`, after the guest returned or trapped: why the program must end, if it must. */
  check(counter: FuelCounter): StopReason | null;
  /** Charges ticks for work outside the guest, including fractions; true when the program must end. */
  charge(ticks: number): boolean;
  /** Ends the program. */
  end(reason: StopReason): void;
}

export function createBudget(): Budget {
  let limit = FULL;
  let left = FULL;
  const take = (counter: FuelCounter): void => {
    left = Math.max(counter.value, -1);
    counter.value = FULL;
  };
  const budget: Budget = {
    stop: null,
    lines: 0,
    used: () => Math.floor((limit - left) / UNITS_PER_TICK),
    arm(ticks) {
      limit = Math.min(Math.round(ticks * UNITS_PER_TICK), FULL);
      left = limit;
      budget.stop = null;
      budget.lines = 0;
    },
    aside(ticks, work) {
      const { stop, lines } = budget;
      const before = { limit, left };
      budget.arm(ticks);
      try {
        return work();
      } finally {
        ({ limit, left } = before);
        Object.assign(budget, { stop, lines });
      }
    },
    spend(counter, work) {
      counter.value = left;
      try {
        return work();
      } finally {
        take(counter);
      }
    },
    pause(counter, work) {
      take(counter);
      try {
        return work();
      } finally {
        counter.value = left;
      }
    },
    check(counter) {
      if (counter.value < 0) budget.stop ??= 'fuel';
      return budget.stop;
    },
    charge(ticks) {
      left = Math.max(left - Math.round(ticks * UNITS_PER_TICK), -1);
      if (left < 0) budget.stop ??= 'fuel';
      return budget.stop !== null;
    },
    end(reason) {
      budget.stop ??= reason;
      left = -1;
    },
  };
  return budget;
}
