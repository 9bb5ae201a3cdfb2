import { Card, Skeleton } from '@drawbridge/ui';
import * as styles from './LabList.css.ts';
import { t } from './LabList.messages.ts';

/**
 * Cards that are being fetched, in the layout of the cards that they will be. A row of them is in a section of its own,
 * which names it.
 */
export function LoadingCards({ count = 4, isRow }: { count?: number | undefined; isRow?: boolean }) {
  const cards = Array.from({ length: count }, (_, card) => (
    <Card key={card} padding="none" className={styles.card}>
      <Skeleton shape="block" className={styles.waitingPicture} />
      <div className={styles.body}>
        <div className={styles.title}>
          <Skeleton lines={2} width="80%" />
        </div>
        <div className={styles.waitingSummary}>
          <Skeleton lines={3} />
        </div>
        <div className={styles.facts}>
          <Skeleton lines={1} width="60%" />
        </div>
        <div className={styles.foot}>
          <Skeleton lines={1} width="70%" />
        </div>
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
