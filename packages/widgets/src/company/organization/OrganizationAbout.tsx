import type { Organization, OrganizationStore } from '@drawbridge/client/stores/company/organization';
import { ORGANIZATION } from '@drawbridge/contracts/company';
import { Button, Card, TextArea, TextField } from '@drawbridge/ui';
import { type SyntheticEvent, useEffect, useState } from 'react';
import { useChange } from '../../kit/confirm/use-change.ts';
import { useDrawbridge, useStore, withLoading } from '../../provider/index.ts';
import { AboutText } from './AboutText.tsx';
import { t } from './messages.ts';
import * as styles from './organization.css.ts';
import { LoadingSettings, SettingsProblem } from './SettingsProblem.tsx';

/** The text and the support contact of the company, with what its people see. @see COMP-39 */
export const OrganizationAbout = withLoading(Loaded, LoadingSettings);

function Loaded() {
  const store = useStore('organization');
  useEffect(() => void store.load(), [store]);
  const { value: known } = store.organization;
  if (known.state === 'loading') return <LoadingSettings />;
  if (known.state === 'problem')
    return <SettingsProblem problem={known.problem} onRetry={() => void store.load()} />;
  return <AboutForm store={store} organization={known.value} />;
}

const FIELDS = ['about', 'support_email', 'support_url'] as const;

function AboutForm({ store, organization }: { store: OrganizationStore; organization: Organization }) {
  const { notify } = useDrawbridge();
  const { run, isBusy, faults } = useChange();
  const [typed, setTyped] = useState(
    () =>
      Object.fromEntries(FIELDS.map((name) => [name, organization[name]])) as Record<
        (typeof FIELDS)[number],
        string
      >,
  );
  const field = (name: (typeof FIELDS)[number]) => ({
    error: faults[name],
    value: typed[name],
    mark: t('optional'),
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
  });

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (await run(() => store.change(typed))) notify('positive', t('saved'));
  }
  return (
    <div className={styles.place}>
      <Card as="section" aria-labelledby="organization-about">
        <div className={styles.part}>
          <div className={styles.words}>
            <h2 id="organization-about" className={styles.title}>
              {t('about')}
            </h2>
            <p className={styles.about}>{t('aboutAbout')}</p>
          </div>
          <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
            <TextArea
              {...field('about')}
              label={t('aboutField')}
              hint={t('aboutHint')}
              maxLength={ORGANIZATION.longestAbout}
            />
            <TextField
              {...field('support_email')}
              label={t('supportEmail')}
              type="email"
              autoComplete="off"
            />
            <TextField {...field('support_url')} label={t('supportUrl')} type="url" mono autoComplete="off" />
            {faults[''] && (
              <p role="alert" className={styles.plain}>
                {faults['']}
              </p>
            )}
            <Button type="submit" tone="primary" className={styles.start} loading={isBusy}>
              {t('save')}
            </Button>
          </form>
        </div>
      </Card>
      <Card as="section" aria-labelledby="organization-preview">
        <div className={styles.part}>
          <h2 id="organization-preview" className={styles.title}>
            {t('preview')}
          </h2>
          <AboutText about={organization} />
        </div>
      </Card>
    </div>
  );
}
