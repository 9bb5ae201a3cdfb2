import type { Quiz } from '@drawbridge/contracts/learning';
import { format } from '@drawbridge/ui/messages';
import type { Ref } from 'react';
import { messages, t } from './messages.ts';
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
  if (pool === undefined) return format((count === 1 ? messages.countOne : messages.count).text, { count });
  return format((count === 1 ? messages.drawnOne : messages.drawn).text, { count, pool });
}

function toTries(isDrawn: boolean, waitSeconds: number | undefined): string {
  if (waitSeconds === undefined) return (isDrawn ? messages.triesDrawn : messages.tries).text;
  return format((isDrawn ? messages.triesDrawnAfter : messages.triesAfter).text, {
    wait: toWaitWords(waitSeconds),
  });
}

function toWithdrawn(count: number): string {
  return format((count === 1 ? messages.withdrawnOne : messages.withdrawnMany).text, { count });
}
