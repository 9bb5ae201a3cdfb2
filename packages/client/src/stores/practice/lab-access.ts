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

/** Calls that the server answers only while the lab is open to the learner. Drafts are saved regardless. */
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
  /** True from the first call refused because the lab is closed until a call is answered again. */
  isClosed: ReadonlySignal<boolean>;
}

/** Tracks from the server's answers whether the lab is still open to the learner: a plan can end at any time. */
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
