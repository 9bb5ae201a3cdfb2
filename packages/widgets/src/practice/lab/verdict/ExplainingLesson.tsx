import type { LabLesson } from '@drawbridge/contracts/practice';
import { LinkButton } from '@drawbridge/ui';
import { useLabPage } from '../page/lab-page-context.ts';
import * as styles from './ExplainingLesson.css.ts';
import { t } from './messages.ts';

/**
 * The lesson that explains a wrong fix: a link where the host has a page for lessons; elsewhere the learner is told its
 * name. @see REC-20
 */
export function ExplainingLesson({ lesson }: { lesson: LabLesson }) {
  const { title, course_title: course } = lesson;
  const href = useLabPage().host.value.toLessonHref?.(lesson);
  return (
    <p className={styles.lesson}>
      {href === undefined ? (
        t('verdict.trap.explained', { title, course })
      ) : (
        <LinkButton size="sm" href={href}>
          {t('verdict.trap.lesson', { title })}
        </LinkButton>
      )}
    </p>
  );
}
