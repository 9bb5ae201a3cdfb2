import type { TeamStore } from '@drawbridge/client/stores/company/team';
import type { Team } from '@drawbridge/contracts/company';
import { Button, Callout, Card, ConfirmDialog } from '@drawbridge/ui';
import { useSignals } from '@preact/signals-react/runtime';
import { type SyntheticEvent, useEffect, useState } from 'react';
import { useChange } from '../../kit/confirm/use-change.ts';
import { useDrawbridge } from '../../provider/index.ts';
import { t } from './messages.ts';
import { TeamFields } from './TeamFields.tsx';
import { findFaults, toInput, toValues } from './team-fields.ts';
import { toCountText } from './team-words.ts';
import * as styles from './teams.css.ts';

/** Name, parent and rule of a team. Before a rule makes members leave, it asks. */
export function TeamSettings({ store, team }: { store: TeamStore; team: Team }) {
  useSignals();
  const { notify } = useDrawbridge();
  useEffect(() => void store.loadNames(), [store]);
  const [values, setValues] = useState(() => toValues(team));
  const { run, isBusy, faults, setFaults } = useChange();
  /** Number of members who would leave, while it is asked. */
  const [leaving, setLeaving] = useState(0);

  async function save() {
    setLeaving(0);
    const done = await run(() => store.change({ ...toInput(values), revision: team.revision }));
    if (!done) return;
    setValues(toValues(done.value));
    notify('positive', t('saved'));
    void store.loadNames();
  }
  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    const found = findFaults(values);
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    const { rule } = toInput(values);
    if (rule) {
      const shown = await run(() => store.preview(rule));
      if (!shown) return;
      if (shown.value.leaving > 0) return setLeaving(shown.value.leaving);
    }
    await save();
  }
  return (
    <Card as="section" aria-labelledby="team-settings">
      <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        <h2 id="team-settings" className={styles.title}>
          {t('settings')}
        </h2>
        {team.is_provisioned && <Callout>{t('directory')}</Callout>}
        {faults[''] && (
          <Callout tone="fail" live>
            {faults['']}
          </Callout>
        )}
        <TeamFields
          values={values}
          onValues={setValues}
          faults={faults}
          names={store.names.value}
          ownId={team.id}
          isOfDirectory={team.is_provisioned}
          preview={store.preview}
        />
        <div>
          <Button type="submit" tone="primary" loading={isBusy}>
            {t('save')}
          </Button>
        </div>
      </form>
      <ConfirmDialog
        open={leaving > 0}
        title={toCountText('leave.ask.one', 'leave.ask', leaving)}
        message={t('leave.text')}
        confirmLabel={t('save')}
        tone="danger"
        busy={isBusy}
        onConfirm={() => void save()}
        onCancel={() => setLeaving(0)}
      />
    </Card>
  );
}
