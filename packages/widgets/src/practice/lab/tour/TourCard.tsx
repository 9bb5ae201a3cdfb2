import type { LabPack } from '@drawbridge/contracts/practice';
import { Button, Callout } from '@drawbridge/ui';
import { useEffect } from 'react';
import { useLabPage } from '../page/lab-page-context.ts';
import { type MessageId, t } from './messages.ts';
import * as styles from './TourCard.css.ts';
import { TOUR_PANES, type TourPane } from './tour.ts';

/** One pane of the first lab, explained above the lesson; the pane itself is outlined. */
export function TourCard() {
  const { tour, lab } = useLabPage();
  const pane = tour.pane.value;
  useEffect(() => tour.show(), [tour]);
  if (pane === undefined) return null;
  const at = TOUR_PANES.indexOf(pane) + 1;
  const isLast = at === TOUR_PANES.length;
  return (
    <section aria-label={t('tour.label')} aria-live="polite" className={styles.card}>
      <Callout
        actions={
          <>
            <Button size="sm" tone="primary" onClick={tour.next}>
              {t(isLast ? 'tour.done' : 'tour.next')}
            </Button>
            {!isLast && (
              <Button size="sm" tone="quiet" onClick={tour.end}>
                {t('tour.skip')}
              </Button>
            )}
            <span className={styles.place}>{t('tour.place', { at, all: TOUR_PANES.length })}</span>
          </>
        }
      >
        {t(toText(lab.value, pane))}
      </Callout>
    </section>
  );
}

function toText({ goal, inspect }: LabPack, pane: TourPane): MessageId {
  if ((pane === 'code' || pane === 'view') && inspect !== undefined) return `tour.${pane}.policy`;
  // An attack that is a script is written in the code pane.
  if (goal && !(pane === 'code' && goal.by === 'script')) return `tour.${pane}.attack`;
  return `tour.${pane}`;
}
