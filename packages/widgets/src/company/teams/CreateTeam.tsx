import type { TeamsStore } from '@drawbridge/client/stores/company/teams';
import type { Team } from '@drawbridge/contracts/company';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import { FormDialog } from '../../kit/confirm/FormDialog.tsx';
import { useChange } from '../../kit/confirm/use-change.ts';
import { t } from './messages.ts';
import { TeamFields } from './TeamFields.tsx';
import { findFaults, toInput, toValues } from './team-fields.ts';

interface CreateTeamProps {
  store: TeamsStore;
  onCreated: (team: Team) => void;
  onClose: () => void;
}

/** The dialog that makes a team. */
export function CreateTeam({ store, onCreated, onClose }: CreateTeamProps) {
  useSignals();
  useEffect(() => void store.loadNames(), [store]);
  const [values, setValues] = useState(() => toValues());
  const { run, isBusy, faults, setFaults } = useChange();

  async function submit() {
    const found = findFaults(values);
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    const done = await run(() => store.create(toInput(values)));
    if (done) onCreated(done.value);
  }
  return (
    <FormDialog
      title={t('create')}
      submitLabel={t('form.create')}
      isBusy={isBusy}
      fault={faults['']}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TeamFields
        values={values}
        onValues={setValues}
        faults={faults}
        names={store.names.value}
        preview={store.preview}
      />
    </FormDialog>
  );
}
