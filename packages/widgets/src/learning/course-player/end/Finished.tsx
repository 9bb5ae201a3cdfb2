import type { CourseDetail } from '@drawbridge/contracts/learning';
import { Button, Card, Inline, ProgressRing, Stack, Thumbnail } from '@drawbridge/ui';
import { type ReactNode, useRef, useState } from 'react';
import { toTimeSpentWords } from '../../../kit/labels/duration.ts';
import { t } from '../messages.ts';
import * as styles from '../player.css.ts';
import { FeedbackCard } from './FeedbackCard.tsx';
import type { GivenFeedback } from './use-feedback.ts';

export interface FinishedProps {
  course: Pick<CourseDetail, '_key' | 'event_name' | 'owasp' | 'progress' | 'total_items'> &
    Partial<Pick<CourseDetail, 'spent_seconds' | 'asks_feedback'>>;
  onOpenCourse: () => void;
  onBrowse?: (() => void) | undefined;
  onReview?: (() => void) | undefined;
  /** Stores the learner's feedback. Without it, the page asks for none. */
  onFeedback?: ((feedback: GivenFeedback) => Promise<boolean>) | undefined;
  /** In place of the picture of the course: the badge. */
  picture?: ReactNode;
  /** The course to take next, in place of the button for all courses. */
  next?: ReactNode;
  /** What the course has earned. */
  awards?: ReactNode;
  /** Courses to continue with. */
  suggestions?: ReactNode;
}

/**
 * The end of a course: what was achieved, what is next, and only then what the learner thinks of it.
 * @see PLAYER-26, PLAYER-40
 */
export function Finished({
  course,
  onOpenCourse,
  onBrowse,
  onReview,
  onFeedback,
  picture,
  next,
  awards,
  suggestions,
}: FinishedProps) {
  const spentMinutes = Math.round((course.spent_seconds ?? 0) / 60);
  // Once asked, the form stays until the page is left: it says thanks.
  const [isAsked, setIsAsked] = useState(false);
  if (course.asks_feedback && !isAsked) setIsAsked(true);
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <Stack gap="8">
      <Card as="section" padding="none" className={styles.finished}>
        {picture ?? (
          <div className={styles.finishedPicture}>
            <Thumbnail seed={course._key} topic={course.owasp[0]} />
          </div>
        )}
        <Stack gap="5" align="center" className={styles.finishedBody}>
          {!picture && <ProgressRing value={course.progress} label={course.event_name} size={72} />}
          <Stack gap="3" align="center">
            <h1 ref={title} tabIndex={-1} className={styles.title}>
              {t('finished')}
            </h1>
            <p className={styles.lead}>
              {t('finishedText', { count: course.total_items, title: course.event_name })}
            </p>
            <p className={styles.spent}>
              {t('percent', { percent: course.progress })}
              {spentMinutes > 0 && ` · ${t('spent', { time: toTimeSpentWords(spentMinutes) })}`}
            </p>
          </Stack>
          <Inline gap="3" justify="center">
            {next ??
              (onBrowse && (
                <Button tone="primary" onClick={onBrowse}>
                  {t('browse')}
                </Button>
              ))}
            <Button onClick={onOpenCourse}>{t('toCourse')}</Button>
          </Inline>
        </Stack>
        {awards}
      </Card>
      {isAsked && onFeedback && (
        <FeedbackCard
          courseName={course.event_name}
          onSend={onFeedback}
          onSkipped={() => title.current?.focus({ preventScroll: true })}
        />
      )}
      {onReview && (
        <Inline gap="3" justify="center">
          <Button tone="quiet" onClick={onReview}>
            {t('writeReview')}
          </Button>
        </Inline>
      )}
      {suggestions}
    </Stack>
  );
}
