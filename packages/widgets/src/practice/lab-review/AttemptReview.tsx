import type {
  AttemptReviewStore,
  AttemptReview as Review,
} from '@drawbridge/client/stores/practice/attempt-review';
import type { ReviewedAttempt } from '@drawbridge/contracts/practice';
import { Button, EmptyState, IconButton, iconArrowLeft, ProblemState, Skeleton } from '@drawbridge/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useStore, withLoading } from '../../provider/index.ts';
import { AttemptMarks } from './AttemptMarks.tsx';
import * as styles from './AttemptReview.css.ts';
import { toFirstShown } from './changes.ts';
import { t } from './messages.ts';
import { StepDetail } from './StepDetail.tsx';
import { Timeline } from './Timeline.tsx';

export interface AttemptReviewProps {
  attemptId: string;
  /** Called to go back to the list of attempts. */
  onBack?: () => void;
  /** Called once it is known whose attempt this is. */
  onKnown?: (attempt: ReviewedAttempt) => void;
}

/** Shows an attempt step by step: what was done when, and what was submitted. It fills its parent. */
export const AttemptReview = withLoading(LoadedReview, Loading);

function LoadedReview({ attemptId, onBack, onKnown }: AttemptReviewProps) {
  const store = useStore('attemptReview', attemptId);
  const tell = useEffectEvent((attempt: ReviewedAttempt) => onKnown?.(attempt));
  useEffect(() => {
    void (async () => {
      await store.load();
      const opened = store.review.peek();
      if (opened.state === 'ready') tell(opened.value.summary);
    })();
  }, [store]);
  const shown = store.review.value;
  if (shown.state === 'loading') return <Loading />;
  if (shown.state === 'problem') {
    const { code, message, incident } = shown.problem;
    const back = onBack && <Button onClick={onBack}>{t('back')}</Button>;
    return (
      <div className={styles.whole}>
        {code === 'attempt_not_found' ? (
          <EmptyState title={t('review.missing')} message={t('review.missing.message')} actions={back} />
        ) : (
          <ProblemState
            title={t('review.problem')}
            message={message}
            onRetry={() => void store.load()}
            incidentId={incident}
            actions={back}
          />
        )}
      </div>
    );
  }
  return <Reading key={attemptId} review={shown.value} store={store} onBack={onBack} />;
}

interface ReadingProps {
  review: Review;
  store: AttemptReviewStore;
  onBack: (() => void) | undefined;
}

function Reading({ review, store, onBack }: ReadingProps) {
  const { steps, summary, lab } = review;
  const [at, setAt] = useState(() => toFirstShown(steps));
  return (
    <div className={styles.root}>
      <header className={styles.header}>
        {onBack && <IconButton icon={iconArrowLeft} label={t('back')} onClick={onBack} />}
        <div className={styles.titles}>
          <h1 className={styles.title}>{summary.learner || t('unnamed')}</h1>
          <p className={styles.subtitle}>
            {lab.title} · {t('attempt', { number: summary.number })}
          </p>
        </div>
        <AttemptMarks attempt={summary} />
        <p className={styles.score}>
          <span className={styles.scoreTerm}>{t('col.score')}</span>
          {t('score', { score: summary.best_score })}
        </p>
      </header>
      <div className={styles.body}>
        <Timeline steps={steps} at={at} onAt={setAt} />
        <StepDetail review={review} store={store} at={at} />
      </div>
    </div>
  );
}

function Loading() {
  return (
    <section aria-busy="true" aria-label={t('review.loading')} className={styles.loading}>
      <Skeleton width="16rem" height={28} />
      <div className={styles.loadingBody}>
        <Skeleton shape="block" height={280} />
        <Skeleton shape="block" height={420} />
      </div>
    </section>
  );
}
