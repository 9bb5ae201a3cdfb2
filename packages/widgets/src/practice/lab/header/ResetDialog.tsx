import { ConfirmDialog } from '@drawbridge/ui';
import { useState } from 'react';
import { toFaultText } from '../fault-text.ts';
import { useLabPage } from '../page/lab-page-context.ts';
import { t } from './messages.ts';

/** Asks before the whole lab is reset. */
export function ResetDialog() {
  const { data, services, view } = useLabPage();
  const [isBusy, setBusy] = useState(false);
  const reset = async () => {
    setBusy(true);
    const isDone = await data.reset();
    setBusy(false);
    view.closeDialog();
    if (isDone) return;
    const problem = data.problem.peek();
    const failed = t('reset.failed');
    services.notify('negative', toFaultText(problem, { offline: problem?.message ?? failed, failed }));
  };
  return (
    <ConfirmDialog
      open={view.dialog.value === 'reset'}
      title={t('reset.title')}
      message={t('reset.message')}
      confirmLabel={t('reset.confirm')}
      cancelLabel={t('reset.cancel')}
      tone="danger"
      busy={isBusy}
      onConfirm={() => void reset()}
      onCancel={view.closeDialog}
    />
  );
}
