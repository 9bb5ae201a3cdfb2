import type { Organization, OrganizationStore } from '@drawbridge/client/stores/company/organization';
import { ORGANIZATION } from '@drawbridge/contracts/company';
import { Button, Card, Select, TextField } from '@drawbridge/ui';
import { type SyntheticEvent, useEffect, useState } from 'react';
import { useChange } from '../../kit/confirm/use-change.ts';
import { useDrawbridge, useStore, withLoading } from '../../provider/index.ts';
import { listTimeZones } from '../../recognition/profile/index.ts';
import { LogoCard } from './LogoCard.tsx';
import { t } from './messages.ts';
import * as styles from './organization.css.ts';
import { RetentionCard } from './RetentionCard.tsx';
import { LoadingSettings, SettingsProblem } from './SettingsProblem.tsx';

/** Name, time zone, logo and retention of the company. @see COMP-8, COMP-9 */
export const OrganizationSettings = withLoading(Loaded, LoadingSettings);

function Loaded() {
  const store = useStore('organization');
  useEffect(() => void store.load(), [store]);
  const { value: known } = store.organization;
  if (known.state === 'loading') return <LoadingSettings />;
  if (known.state === 'problem')
    return <SettingsProblem problem={known.problem} onRetry={() => void store.load()} />;
  return (
    <div className={styles.place}>
      <NameCard store={store} organization={known.value} />
      <LogoCard store={store} organization={known.value} />
      <RetentionCard store={store} organization={known.value} />
    </div>
  );
}

function NameCard({ store, organization }: { store: OrganizationStore; organization: Organization }) {
  const { notify } = useDrawbridge();
  const { run, isBusy, faults } = useChange();
  const [name, setName] = useState(organization.name);
  const [zone, setZone] = useState(organization.time_zone ?? '');

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    const done = await run(() => store.change({ name, time_zone: zone === '' ? null : zone }));
    if (!done) return;
    setName(done.value.name);
    notify('positive', t('saved'));
  }
  return (
    <Card as="section" aria-labelledby="organization-name">
      <div className={styles.part}>
        <h2 id="organization-name" className={styles.title}>
          {t('identity')}
        </h2>
        <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
          <TextField
            label={t('name')}
            hint={t('nameHint')}
            error={faults['name'] ?? faults['']}
            maxLength={ORGANIZATION.longestName}
            autoComplete="off"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <Select
            label={t('timeZone')}
            hint={t('timeZoneHint')}
            error={faults['time_zone']}
            options={[
              { value: '', label: t('utc') },
              ...listTimeZones(organization.time_zone).map((one) => ({
                value: one,
                label: one.replaceAll('_', ' '),
              })),
            ]}
            value={zone}
            onChange={setZone}
          />
          <Button type="submit" tone="primary" className={styles.start} loading={isBusy}>
            {t('save')}
          </Button>
        </form>
      </div>
    </Card>
  );
}
