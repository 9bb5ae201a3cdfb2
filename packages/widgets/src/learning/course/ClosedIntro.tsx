import type { CourseDetail } from '@drawbridge/contracts/learning';
import { Badge, ProgressBar } from '@drawbridge/ui';
import { LockBadge } from '../../kit/lock/index.ts';
import { closedText, toPlanName, useClosed } from '../../practice/closed/index.ts';
import { CourseOutline } from './CourseOutline.tsx';
import * as styles from './course.css.ts';
import { IntroLayout } from './IntroLayout.tsx';
import { t } from './messages.ts';

interface ClosedIntroProps {
  course: CourseDetail;
  onUpgrade?: (() => void) | undefined;
}

/** A course that the plan does not open: what it teaches, how far the learner is in it, and what opens it. */
export function ClosedIntro({ course, onUpgrade }: ClosedIntroProps) {
  const plans = course.included_in ?? [];
  const title = closedText(course.type === 'challenge' ? 'challenge' : 'course');
  const { text, action } = useClosed({ isDisabled: course.disabled, plans, onUpgrade });
  return (
    <IntroLayout
      course={course}
      badge={<LockBadge thing={course} />}
      actions={
        <>
          {course.is_enrolled && (
            <ProgressBar
              value={course.progress}
              label={t('progress', { title: course.event_name })}
              showValue
            />
          )}
          <p className={styles.locked}>
            <strong className={styles.closed}>{title}.</strong> {text}
            {course.is_enrolled && ` ${closedText('progressKept')}`}
          </p>
          {plans.length > 0 && (
            <p className={styles.included}>
              <span className={styles.factName}>{closedText('includedIn')}</span>
              {plans.map((plan) => (
                <Badge key={plan}>{toPlanName(plan)}</Badge>
              ))}
            </p>
          )}
          {action}
        </>
      }
    >
      {/* A challenge is one task: a list with it alone would say nothing. */}
      {course.type !== 'challenge' && (
        <>
          <h2 className={styles.sectionTitle}>{t(course.is_enrolled ? 'contents' : 'teaches')}</h2>
          <CourseOutline course={course} onOpenItem={() => undefined} />
        </>
      )}
    </IntroLayout>
  );
}
