import type { Quiz } from '@drawbridge/contracts';
import type { Ref } from 'react';
import { format } from '../provider/format.ts';
import { messages } from './messages.ts';
import * as styles from './quiz.css.ts';

interface QuizIntroProps {
  ref: Ref<HTMLParagraphElement>;
  quiz: Quiz;
  bestPercent: number | undefined;
  withdrawnCount: number;
}

/** What the attempt asks and what a pass needs. It takes the focus when another attempt begins. */
export function QuizIntro({ ref, quiz, bestPercent, withdrawnCount }: QuizIntroProps) {
  const { drawn_from: pool, pass_percent: percent, questions } = quiz;
  const count = questions.length;
  const lines = [
    pool === undefined
      ? format(messages.intro.text, { count, percent })
      : format(messages.introDrawn.text, { count, pool, percent }),
    ...(withdrawnCount > 0 ? [format(messages.withdrawnCount.text, { count: withdrawnCount })] : []),
    ...(bestPercent === undefined ? [] : [format(messages.best.text, { percent: bestPercent })]),
  ];
  return (
    <p ref={ref} tabIndex={-1} className={styles.intro}>
      {lines.join(' ')}
    </p>
  );
}
