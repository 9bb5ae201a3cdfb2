import type { Loadable } from '@drawbridge/client';
import type { Profile } from '@drawbridge/client/stores/profile';
import type { OwnAchievements } from '@drawbridge/contracts';
import { Card, EmptyState, Icon, iconPlay, iconQuiz } from '@drawbridge/ui';
import { Achievements } from '@drawbridge/widgets/achievements';
import { useStore } from '@drawbridge/widgets/provider';
import { useEffect } from 'react';
import { paths } from '../../router/paths.ts';
import { useNavigate } from '../../router/use-navigate.ts';
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
  const navigate = useNavigate();
  const known = profile.profile.value;
  const enrolled = courses.enrolled.value;
  const assessments = profile.assessments.value;
  return (
    <div className={styles.cards}>
      <Achievements
        achievements={toAchievements(known, [enrolled, assessments])}
        more={[
          {
            label: messages.enrolled.text,
            count: enrolled.state === 'ready' ? enrolled.value.length : 0,
            icon: <Icon icon={iconPlay} size={16} />,
          },
          {
            label: messages.assessments.text,
            count: assessments.state === 'ready' ? assessments.value : 0,
            icon: <Icon icon={iconQuiz} size={16} />,
          },
        ]}
        onRetry={() => {
          void profile.load();
          void courses.loadEnrolled();
          void profile.loadAssessments();
        }}
        onBrowse={() => navigate(paths.courses)}
      />
      <Card as="section">
        <EmptyState title={messages.toCome.text} message={messages.toComeText.text} />
      </Card>
    </div>
  );
}

/** The profile has the figures already, so that they need no call of their own; all of the counts come together. */
function toAchievements(
  profile: Loadable<Profile>,
  others: readonly Loadable<unknown>[],
): Loadable<OwnAchievements> {
  for (const part of [profile, ...others]) if (part.state === 'loading') return part;
  for (const part of [profile, ...others]) if (part.state === 'problem') return part;
  const { achievements, course_minutes = 0 } = profile.state === 'ready' ? profile.value : {};
  return { state: 'ready', value: { ...NOTHING, ...achievements, course_minutes } };
}

const NOTHING = { points: 0, labs_passed: 0, challenges_solved: 0, courses_completed: 0, badges: 0 };
