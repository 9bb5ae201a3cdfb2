import type { CourseDetail } from '@drawbridge/contracts/learning';
import { Button, Card, Inline, ProgressRing, Stack, Thumbnail } from '@drawbridge/ui';
import type { ReactNode } from 'react';
import { toTimeSpentWords } from '../../kit/labels/duration.ts';
import { t } from './messages.ts';
import * as styles from './player.css.ts';

export interface FinishedProps {
  course: Pick<CourseDetail, '_key' | 'event_name' | 'owasp' | 'progress' | 'total_items'> &
    Partial<Pick<CourseDetail, 'spent_seconds'>>;
  onOpenCourse: () => void;
  onBrowse?: (() => void) | undefined;
  onReview?: (() => void) | undefined;
  /** The badge for the course. */
  badge?: ReactNode;
  /** Courses to continue with. */
  suggestions?: ReactNode;
}

/** The end of a course: what was done, in what time, and what to do next. @see PLAYER-26, PLAYER-40 */
export function Finished({ course, onOpenCourse, onBrowse, onReview, badge, suggestions }: FinishedProps) {
  const spentMinutes = Math.round((course.spent_seconds ?? 0) / 60);
  return (
    <Stack gap="8">
      <Card as="section" padding="none" className={styles.finished}>
        <div className={styles.finishedPicture}>
          <Thumbnail seed={course._key} topic={course.owasp[0]} />
        </div>
        <Stack gap="5" align="center" className={styles.finishedBody}>
          <ProgressRing value={course.progress} label={course.event_name} size={72} />
          <h1 className={styles.title}>{t('finished')}</h1>
          <p className={styles.lead}>
            {t('finishedText', { count: course.total_items, title: course.event_name })}
          </p>
          <p className={styles.spent}>
            {t('percent', { percent: course.progress })}
            {spentMinutes > 0 && ` · ${t('spent', { time: toTimeSpentWords(spentMinutes) })}`}
          </p>
          {badge}
          <Inline gap="3" justify="center">
            <Button onClick={onOpenCourse}>{t('toCourse')}</Button>
            {onReview && <Button onClick={onReview}>{t('writeReview')}</Button>}
            {onBrowse && (
              <Button tone="primary" onClick={onBrowse}>
                {t('browse')}
              </Button>
            )}
          </Inline>
        </Stack>
      </Card>
      {suggestions}
    </Stack>
  );
}
