import type { SafeStorage } from '@drawbridge/client';
import type { LabAttempt } from '@drawbridge/contracts/practice';
import { createStoredValue, isTextList } from '@drawbridge/lab-workspace/page';
import { computed, type ReadonlySignal } from '@preact/signals-react';

/** The steps that the learner has read in this attempt; a reset begins without any. */
export interface ReadSteps {
  ids: ReadonlySignal<readonly string[]>;
  add(id: string): void;
}

export function createReadSteps(storage: SafeStorage, attempt: ReadonlySignal<LabAttempt>): ReadSteps {
  const attemptId = computed(() => attempt.value.attempt_id);
  const stored = computed(() =>
    createStoredValue<string[]>(storage, `drawbridge.steps.${attemptId.value}`, [], isTextList),
  );
  const ids = computed(() => stored.value.current.value);
  return {
    ids,
    add(id) {
      if (!ids.peek().includes(id)) stored.peek().set([...ids.peek(), id]);
    },
  };
}
