import type { CourseDetail } from '@drawbridge/contracts';
import { format } from '../provider/format.ts';
import { toDurationWords, toLevelWord } from '../terms/index.ts';
import * as styles from './course.css.ts';
import { toInstructors } from './instructors.ts';
import { messages } from './messages.ts';

/** Length, level, what it covers and who wrote it. @see PLAYER-1 */
export function CourseFacts({ course }: { course: CourseDetail }) {
  const instructors = toInstructors(course.instructor_id).map(({ name }) => name);
  const facts: [string, string][] = [
    [messages.duration.text, toDurationWords(course.total_ttl)],
    [messages.lessons.text, String(course.total_lessons)],
    [
      messages.handsOn.text,
      course.labs_count === 1 ? messages.lab.text : format(messages.labs.text, { count: course.labs_count }),
    ],
    [messages.level.text, course.proficiency ? toLevelWord(course.proficiency) : ''],
    [messages.covers.text, course.cwe.join(', ')],
    [messages.idealFor.text, (course.career ?? course.roles ?? []).join(', ')],
    [messages.instructors.text, instructors.join(', ')],
  ];
  return (
    <dl className={styles.factList}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <Fact key={name} name={name} value={value} />
        ))}
    </dl>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt className={styles.factName}>{name}</dt>
      <dd className={styles.factValue}>{value}</dd>
    </>
  );
}
