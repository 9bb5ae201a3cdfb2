import { Skeleton } from '@drawbridge/ui';
import { t } from './messages.ts';
import * as styles from './player.css.ts';

export function LoadingPlayer() {
  return (
    <div role="status" aria-label={t('loading')} className={styles.page}>
      <Skeleton shape="block" height={480} />
    </div>
  );
}
