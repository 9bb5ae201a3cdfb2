import type { CourseDetail } from '@drawbridge/contracts';
import { Button, Card, Inline, ProgressRing, Stack, Thumbnail } from '@drawbridge/ui';
import { format } from '../provider/format.ts';
import { messages } from './messages.ts';
import * as styles from './player.css.ts';

interface FinishedProps {
  course: Pick<CourseDetail, '_key' | 'event_name' | 'owasp' | 'progress' | 'total_items'>;
  onReview: () => void;
  onBrowse?: (() => void) | undefined;
}

/** The end of a course. @see PLAYER-26, PLAYER-40 */
export function Finished({ course, onReview, onBrowse }: FinishedProps) {
  return (
    <Card as="section" padding="none" className={styles.finished}>
      <div className={styles.finishedPicture}>
        <Thumbnail seed={course._key} topic={course.owasp[0]} />
      </div>
      <Stack gap="5" align="center" className={styles.finishedBody}>
        <ProgressRing value={course.progress} label={course.event_name} size={72} />
        <h1 className={styles.title}>{messages.finished.text}</h1>
        <p className={styles.lead}>
          {format(messages.finishedText.text, { count: course.total_items, title: course.event_name })}
        </p>
        <Inline gap="3" justify="center">
          <Button onClick={onReview}>{messages.toCourse.text}</Button>
          {onBrowse && (
            <Button tone="primary" onClick={onBrowse}>
              {messages.browse.text}
            </Button>
          )}
        </Inline>
      </Stack>
    </Card>
  );
}
