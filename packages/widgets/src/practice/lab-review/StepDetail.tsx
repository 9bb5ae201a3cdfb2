import type { AttemptReview, AttemptReviewStore } from '@drawbridge/client/stores/practice/attempt-review';
import { Prose } from '@drawbridge/ui';
import { useState } from 'react';
import { SafeHtml } from '../../kit/safe-html/SafeHtml.tsx';
import { toLocalTime } from '../../kit/time/local-time.ts';
import { findBefore, toNumber } from './changes.ts';
import { t } from './messages.ts';
import * as styles from './StepDetail.css.ts';
import { type Part, SubmissionDetail } from './SubmissionDetail.tsx';
import { VerdictPill } from './VerdictPill.tsx';

interface StepDetailProps {
  review: AttemptReview;
  store: AttemptReviewStore;
  at: number;
}

/** The chosen step: of a submission everything in it, of anything else what it says. */
export function StepDetail({ review, store, at }: StepDetailProps) {
  const { steps, lab, attempt } = review;
  const step = steps[at];
  const submission = step?.submission;
  // An attack is submitted as requests, a fix as code: what was submitted comes first. The choice stays from step to step.
  const [chosen, setChosen] = useState<Part>(lab.goal?.by === 'log' ? 'requests' : 'code');
  if (!step) return null;
  const { day, time } = toLocalTime(step.at);
  const number = toNumber(steps, at);
  if (!submission) {
    const hint = step.kind === 'hint' ? attempt.hints[number - 1]?.html : undefined;
    return (
      <section aria-label={t('review.detail')} className={styles.detail}>
        <header className={styles.head}>
          <h2 className={styles.title}>{step.text}</h2>
          <p className={styles.when}>
            {day}, {time}
          </p>
        </header>
        {hint !== undefined && (
          <Prose className={styles.prose}>
            <SafeHtml html={hint} />
          </Prose>
        )}
      </section>
    );
  }
  const { submission_id, result } = submission;
  return (
    <section aria-label={t('review.detail')} className={styles.detail}>
      <header className={styles.head}>
        <h2 className={styles.title}>{t('submission', { number })}</h2>
        <VerdictPill result={result} />
        {result && result.verdict !== 'infra' && (
          <p className={styles.points}>{t('points', { score: result.score, max: result.max })}</p>
        )}
        <p className={styles.when}>
          {day}, {time}
        </p>
      </header>
      <SubmissionDetail
        review={review}
        store={store}
        id={submission_id}
        beforeId={findBefore(steps, at)}
        chosen={chosen}
        onPart={setChosen}
      />
    </section>
  );
}
