import type { ReviewedAttempt } from '@drawbridge/contracts/practice';
import { Badge, iconClock, iconPassed, iconReset, iconWarning, Tooltip } from '@drawbridge/ui';
import * as styles from './AttemptList.css.ts';
import { t } from './messages.ts';

/** The state of an attempt, and the mark of a flag that was not the learner's own. */
export function AttemptMarks({ attempt }: { attempt: ReviewedAttempt }) {
  const { passed, closed_at, shared_flag } = attempt;
  return (
    <span className={styles.marks}>
      {passed ? (
        <Badge tone="pass" icon={iconPassed}>
          {t('passed')}
        </Badge>
      ) : (
        <Badge icon={closed_at === undefined ? iconClock : iconReset}>
          {t(closed_at === undefined ? 'open' : 'closed')}
        </Badge>
      )}
      {shared_flag && (
        <Tooltip content={t('shared.detail')}>
          <span>
            <Badge tone="warn" icon={iconWarning}>
              {t('shared')}
            </Badge>
          </span>
        </Tooltip>
      )}
    </span>
  );
}
