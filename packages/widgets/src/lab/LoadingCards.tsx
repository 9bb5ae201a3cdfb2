import { Card, Skeleton } from '@drawbridge/ui';
import * as styles from './LabList.css.ts';
import { t } from './LabList.messages.ts';

/** Cards that are being fetched. A row of them is in a section of its own, which names it. */
export function LoadingCards({ count = 4, isRow }: { count?: number | undefined; isRow?: boolean }) {
  const cards = Array.from({ length: count }, (_, card) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
    <Card key={card} padding="none" className={styles.card}>
      <Skeleton shape="block" height="10rem" />
      <div className={styles.body}>
        <Skeleton width="70%" />
        <Skeleton />
        <Skeleton width="40%" />
      </div>
    </Card>
  ));
  return isRow ? (
    <div className={styles.row} aria-busy="true">
      {cards}
    </div>
  ) : (
    <section className={styles.grid} aria-busy="true" aria-label={t('loading')}>
      {cards}
    </section>
  );
}
