import type {
  Organization,
  OrganizationStore,
  Retention,
} from '@drawbridge/client/stores/company/organization';
import { ORGANIZATION, ORGANIZATION_TEXTS } from '@drawbridge/contracts/company';
import { Button, Card, ConfirmDialog, TextField } from '@drawbridge/ui';
import { type SyntheticEvent, useState } from 'react';
import { useChange } from '../../kit/confirm/use-change.ts';
import { useDrawbridge } from '../../provider/index.ts';
import { t } from './messages.ts';
import * as styles from './organization.css.ts';

const KINDS = ['work_days', 'activity_days', 'audit_days'] as const;
type Kind = (typeof KINDS)[number];
type Typed = Record<Kind, string>;

const toTyped = (retention: Retention): Typed =>
  Object.fromEntries(KINDS.map((kind) => [kind, String(retention[kind] ?? '')])) as Typed;
const toRetention = (typed: Typed): Retention =>
  Object.fromEntries(
    KINDS.map((kind) => [kind, typed[kind].trim() === '' ? null : Number(typed[kind])]),
  ) as Retention;

const isPeriod = (days: number | null) =>
  days === null ||
  (Number.isInteger(days) && days >= ORGANIZATION.leastDays && days <= ORGANIZATION.mostDays);
/** True where data is kept for less time than before. */
const isShorter = (days: number | null, before: number | null) =>
  days !== null && (before === null || days < before);

/** After how many days what people did is deleted. Shorter periods need a confirmation. */
export function RetentionCard(props: { store: OrganizationStore; organization: Organization }) {
  const { store, organization } = props;
  const { retention, audit_most_days } = organization;
  const { notify } = useDrawbridge();
  const { run, isBusy, faults, setFaults } = useChange();
  const [typed, setTyped] = useState(() => toTyped(retention));
  const [isAsking, setAsking] = useState(false);
  const wanted = toRetention(typed);

  async function save() {
    const done = await run(() => store.retain(wanted));
    setAsking(false);
    if (done) notify('positive', t('saved'));
  }
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const wrong = KINDS.filter((kind) => !isPeriod(wanted[kind]));
    if (wrong.length > 0)
      return setFaults(Object.fromEntries(wrong.map((kind) => [kind, ORGANIZATION_TEXTS.days])));
    if (KINDS.some((kind) => isShorter(wanted[kind], retention[kind]))) return setAsking(true);
    return void save();
  }
  return (
    <Card as="section" aria-labelledby="organization-retention">
      <div className={styles.part}>
        <div className={styles.words}>
          <h2 id="organization-retention" className={styles.title}>
            {t('retention')}
          </h2>
          <p className={styles.about}>{t('retentionAbout')}</p>
        </div>
        <form noValidate className={styles.form} onSubmit={submit}>
          {KINDS.map((kind) => (
            <TextField
              key={kind}
              label={t(`keep.${kind}`)}
              mark={t('optional')}
              hint={t(`keep.${kind}.hint`, { days: audit_most_days })}
              error={faults[kind]}
              type="number"
              inputMode="numeric"
              min={ORGANIZATION.leastDays}
              max={ORGANIZATION.mostDays}
              value={typed[kind]}
              onChange={(event) => {
                setTyped({ ...typed, [kind]: event.target.value });
                setFaults({ ...faults, [kind]: undefined });
              }}
            />
          ))}
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
      <ConfirmDialog
        open={isAsking}
        title={t('keepAsk')}
        message={t('keepText')}
        confirmLabel={t('keepConfirm')}
        tone="danger"
        busy={isBusy}
        onConfirm={() => void save()}
        onCancel={() => setAsking(false)}
      />
    </Card>
  );
}
