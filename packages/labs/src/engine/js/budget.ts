import type { StopReason } from '../stop.ts';

/** Fuel and deadline of the code that runs now; shared by the engine's ticks and the database's. */
export interface Budget {
  used: number;
  /** Why the program is being ended, once it is. */
  stop: StopReason | null;
  arm(fuel: number, wallMs: number): void;
  /** Counts a tick; true when the program must end. */
  tick(): boolean;
  /** Counts ticks of work outside of the guest, parts of one too; true when the program must end. */
  charge(ticks: number): boolean;
  /** Ends the program at the next tick. */
  end(reason: StopReason): void;
}

/** `wallFactor`: how many times longer than a grader's the deadlines are. */
export function createBudget(wallFactor: number): Budget {
  let limit = 0;
  let deadline = 0;
  /** Part of a tick that is not counted yet. */
  let owed = 0;
  return {
    used: 0,
    stop: null,
    arm(fuel, wallMs) {
      this.used = 0;
      this.stop = null;
      owed = 0;
      limit = fuel;
      deadline = performance.now() + wallMs * wallFactor;
    },
    tick() {
      this.used += 1;
      if (this.stop === null && this.used > limit) this.stop = 'fuel';
      if (this.stop === null && performance.now() > deadline) this.stop = 'time';
      return this.stop !== null;
    },
    charge(ticks) {
      owed += ticks;
      const whole = Math.floor(owed);
      owed -= whole;
      this.used += whole;
      if (this.stop === null && this.used > limit) this.stop = 'fuel';
      return this.stop !== null;
    },
    end(reason) {
      this.stop ??= reason;
    },
  };
}
