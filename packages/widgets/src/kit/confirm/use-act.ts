import type { ChangeOutcome } from '@drawbridge/client/stores/base/change-outcome';
import { useState } from 'react';
import { useDrawbridge } from '../../provider/index.ts';

/** Runs one change at a time, announces a refusal, and returns the value. */
export function useAct() {
  const { notify } = useDrawbridge();
  const [isBusy, setBusy] = useState(false);
  async function act<T>(change: () => Promise<ChangeOutcome<T>>, done?: string): Promise<T | undefined> {
    setBusy(true);
    const outcome = await change();
    setBusy(false);
    if (outcome.kind === 'done') {
      if (done) notify('positive', done);
      return outcome.value;
    }
    notify('negative', outcome.kind === 'refused' ? outcome.text : (Object.values(outcome.errors)[0] ?? ''));
    return undefined;
  }
  return { isBusy, act };
}
