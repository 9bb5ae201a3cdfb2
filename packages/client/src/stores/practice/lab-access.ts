import type { Endpoint } from '@drawbridge/contracts';
import {
  checkFlag,
  chooseGuidance,
  getSolution,
  noteBreach,
  openHint,
  openLab,
  openSolution,
  resetLab,
  submitLab,
} from '@drawbridge/contracts/practice';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import { asApiProblem } from '../../transport/api-problem.ts';
import type { ApiClient } from '../../transport/client.ts';

/** The calls that are answered only while the lab is open to the learner. A draft is saved all the same. */
const ASKED: readonly Endpoint[] = [
  openLab,
  submitLab,
  resetLab,
  openHint,
  chooseGuidance,
  getSolution,
  openSolution,
  checkFlag,
  noteBreach,
];

interface LabAccess {
  client: ApiClient;
  /** True from the call that was refused because nothing opens the lab any more, until one is answered again. */
  isClosed: ReadonlySignal<boolean>;
}

/** Follows in the answers of the server whether the lab is still open to the learner: a plan may end at any moment. */
export function watchAccess(client: ApiClient, onClosed: () => void): LabAccess {
  const isClosed = signal(false);
  const call: ApiClient['call'] = async (endpoint, input, options) => {
    try {
      const answer = await client.call(endpoint, input, options);
      if (ASKED.includes(endpoint)) isClosed.value = false;
      return answer;
    } catch (error) {
      if (asApiProblem(error).code === 'upgrade_required' && !isClosed.peek()) {
        isClosed.value = true;
        onClosed();
      }
      throw error;
    }
  };
  return { client: { ...client, call }, isClosed };
}
