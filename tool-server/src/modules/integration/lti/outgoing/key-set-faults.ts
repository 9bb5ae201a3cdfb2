import type { Clock } from '../../../../platform/clock.ts';
import { InnerAddressError, PortError } from '../../../../platform/http/public-address.ts';
import type { OutgoingAnswer } from '../../../../platform/http/send.ts';
import { isPassing } from './read-status.ts';

/** What a launch is refused with while the keys cannot be read. */
export type KeySetRefusal = 'key_set_unavailable' | 'key_set_private' | 'key_set_wrong';

/** The address responded, and not with a key set. */
export class KeySetAnswerError extends Error {
  readonly answer: OutgoingAnswer;
  constructor(answer: OutgoingAnswer, message = `the key set answered ${answer.status}`) {
    super(message);
    this.name = 'KeySetAnswerError';
    this.answer = answer;
  }
}

/** After so long without one success, waiting is no advice any more. */
const LONG_MS = 600_000;
const MOST_ADDRESSES = 1_000;

const isOwnName = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOTFOUND';

/** True when the same address gives the same result until somebody corrects it. */
function isPermanent(error: unknown): boolean {
  // Nobody has to sign in to read keys: where that is asked for, the address is wrong.
  if (error instanceof KeySetAnswerError) return error.answer.status === 401 || !isPassing(error.answer);
  return isOwnName(error);
}

/** Tells whether a failing key set address needs patience or an administrator. */
export interface KeySetFaults {
  succeeded(url: string): void;
  failed(url: string, error: unknown): void;
  /** Returns the refusal for the latest failure of this address. */
  refusalOf(url: string): KeySetRefusal;
}

export function createKeySetFaults(clock: Clock): KeySetFaults {
  const faults = new Map<string, { since: number; error: unknown }>();
  return {
    succeeded: (url) => void faults.delete(url),
    failed(url, error) {
      const since = faults.get(url)?.since ?? clock.now().getTime();
      faults.delete(url);
      faults.set(url, { since, error });
      if (faults.size > MOST_ADDRESSES) faults.delete(faults.keys().next().value as string);
    },
    refusalOf(url) {
      const fault = faults.get(url);
      if (!fault) return 'key_set_unavailable';
      if (fault.error instanceof InnerAddressError || fault.error instanceof PortError)
        return 'key_set_private';
      // A platform that responds with a fault of its own is down, however long.
      const isSilent = !(fault.error instanceof KeySetAnswerError);
      const isLong = isSilent && clock.now().getTime() - fault.since >= LONG_MS;
      return isPermanent(fault.error) || isLong ? 'key_set_wrong' : 'key_set_unavailable';
    },
  };
}
