import type { ChangeOutcome } from '@drawbridge/client/stores/base/change-outcome';
import type { AssignedPerson } from '@drawbridge/contracts/company';
import { TextArea } from '@drawbridge/ui';
import { useState } from 'react';
import { FormDialog } from '../../kit/confirm/FormDialog.tsx';
import { useChange } from '../../kit/confirm/use-change.ts';
import { useDrawbridge } from '../../provider/index.ts';
import { t } from './report-messages.ts';

interface ExemptDialogProps {
  people: readonly AssignedPerson[];
  exempt: (reason: string) => Promise<ChangeOutcome<unknown>>;
  onDone: () => void;
  onClose: () => void;
}

function toTitle(people: readonly AssignedPerson[]): string {
  const [first] = people;
  return people.length === 1 && first
    ? t('exempt.title.one', { name: first.name })
    : t('exempt.title', { count: people.length });
}

/** Asks why people need not do an assignment. */
export function ExemptDialog({ people, exempt, onDone, onClose }: ExemptDialogProps) {
  const { notify } = useDrawbridge();
  const { run, isBusy, faults } = useChange();
  const [reason, setReason] = useState('');
  async function submit() {
    const done = await run(() => exempt(reason));
    if (!done) return;
    notify('positive', t('exempt.done'));
    onDone();
  }
  return (
    <FormDialog
      title={toTitle(people)}
      text={t('exempt.text')}
      submitLabel={t('exempt')}
      isBusy={isBusy}
      canSubmit={reason.trim() !== ''}
      fault={faults['']}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextArea
        label={t('reason')}
        hint={t('reason.hint')}
        error={faults['reason']}
        value={reason}
        maxLength={500}
        rows={3}
        data-autofocus
        onChange={(event) => setReason(event.target.value)}
      />
    </FormDialog>
  );
}
