import { Card, EmptyState, ProblemState, Skeleton } from '@drawbridge/ui';
import { toFigure } from '@drawbridge/ui/messages';
import { useStore } from '@drawbridge/widgets/provider';
import { toDurationWords } from '@drawbridge/widgets/terms';
import { useEffect } from 'react';
import { messages } from './messages.ts';
import * as styles from './profile.css.ts';

/**
 * What the learner did so far, in the same figures as on the public profile; badges and charts are still to come. @see
 * NAV-5, DATA-15, CALL-14
 */
export function AchievementSection() {
  const profile = useStore('profile');
  const courses = useStore('courses');
  useEffect(() => {
    void courses.loadEnrolled();
    void profile.loadAssessments();
  }, [courses, profile]);
  const known = profile.profile.value;
  const enrolled = courses.enrolled.value;
  const assessments = profile.assessments.value;
  const parts = [known, enrolled, assessments];
  if (parts.some(({ state }) => state === 'loading')) return <Skeleton shape="block" height={160} />;
  const failed = parts.find((part) => part.state === 'problem');
  if (failed)
    return (
      <ProblemState
        title={messages.failed.text}
        message={failed.problem.message}
        onRetry={() => {
          void profile.load();
          void courses.loadEnrolled();
          void profile.loadAssessments();
        }}
      />
    );
  const cards = enrolled.state === 'ready' ? enrolled.value : [];
  const value = known.state === 'ready' ? known.value : undefined;
  const minutes = value?.course_minutes ?? 0;
  const achieved = value?.achievements;
  const counts = [
    [messages.points.text, achieved?.points ?? 0],
    [messages.labs.text, achieved?.labs_passed ?? 0],
    [messages.challenges.text, achieved?.challenges_solved ?? 0],
    [messages.completed.text, achieved?.courses_completed ?? 0],
    [messages.enrolled.text, cards.length],
    [messages.time.text, minutes > 0 ? toDurationWords(minutes * 60) : '0m'],
    [messages.assessments.text, assessments.state === 'ready' ? assessments.value : 0],
  ] as const;
  return (
    <div className={styles.cards}>
      <Card as="section">
        <h2 className={styles.cardTitle}>{messages.soFar.text}</h2>
        <dl className={styles.counts}>
          {counts.map(([term, count]) => (
            <div key={term} className={styles.count}>
              <dt className={styles.term}>{term}</dt>
              <dd className={styles.number}>{typeof count === 'number' ? toFigure(count) : count}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <Card as="section">
        <EmptyState title={messages.toCome.text} message={messages.toComeText.text} />
      </Card>
    </div>
  );
}
