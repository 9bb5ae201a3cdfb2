import { findResumeItem } from '@drawbridge/contracts/rules';
import { Button, Card, Inline, LinkButton, ProgressRing, Stack } from '@drawbridge/ui';
import { t } from '../messages.ts';
import * as styles from '../player.css.ts';
import type { CoursePlayerProps, PlayedCourse } from '../player-props.ts';

interface NotFinishedProps extends Pick<CoursePlayerProps, 'onOpenItem' | 'onOpenIntro' | 'toItemHref'> {
  course: PlayedCourse;
}

/** In place of the end of a course that is not complete: how far it is, and the way on. @see PLAYER-26, PLAYER-40 */
export function NotFinished({ course, onOpenItem, onOpenIntro, toItemHref }: NotFinishedProps) {
  const resume = findResumeItem(course.items);
  const left = course.total_items - course.completed_items;
  const place = resume && ([course._key, resume.subject._key, resume.item._key] as const);
  return (
    <Card as="section" padding="none" className={styles.finished}>
      <Stack gap="5" align="center" className={styles.finishedBody}>
        <ProgressRing value={course.progress} label={course.event_name} size={72} />
        <h1 className={styles.title}>{t('notFinished')}</h1>
        <p className={styles.lead}>
          {t(left === 1 ? 'oneLeft' : 'manyLeft', {
            count: left,
            title: course.event_name,
          })}
        </p>
        <Inline gap="3" justify="center">
          <Button onClick={() => onOpenIntro(course._key)}>{t('toCourse')}</Button>
          {place &&
            (toItemHref ? (
              <LinkButton tone="primary" href={toItemHref(...place)}>
                {t('goOn')}
              </LinkButton>
            ) : (
              <Button tone="primary" onClick={() => onOpenItem(...place)}>
                {t('goOn')}
              </Button>
            ))}
        </Inline>
      </Stack>
    </Card>
  );
}
