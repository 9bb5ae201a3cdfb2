import type { LabStore } from '@drawbridge/client/stores/lab';
import { ConfirmDialog } from '@drawbridge/ui';
import { type ReactNode, useState } from 'react';
import { useDrawbridge } from '../../provider/index.ts';
import { t } from './messages.ts';

/** Resetting the whole lab: how to ask for it, and the question itself. */
export function useReset(store: LabStore): { ask: () => void; question: ReactNode } {
  const { notify } = useDrawbridge();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const reset = async () => {
    setBusy(true);
    const isDone = await store.reset();
    setBusy(false);
    setAsking(false);
    if (!isDone) notify('negative', store.problem.peek()?.message ?? t('reset.failed'));
  };
  return {
    ask: () => setAsking(true),
    question: (
      <ConfirmDialog
        open={isAsking}
        title={t('reset.title')}
        message={t('reset.message')}
        confirmLabel={t('reset.confirm')}
        cancelLabel={t('reset.cancel')}
        tone="danger"
        busy={isBusy}
        onConfirm={() => void reset()}
        onCancel={() => setAsking(false)}
      />
    ),
  };
}
