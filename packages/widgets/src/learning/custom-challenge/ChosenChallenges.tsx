import type { LabCard } from '@drawbridge/contracts/practice';
import { IconButton, iconX } from '@drawbridge/ui';
import { toFigure } from '@drawbridge/ui/messages';
import { toDurationWords } from '../../kit/labels/index.ts';
import * as styles from './custom-challenge.css.ts';
import { t } from './messages.ts';

interface ChosenChallengesProps {
  labs: readonly LabCard[];
  error?: string | undefined;
  onRemove: (labId: string) => void;
}

function toSum(labs: readonly LabCard[]): string {
  const minutes = labs.reduce((sum, lab) => sum + lab.minutes, 0);
  const points = labs.reduce((sum, lab) => sum + lab.points, 0);
  return t(labs.length === 1 ? 'chosenSumOne' : 'chosenSum', {
    count: toFigure(labs.length),
    minutes: toDurationWords(minutes * 60),
    points: toFigure(points),
  });
}

/** What the set has so far, in order. */
export function ChosenChallenges({ labs, error, onRemove }: ChosenChallengesProps) {
  return (
    <div className={styles.card}>
      <h2 className={styles.heading}>{t('chosen')}</h2>
      {labs.length === 0 ? (
        <p className={styles.muted}>{t('chosenNone')}</p>
      ) : (
        <>
          <ol className={styles.chosen}>
            {labs.map(({ lab_id, title }) => (
              <li key={lab_id} className={styles.chosenRow}>
                {title}
                <IconButton
                  icon={iconX}
                  size="sm"
                  label={t('remove', { title })}
                  onClick={() => onRemove(lab_id)}
                />
              </li>
            ))}
          </ol>
          <p className={styles.muted} aria-live="polite">
            {toSum(labs)}
          </p>
        </>
      )}
      {error !== undefined && (
        <p role="alert" className={styles.wrong}>
          {error}
        </p>
      )}
    </div>
  );
}
