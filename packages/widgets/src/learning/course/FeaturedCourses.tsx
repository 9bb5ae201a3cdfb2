import type { CourseCard } from '@drawbridge/contracts/learning';
import { Badge, Card, Carousel, Inline, iconArrowRight, LinkButton } from '@drawbridge/ui';
import { toLevelWord } from '../../kit/labels/index.ts';
import { CoursePicture } from './CoursePicture.tsx';
import { toCourseVerb } from './course-verb.ts';
import * as styles from './featured.css.ts';
import { t } from './messages.ts';

/** The most courses shown: few people see a longer carousel to its end. @see DASH-2 */
const MOST = 3;

export interface FeaturedCoursesProps {
  /** The first three are shown. Without any, nothing is shown. */
  courses: readonly CourseCard[];
  toHref: (courseId: string, course: CourseCard) => string;
  intervalMs?: number;
}

/** Shows courses large, one at a time. @see DASH-2..DASH-4 */
export function FeaturedCourses({ courses, toHref, intervalMs }: FeaturedCoursesProps) {
  return (
    <Carousel
      label={t('featured')}
      {...(intervalMs !== undefined && { intervalMs })}
      slides={courses.slice(0, MOST).map((course) => ({
        id: course._key,
        label: course.event_name,
        content: <Slide course={course} href={toHref(course._key, course)} />,
      }))}
    />
  );
}

function Slide({ course, href }: { course: CourseCard; href: string }) {
  return (
    <Card padding="none" className={styles.slide}>
      <div className={styles.picture}>
        <CoursePicture course={course} className={styles.cover} />
      </div>
      <div className={styles.body}>
        <Inline gap="2">
          {course.is_new && (
            <Badge tone="primary" solid>
              {t('isNew')}
            </Badge>
          )}
          {course.proficiency && <Badge>{toLevelWord(course.proficiency)}</Badge>}
        </Inline>
        <h3 className={styles.title}>{course.event_name}</h3>
        <p className={styles.summary}>{course.description}</p>
        <div>
          <LinkButton iconEnd={iconArrowRight} href={href}>
            {toCourseVerb(course)}
          </LinkButton>
        </div>
      </div>
    </Card>
  );
}
