import type { CourseCard } from '@drawbridge/contracts';
import { toDurationText } from '@drawbridge/contracts/rules';
import { Button, Card, iconArrowRight, ProgressBar, Skeleton, Thumbnail } from '@drawbridge/ui';
import { format } from '@drawbridge/widgets/provider';
import * as styles from './dashboard.css.ts';
import { messages } from './messages.ts';

interface ContinueCardProps {
  loading: boolean;
  course: CourseCard | undefined;
  onOpen: (courseId: string) => void;
}

/** The one clear first thing to do: the course under way. */
export function ContinueCard({ loading, course, onOpen }: ContinueCardProps) {
  if (loading) return <Skeleton shape="block" height={220} />;
  if (!course) return null;
  return (
    <Card as="section" padding="none" className={styles.goOn} aria-label={messages.goOn.text}>
      <div className={styles.goOnPicture}>
        <Thumbnail seed={course._key} topic={course.owasp[0]} className={styles.goOnThumbnail} />
      </div>
      <div className={styles.goOnBody}>
        <p className={styles.goOnLabel}>{messages.goOn.text}</p>
        <h2 className={styles.goOnTitle}>{course.event_name}</h2>
        <p className={styles.goOnText}>{course.description}</p>
        <div className={styles.goOnFoot}>
          <div className={styles.goOnProgress}>
            <ProgressBar value={course.progress} label={course.event_name} showValue />
            <span className={styles.goOnCount}>
              {format(messages.goOnText.text, { done: course.completed_items, total: course.total_items })} ·{' '}
              {toDurationText(course.total_ttl)}
            </span>
          </div>
          <Button tone="primary" size="lg" iconEnd={iconArrowRight} onClick={() => onOpen(course._key)}>
            {course.completed_items > 0 ? messages.continue.text : messages.start.text}
          </Button>
        </div>
      </div>
    </Card>
  );
}
