import type { Quiz } from '@drawbridge/contracts/learning';
import type { Ref } from 'react';
import { t } from './messages.ts';
import * as styles from './quiz.css.ts';
import { toWaitWords } from './wait-words.ts';

interface QuizIntroProps {
  ref: Ref<HTMLParagraphElement>;
  quiz: Quiz;
  bestPercent: number | undefined;
  withdrawnCount: number;
  /** How long the next attempt waits if this one fails; undefined when it need not. */
  waitSeconds: number | undefined;
  /** Each attempt has other questions. */
  isRenewed: boolean;
}

/** What the attempt asks and what a pass needs. It takes the focus when another attempt begins. */
export function QuizIntro({
  ref,
  quiz,
  bestPercent,
  withdrawnCount,
  waitSeconds,
  isRenewed,
}: QuizIntroProps) {
  const lines = [
    toCount(quiz),
    t('toPass', { percent: quiz.pass_percent }),
    toTries(isRenewed || quiz.drawn_from !== undefined, waitSeconds),
    ...(withdrawnCount > 0 ? [toWithdrawn(withdrawnCount)] : []),
    ...(bestPercent === undefined ? [] : [t('best', { percent: bestPercent })]),
  ];
  return (
    <p ref={ref} tabIndex={-1} className={styles.intro}>
      {lines.join(' ')}
    </p>
  );
}

function toCount({ drawn_from: pool, questions }: Quiz): string {
  const count = questions.length;
  if (pool === undefined) return t(count === 1 ? 'countOne' : 'count', { count });
  return t(count === 1 ? 'drawnOne' : 'drawn', { count, pool });
}

function toTries(isDrawn: boolean, waitSeconds: number | undefined): string {
  if (waitSeconds === undefined) return t(isDrawn ? 'triesDrawn' : 'tries');
  return t(isDrawn ? 'triesDrawnAfter' : 'triesAfter', {
    wait: toWaitWords(waitSeconds),
  });
}

function toWithdrawn(count: number): string {
  return t(count === 1 ? 'withdrawnOne' : 'withdrawnMany', { count });
}
