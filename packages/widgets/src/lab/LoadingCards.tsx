import { Card, Skeleton } from '@drawbridge/ui';
import * as styles from './LabList.css.ts';
import { t } from './LabList.messages.ts';

/** Cards that are being fetched. */
export function LoadingCards({ count = 4, isRow }: { count?: number | undefined; isRow?: boolean }) {
  return (
    <section className={isRow ? styles.row : styles.grid} aria-busy="true" aria-label={t('loading')}>
      {Array.from({ length: count }, (_, card) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <Card key={card} padding="none" className={styles.card}>
          <Skeleton shape="block" height="10rem" />
          <div className={styles.body}>
            <Skeleton width="70%" />
            <Skeleton />
            <Skeleton width="40%" />
          </div>
        </Card>
      ))}
    </section>
  );
}
