import type { GuestCalls } from '../js/slot.ts';
import { type AppCallsOptions, createAppCalls, withPlaces } from '../world/app-calls.ts';
import { runCompare, runHash, runKdf } from '../world/hash-oracle.ts';

const MAX_SLEEP_SECONDS = 3_600;

/** The host calls of every app, and those of Python's own modules. */
export function createPythonCalls(options: AppCallsOptions): GuestCalls {
  const calls = createAppCalls(options);
  const { world } = options;
  return withPlaces(options, (op, args) => {
    switch (op) {
      case 'hash':
        return runHash(world, args);
      case 'kdf':
        return runKdf(world, args);
      case 'compare':
        return runCompare(world, args);
      case 'sleep':
        world.spend(Math.min(Number(args[0]) || 0, MAX_SLEEP_SECONDS) * 1_000);
        return '';
      default:
        return calls(op, args);
    }
  });
}
