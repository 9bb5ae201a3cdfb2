import type { LabStore } from '@drawbridge/client/stores/lab';
import type { LabAttempt, LabPack } from '@drawbridge/contracts';
import { EmptyState } from '@drawbridge/ui';
import * as page from '../LabDetail.css.ts';
import { ScrollArea } from '../ScrollArea.tsx';
import { HintCard } from './HintCard.tsx';
import * as styles from './Hints.css.ts';
import { t } from './messages.ts';

interface HintsViewProps {
  lab: LabPack;
  attempt: LabAttempt;
  store: LabStore;
}

/** The hints in order: opened ones with their text, the next one with its price, those after it closed. */
export function HintsView({ lab, attempt, store }: HintsViewProps) {
  const { hints, passed, points_left } = attempt;
  const next = hints.find(({ html }) => html === undefined)?.number;
  if (hints.length === 0) return <EmptyState compact title={t('hints.none')} />;
  return (
    <ScrollArea label={t('hints.title')} className={styles.view}>
      <p className={page.muted}>
        {passed ? t('hints.free') : t('hints.points', { left: points_left, points: lab.points })}
      </p>
      <ol className={styles.list}>
        {hints.map((hint) => (
          <HintCard
            key={`${attempt.attempt_id}-${hint.number}`}
            hint={hint}
            isNext={hint.number === next}
            points={lab.points}
            attempt={attempt}
            store={store}
          />
        ))}
      </ol>
    </ScrollArea>
  );
}
