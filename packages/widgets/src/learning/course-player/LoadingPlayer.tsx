import { Skeleton } from '@drawbridge/ui';
import { messages } from './messages.ts';
import * as styles from './player.css.ts';

export function LoadingPlayer() {
  return (
    <div role="status" aria-label={messages.loading.text} className={styles.page}>
      <Skeleton shape="block" height={480} />
    </div>
  );
}
