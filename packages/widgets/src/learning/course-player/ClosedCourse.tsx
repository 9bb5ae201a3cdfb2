import { Badge, Button, Card, Inline, ProgressRing, Stack } from '@drawbridge/ui';
import { closedText, toPlanName, useClosed } from '../../practice/closed/index.ts';
import { t } from './messages.ts';
import * as styles from './player.css.ts';
import type { CoursePlayerProps, PlayedCourse } from './player-props.ts';

interface ClosedCourseProps {
  course: PlayedCourse;
  onLeave: NonNullable<CoursePlayerProps['onLeave']>;
}

/** Replaces a lesson in a course that is closed to a learner who has begun it: their progress, and how to continue. */
export function ClosedCourse({ course, onLeave }: ClosedCourseProps) {
  const plans = course.included_in ?? [];
  const { text, action } = useClosed({ isDisabled: course.disabled, plans });
  return (
    <Card as="section" padding="none" className={styles.finished}>
      <Stack gap="5" align="center" className={styles.finishedBody}>
        <ProgressRing value={course.progress} label={course.event_name} size={72} />
        <h1 className={styles.title}>{closedText('course')}</h1>
        <p className={styles.lead}>
          {text} {closedText('progressKept')}
        </p>
        <p className={styles.spent}>{t('percent', { percent: course.progress })}</p>
        {plans.length > 0 && (
          <Inline gap="2" justify="center">
            <span className={styles.spent}>{closedText('includedIn')}</span>
            {plans.map((plan) => (
              <Badge key={plan}>{toPlanName(plan)}</Badge>
            ))}
          </Inline>
        )}
        <Inline gap="3" justify="center">
          <Button onClick={() => onLeave(course._key)}>{t('toCourse')}</Button>
          {action}
        </Inline>
      </Stack>
    </Card>
  );
}
