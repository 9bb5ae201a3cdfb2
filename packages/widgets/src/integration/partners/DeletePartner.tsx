import type { Partner, PartnersStore } from '@drawbridge/client/stores/integration/partners';
import { Button, Card, ConfirmDialog } from '@drawbridge/ui';
import { useState } from 'react';
import { useAct } from '../../kit/confirm/use-act.ts';
import { t } from './messages.ts';
import * as styles from './partners.css.ts';

/** Deletes a partner, after a question that says what ends. */
export function DeletePartner(props: { store: PartnersStore; partner: Partner; onGone: () => void }) {
  const { store, onGone } = props;
  const { id, name } = props.partner;
  const { isBusy, act } = useAct();
  const [isAsking, setAsking] = useState(false);
  async function remove() {
    const isDone = await act(() => store.remove(id), t('deleted', { name }));
    setAsking(false);
    if (isDone) onGone();
  }
  return (
    <Card as="section" aria-labelledby="partner-danger">
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 id="partner-danger" className={styles.title}>
            {t('danger')}
          </h2>
          <p className={styles.about}>{t('danger.about')}</p>
        </div>
        <Button tone="danger" onClick={() => setAsking(true)}>
          {t('delete')}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        title={t('delete.ask', { name })}
        message={t('delete.text')}
        confirmLabel={t('delete.confirm')}
        tone="danger"
        busy={isBusy}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      />
    </Card>
  );
}
