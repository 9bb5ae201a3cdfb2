import type { PlatformStore } from '@drawbridge/client/stores/integration/platform';
import { PLATFORM_MISSING, type Platform } from '@drawbridge/contracts/integration';
import { Button, Card, ConfirmDialog, iconPlus, TextField } from '@drawbridge/ui';
import { type SyntheticEvent, useState } from 'react';
import { useDrawbridge } from '../../provider/index.ts';
import * as styles from './lti-integration.css.ts';
import { t } from './messages.ts';
import { isShared, toFields, toInput } from './platform-fields.ts';

/** The deployments of a platform: added and removed one by one. */
export function DeploymentList({ store, platform }: { store: PlatformStore; platform: Platform }) {
  const { notify } = useDrawbridge();
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [removing, setRemoving] = useState<string>();
  const ids = platform.deployment_ids;

  async function save(deployment_ids: string[]): Promise<boolean> {
    setBusy(true);
    const outcome = await store.change({ ...toInput(toFields(platform)), deployment_ids });
    setBusy(false);
    if (outcome.kind === 'fields') setFault(Object.values(outcome.errors)[0]);
    if (outcome.kind === 'refused') notify('negative', outcome.text);
    return outcome.kind === 'done';
  }
  async function add(event: SyntheticEvent) {
    event.preventDefault();
    const id = typed.trim();
    const wrong =
      id === '' ? PLATFORM_MISSING.deployment_ids : ids.includes(id) ? t('deployments.twice') : undefined;
    setFault(wrong);
    if (!wrong && (await save([...ids, id]))) setTyped('');
  }
  async function remove(id: string) {
    await save(ids.filter((known) => known !== id));
    setRemoving(undefined);
  }
  const none = platform.family && isShared(platform.family) ? 'deployments.none.shared' : 'deployments.none';
  return (
    <Card as="section" aria-labelledby="platform-deployments">
      <div className={styles.part}>
        <div className={styles.words}>
          <h2 id="platform-deployments" className={styles.title}>
            {t('deployments')}
          </h2>
          <p className={styles.about}>{t('deployments.about')}</p>
        </div>
        {ids.length === 0 ? (
          <p className={styles.plain}>{t(none)}</p>
        ) : (
          <ul aria-labelledby="platform-deployments" className={styles.lines}>
            {ids.map((id) => (
              <li key={id} className={styles.line}>
                <bdi dir="ltr" className={styles.mono}>
                  {id}
                </bdi>
                <Button
                  size="sm"
                  aria-label={t('deployments.remove.what', { id })}
                  onClick={() => setRemoving(id)}
                >
                  {t('deployments.remove')}
                </Button>
              </li>
            ))}
          </ul>
        )}
        <form noValidate className={styles.addLine} onSubmit={(event) => void add(event)}>
          <TextField
            label={t('deployments.new')}
            className={styles.addField}
            mono
            maxLength={255}
            autoComplete="off"
            value={typed}
            error={fault}
            onChange={(event) => {
              setTyped(event.target.value);
              setFault(undefined);
            }}
          />
          <Button
            type="submit"
            className={styles.addButton}
            icon={iconPlus}
            loading={isBusy && removing === undefined}
          >
            {t('deployments.add')}
          </Button>
        </form>
      </div>
      <ConfirmDialog
        open={removing !== undefined}
        title={t('deployments.remove.ask', { id: removing ?? '' })}
        message={t('deployments.remove.text')}
        confirmLabel={t('deployments.remove')}
        tone="danger"
        busy={isBusy}
        onConfirm={() => removing !== undefined && void remove(removing)}
        onCancel={() => setRemoving(undefined)}
      />
    </Card>
  );
}
