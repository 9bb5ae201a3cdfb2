import type { CourseDetail } from '@drawbridge/contracts/learning';
import { Fragment } from 'react';
import { toDurationWords, toLevelWord } from '../../kit/labels/index.ts';
import * as styles from './course.css.ts';
import { toInstructors } from './instructors.ts';
import { t } from './messages.ts';

/** Shows the length and level of a course, what it covers and who wrote it. @see PLAYER-1 */
export function CourseFacts({ course }: { course: CourseDetail }) {
  const instructors = toInstructors(course.instructor_id).map(({ name }) => name);
  const isChallenge = course.type === 'challenge';
  const facts: [string, readonly string[]][] = [
    [t('duration'), [toDurationWords(course.total_ttl)]],
    // A challenge is one task.
    [t('chapters'), isChallenge ? [] : [String(course.total_lessons)]],
    [t('lessons'), isChallenge ? [] : [String(course.total_items)]],
    [
      t('handsOn'),
      isChallenge ? [] : [course.labs_count === 1 ? t('lab') : t('labs', { count: course.labs_count })],
    ],
    [t('level'), course.proficiency ? [toLevelWord(course.proficiency)] : []],
    [t('covers'), course.cwe],
    [t('idealFor'), course.career ?? course.roles ?? []],
    [t('instructors'), instructors],
  ];
  return (
    <dl className={styles.factList}>
      {facts
        .filter(([, values]) => values.length > 0)
        .map(([name, values]) => (
          <Fact key={name} name={name} values={values} />
        ))}
    </dl>
  );
}

function Fact({ name, values }: { name: string; values: readonly string[] }) {
  return (
    <>
      <dt className={styles.factName}>{name}</dt>
      <dd className={styles.factValue}>
        {values.map((value, nth) => (
          <Fragment key={value}>
            {nth > 0 && ' '}
            <span className={styles.factPart}>{nth < values.length - 1 ? `${value},` : value}</span>
          </Fragment>
        ))}
      </dd>
    </>
  );
}
