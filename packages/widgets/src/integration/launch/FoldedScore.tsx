import type { LaunchSession } from '@drawbridge/client';
import { toScorePercent } from '@drawbridge/contracts/rules';
import { Button, iconCheck, iconClock, iconReports, iconWarning, VisuallyHidden } from '@drawbridge/ui';
import { useId, useState } from 'react';
import { useStore, withLoading } from '../../provider/index.ts';
import * as styles from './launch.css.ts';
import { t } from './messages.ts';
import { ScoreLine } from './ScoreLine.tsx';

/** The line of the score for a header: where it is narrow, a mark that shows the line when it is pressed. */
export function FoldedScore({ launch }: { launch: LaunchSession }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={styles.folded}>
      <ScoreMark launch={launch} panelId={id} isOpen={isOpen} onChange={setOpen} />
      <div id={id} className={isOpen ? styles.linePanel : styles.lineFolded}>
        <ScoreLine launch={launch} />
      </div>
    </div>
  );
}

interface MarkProps {
  launch: LaunchSession;
  panelId: string;
  isOpen: boolean;
  onChange: (isOpen: boolean) => void;
}

const ICONS = { pending: iconClock, delivered: iconReports, failed: iconWarning } as const;
const FULL = 100;

const ScoreMark = withLoading(LoadedMark, NoMark, NoMark);

function NoMark() {
  return null;
}

function LoadedMark({ launch, panelId, isOpen, onChange }: MarkProps) {
  const store = useStore('score');
  const { value: shown } = launch.launch;
  if (shown.state !== 'open') return null;
  const { learner, is_graded: isGraded } = shown.session;
  const { value: score } = store.score;
  const hasLost = (store.context.value?.counts.given_up ?? 0) > 0;
  if (learner.is_instructor ? !hasLost : !isGraded) return null;
  const percent =
    score && !learner.is_instructor ? toScorePercent(score.score_given, score.score_maximum) : undefined;
  const isDelivered = score?.state === 'delivered';
  // A tick beside half of the score would say that all is done.
  const icon = isDelivered && percent === FULL ? iconCheck : score ? ICONS[score.state] : iconReports;
  return (
    <span className={styles.mark}>
      <Button
        tone="quiet"
        size="sm"
        className={styles.markButton}
        icon={hasLost ? iconWarning : icon}
        aria-expanded={isOpen}
        aria-controls={panelId}
        title={t('scoreMark')}
        onClick={() => onChange(!isOpen)}
        onKeyDown={({ key }) => key === 'Escape' && onChange(false)}
        onBlur={() => onChange(false)}
      >
        <VisuallyHidden>{t('scoreMark')} </VisuallyHidden>
        {percent !== undefined && (
          <span>
            {percent}% {isDelivered && <span className={styles.markWords}>{t('inGradebook')}</span>}
          </span>
        )}
      </Button>
    </span>
  );
}
