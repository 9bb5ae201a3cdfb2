import type { ChangeOutcome } from '@drawbridge/client/stores/base/change-outcome';
import { useRef, useState } from 'react';

/** Runs one change at a time and holds the messages of its refusal: by field, or under `''` for the whole. */
export function useChange() {
  const isRunning = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [faults, setFaults] = useState<Readonly<Record<string, string | undefined>>>({});

  /** Returns the value of a successful change. */
  async function run<T>(change: () => Promise<ChangeOutcome<T>>): Promise<{ value: T } | undefined> {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    setIsBusy(true);
    setFaults({});
    try {
      const outcome = await change();
      if (outcome.kind === 'done') return { value: outcome.value };
      setFaults(outcome.kind === 'fields' ? outcome.errors : { '': outcome.text });
      return undefined;
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  }
  return { run, isBusy, faults, setFaults };
}
