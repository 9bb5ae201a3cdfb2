import { ScrollArea } from '@drawbridge/lab-workspace/base';
import * as page from '@drawbridge/lab-workspace/styles';
import { EmptyState } from '@drawbridge/ui';
import { useLabPage } from '../page/lab-page-context.ts';
import { HintCard } from './HintCard.tsx';
import * as styles from './Hints.css.ts';
import { t } from './messages.ts';

/** The hints in order: open ones with their text, the next one with its price, later ones closed. */
export function HintsView() {
  const labPage = useLabPage();
  const lab = labPage.lab.value;
  const attempt = labPage.attempt.value;
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
          <HintCard key={`${attempt.attempt_id}-${hint.number}`} hint={hint} isNext={hint.number === next} />
        ))}
      </ol>
    </ScrollArea>
  );
}
