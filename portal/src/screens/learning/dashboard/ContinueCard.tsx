import type { CourseCard } from '@drawbridge/contracts/learning';
import { isClosed } from '@drawbridge/contracts/rules';
import { Card, iconArrowRight, LinkButton, ProgressBar, Skeleton, Thumbnail } from '@drawbridge/ui';
import { toDurationWords } from '@drawbridge/widgets/kit/labels';
import { LockBadge } from '@drawbridge/widgets/kit/lock';
import { toCourseVerb } from '@drawbridge/widgets/learning/course';
import { toContinueHref } from '../../../router/to-course-href.ts';
import * as styles from './dashboard.css.ts';
import { t } from './messages.ts';

interface ContinueCardProps {
  course: CourseCard;
  /** Why it is here: because it is under way, or comes next. */
  label: string;
  /** Why it was chosen for this learner. */
  reason?: string | undefined;
}

/** The one clear first thing to do, with the one primary button of the page. */
export function ContinueCard({ course, label, reason }: ContinueCardProps) {
  const closed = isClosed(course);
  return (
    <Card as="section" padding="none" className={styles.goOn} aria-label={label}>
      <div className={styles.goOnPicture}>
        <Thumbnail seed={course._key} topic={course.owasp[0]} className={styles.goOnThumbnail} />
      </div>
      <div className={styles.goOnBody}>
        <p className={styles.goOnLabel}>{label}</p>
        <h2 className={styles.goOnTitle}>{course.event_name}</h2>
        {closed && (
          <div>
            <LockBadge thing={course} />
          </div>
        )}
        <p className={styles.goOnText}>{closed ? t('closedText') : course.description}</p>
        {reason && <p className={styles.goOnReason}>{reason}</p>}
        <div className={styles.goOnFoot}>
          <div className={styles.goOnProgress}>
            <ProgressBar value={course.progress} label={course.event_name} showValue />
            <span className={styles.goOnCount}>
              {t('goOnText', { done: course.completed_items, total: course.total_items })} ·{' '}
              {toDurationWords(course.total_ttl)}
            </span>
          </div>
          <LinkButton
            tone="primary"
            size="lg"
            iconEnd={iconArrowRight}
            href={toContinueHref(course._key, course)}
          >
            {toCourseVerb(course)}
          </LinkButton>
        </div>
      </div>
    </Card>
  );
}

/** The same card before the course is here, as high as it will be. */
export const ContinueCardLoading = () => (
  <Card as="section" padding="none" className={styles.goOn} aria-busy="true" aria-label={t('loading')}>
    <div className={styles.goOnPicture}>
      <Skeleton shape="block" className={styles.goOnWaiting} />
    </div>
    <div className={styles.goOnBody}>
      <div className={styles.goOnLabel}>
        <Skeleton lines={1} width="9rem" />
      </div>
      <div className={styles.goOnTitle}>
        <Skeleton lines={1} width="16rem" />
      </div>
      <div className={styles.goOnText}>
        <Skeleton lines={3} />
      </div>
      <div className={styles.goOnFoot}>
        <div className={styles.goOnProgress}>
          <div className={styles.goOnCount}>
            <Skeleton lines={1} />
          </div>
          <div className={styles.goOnCount}>
            <Skeleton lines={1} width="10rem" />
          </div>
        </div>
        <Skeleton shape="block" width="8rem" height="44px" />
      </div>
    </div>
  </Card>
);

/** The whole page below its title: what follows the card, such as the foot of the page, stays out of sight. */
export const DashboardLoading = () => (
  <>
    <ContinueCardLoading />
    <div className={styles.rowsWaiting} />
  </>
);
