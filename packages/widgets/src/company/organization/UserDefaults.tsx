import type {
  CompanyUserDefaults,
  UserDefaultsStore,
} from '@drawbridge/client/stores/company/organization/user-defaults';
import { Button, Card, Checkbox, Select } from '@drawbridge/ui';
import { type SyntheticEvent, useEffect, useState } from 'react';
import { useChange } from '../../kit/confirm/use-change.ts';
import { useDrawbridge, useStore, withLoading } from '../../provider/index.ts';
import { t } from './messages.ts';
import * as styles from './organization.css.ts';
import { LoadingSettings, SettingsProblem } from './SettingsProblem.tsx';

/** What new people of the company begin with. @see COMP-38 */
export const UserDefaults = withLoading(Loaded, LoadingSettings);

function Loaded() {
  const store = useStore('userDefaults');
  useEffect(() => void store.load(), [store]);
  const { value: known } = store.defaults;
  if (known.state === 'loading') return <LoadingSettings />;
  if (known.state === 'problem')
    return <SettingsProblem problem={known.problem} onRetry={() => void store.load()} />;
  return <DefaultsForm store={store} defaults={known.value} />;
}

function DefaultsForm({ store, defaults }: { store: UserDefaultsStore; defaults: CompanyUserDefaults }) {
  const { notify } = useDrawbridge();
  const { run, isBusy, faults } = useChange();
  const [digest, setDigest] = useState(defaults.weekly_digest_email);
  const [team, setTeam] = useState(defaults.default_team_id ?? '');

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    const wanted = { weekly_digest_email: digest, default_team_id: team === '' ? null : team };
    if (await run(() => store.save(wanted))) notify('positive', t('saved'));
  }
  return (
    <Card as="section" aria-labelledby="organization-users">
      <div className={styles.part}>
        <div className={styles.words}>
          <h2 id="organization-users" className={styles.title}>
            {t('users')}
          </h2>
          <p className={styles.about}>{t('usersAbout')}</p>
        </div>
        <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
          <Checkbox label={t('digest')} hint={t('digestHint')} checked={digest} onChange={setDigest} />
          <Select
            label={t('team')}
            hint={t(defaults.teams.length === 0 ? 'noTeams' : 'teamHint')}
            error={faults['default_team_id'] ?? faults['']}
            options={[
              { value: '', label: t('noTeam') },
              ...defaults.teams.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={team}
            onChange={setTeam}
          />
          <Button type="submit" tone="primary" className={styles.start} loading={isBusy}>
            {t('save')}
          </Button>
        </form>
      </div>
    </Card>
  );
}
