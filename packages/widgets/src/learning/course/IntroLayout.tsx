import type { CourseDetail } from '@drawbridge/contracts/learning';
import { Badge, Card, cx, Inline, Stack } from '@drawbridge/ui';
import type { ReactNode } from 'react';
import { CourseFacts } from './CourseFacts.tsx';
import { CoursePicture } from './CoursePicture.tsx';
import { picture } from './card.css.ts';
import * as styles from './course.css.ts';
import { t } from './messages.ts';

interface IntroLayoutProps {
  course: CourseDetail;
  /** Shown before the badges of the risks that the course covers. */
  badge: ReactNode;
  /** Shown above the facts: what the learner can do with the course. */
  actions: ReactNode;
  /** What the course contains. */
  children: ReactNode;
}

/** A course before it is opened: its title, then what can be done with it, then what it is about and what is inside. */
export function IntroLayout({ course, badge, actions, children }: IntroLayoutProps) {
  return (
    <div className={styles.intro}>
      <Stack gap="3">
        <Inline gap="2">
          {badge}
          {course.owasp.map((id) => (
            <Badge key={id}>{id}</Badge>
          ))}
        </Inline>
        <h1 className={styles.introTitle}>{course.event_name}</h1>
      </Stack>
      <aside className={styles.aside} aria-label={t('facts')}>
        <Card padding="none">
          <div className={cx(picture, styles.introPicture)}>
            <CoursePicture course={course} />
          </div>
          <div className={styles.asideBody}>
            {actions}
            <CourseFacts course={course} />
          </div>
        </Card>
      </aside>
      <Stack gap="6">
        <p className={styles.lead}>{course.description}</p>
        {children}
      </Stack>
    </div>
  );
}
