import type { TeamStore } from '@drawbridge/client/stores/company/team';
import type { Team } from '@drawbridge/contracts/company';
import { Button, Card, ConfirmDialog } from '@drawbridge/ui';
import { useState } from 'react';
import { useAct } from '../../kit/confirm/use-act.ts';
import { t } from './messages.ts';
import * as styles from './teams.css.ts';

/** Deletes a team, after a question that says what ends. @see COMP-63 */
export function DeleteTeam({ store, team, onGone }: { store: TeamStore; team: Team; onGone: () => void }) {
  const { name } = team;
  const { isBusy, act } = useAct();
  const [isAsking, setAsking] = useState(false);
  async function remove() {
    const done = await act(store.remove, t('deleted', { name }));
    setAsking(false);
    if (done) onGone();
  }
  return (
    <Card as="section" aria-labelledby="team-danger">
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 id="team-danger" className={styles.title}>
            {t('delete.heading')}
          </h2>
          <p className={styles.about}>{t('delete.about')}</p>
        </div>
        <Button tone="danger" onClick={() => setAsking(true)}>
          {t('delete')}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        title={t('delete.ask', { name })}
        message={t('delete.text')}
        confirmLabel={t('delete')}
        tone="danger"
        busy={isBusy}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      />
    </Card>
  );
}
