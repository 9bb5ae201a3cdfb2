import { Callout, iconClock, VisuallyHidden } from '@drawbridge/ui';
import { type ReactNode, useState } from 'react';
import { toClock, useSecondsUntil } from '../../kit/time/index.ts';
import { t } from './messages.ts';
import * as styles from './quiz.css.ts';
import { toWaitEndText } from './wait-words.ts';

interface QuizWaitProps {
  /** On the clock of this machine. */
  untilMs: number;
  /** What can be done when the wait is over. */
  children: ReactNode;
}

/** Says when the next attempt may begin, in the time of the reader, and offers it then. */
export function QuizWait({ untilMs, children }: QuizWaitProps) {
  const seconds = useSecondsUntil(untilMs);
  const [hasWaited] = useState(seconds > 0);
  return (
    <>
      {seconds > 0 ? (
        <Callout tone="neutral" icon={iconClock} title={toWaitEndText(untilMs)}>
          <p className={styles.waitText}>{t('waitText')}</p>
          <span role="timer" aria-live="off" className={styles.waitLeft}>
            {t('waitLeft', { clock: toClock(seconds) })}
          </span>
        </Callout>
      ) : (
        children
      )}
      <VisuallyHidden>
        {/* Once, and not each second. */}
        <output>{hasWaited && seconds === 0 && t('waitOver')}</output>
      </VisuallyHidden>
    </>
  );
}
