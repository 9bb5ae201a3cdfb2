import type { Budget } from '../budget.ts';
import type { GuestCalls } from '../js/slot.ts';
import { LabStop } from '../stop.ts';

/** Ticks of any call: copying its texts and finding its place in the program takes longer than most calls themselves. */
const CALL_TICKS = 0.2;
/** Of a printed line: beyond the first 64 KiB nothing is done with it, and who looks for a fault prints many. */
const PRINT_TICKS = 0.01;
/** An honest program prints a few lines in a request; one that looks for its fault some thousands. */
const MOST_LINES = 20_000;
const CHARS_PER_TICK = 50_000;
/** Hexadecimal digits that are hashed in a tick. */
const HASHED_CHARS_PER_TICK = 12_000;
const PASSWORD_TICKS = 0.5;
/** Arithmetic on elliptic curves; half of what it takes, so that an app may check a token many times. */
const CURVE_TICKS: ReadonlyMap<string, number> = new Map([
  ['sign', 4],
  ['verify', 12],
  ['keys', 4],
]);

const lengthOf = (texts: readonly string[]) => texts.reduce((sum, text) => sum + text.length, 0);

const isPrint = (op: string) => op === 'log' || op === 'fault';

/** Fuel of what the host does for a guest, by the call alone: the same on every machine. */
export function toHostTicks(op: string, args: readonly string[]): number {
  const ticks = (isPrint(op) ? PRINT_TICKS : CALL_TICKS) + lengthOf(args) / CHARS_PER_TICK;
  if (op === 'password-check' || op === 'password-hash') return ticks + PASSWORD_TICKS;
  if (op !== 'crypto') return ticks;
  const [kind = '', ...rest] = args;
  return ticks + (CURVE_TICKS.get(kind) ?? lengthOf(rest) / HASHED_CHARS_PER_TICK);
}

/** Calls of learners' code: once the fuel is used up the host does nothing more for it. @see decision 0010 */
export function withHostWork(budget: Budget, calls: GuestCalls): GuestCalls {
  return (op, args) => {
    if (isPrint(op) && ++budget.lines > MOST_LINES) budget.end('output');
    if (budget.charge(toHostTicks(op, args))) throw new LabStop(budget.stop ?? 'fuel');
    return calls(op, args);
  };
}
