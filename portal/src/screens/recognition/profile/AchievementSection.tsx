import type { Loadable } from '@drawbridge/client';
import type { OwnAchievements, PublicActivity, UserStats } from '@drawbridge/contracts/recognition';
import { Icon, type IconData, iconPlay, iconQuiz, iconTrophy, iconVideo } from '@drawbridge/ui';
import { toFigure } from '@drawbridge/ui/messages';
import { Achievements, type MoreAchievement } from '@drawbridge/widgets/achievements';
import { useStore } from '@drawbridge/widgets/provider';
import { ConnectedActivityPanel } from '@drawbridge/widgets/recognition/activity';
import { ConnectedActivityList } from '@drawbridge/widgets/recognition/activity-list';
import { ConnectedBadgeList } from '@drawbridge/widgets/recognition/badges';
import { ConnectedCertificateList } from '@drawbridge/widgets/recognition/certifications';
import { ConnectedRecentLabs, ConnectedRecentVideos } from '@drawbridge/widgets/recognition/recent';
import { type ReactNode, useEffect, useEffectEvent, useId } from 'react';
import { paths } from '../../../router/paths.ts';
import { useNavigate } from '../../../router/use-navigate.ts';
import { t } from './messages.ts';
import * as styles from './profile.css.ts';

const DONE_PATHS = { course: paths.courseIntro, lab: paths.lab, challenge: paths.challenge } as const;
const LAB_PATHS = { lab: paths.lab, challenge: paths.challenge, playground: paths.playground } as const;
const toDoneHref = ({ kind, id }: PublicActivity) => DONE_PATHS[kind](id);

/** What the learner did so far: figures, days, badges, certificates, and where to go on. @see NAV-5, PROF-9, PROF-10 */
export function AchievementSection() {
  const navigate = useNavigate();
  return (
    <div className={styles.parts}>
      <OwnFigures />
      <ConnectedActivityPanel hasChart />
      <Part title={t('badges')}>
        <ConnectedBadgeList toHref={paths.badge} onBrowse={() => navigate(paths.labs)} />
      </Part>
      <Part title={t('certificates')}>
        <ConnectedCertificateList />
      </Part>
      <Part title={t('done')}>
        <ConnectedActivityList toHref={toDoneHref} />
      </Part>
      <div className={styles.beside}>
        <Part title={t('recentVideos')}>
          <ConnectedRecentVideos
            toHref={({ event_id, subject_id, item_id }) => paths.item('vid', event_id, subject_id, item_id)}
          />
        </Part>
        <Part title={t('recentLabs')}>
          <ConnectedRecentLabs isOpenOnly toHref={({ type, lab_id }) => LAB_PATHS[type](lab_id)} />
        </Part>
      </div>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} className={styles.partTitle}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** The figures of the calendar's call, the time in courses, and how many quizzes were submitted. @see DATA-14, CALL-14, CALL-33 */
function OwnFigures() {
  const activity = useStore('activity');
  const profile = useStore('profile');
  const time = useStore('courseTime');
  const load = () => {
    void activity.load();
    void profile.loadAssessments();
    void time.load();
  };
  const loadFirst = useEffectEvent(load);
  useEffect(() => loadFirst(), [activity, profile, time]);
  const navigate = useNavigate();
  const stats = activity.stats.value;
  const assessments = profile.assessments.value;
  const minutes = time.minutes.value;
  return (
    <Achievements
      achievements={toAchievements({ stats, assessments, minutes })}
      more={toMore(stats, assessments)}
      onRetry={load}
      onBrowse={() => navigate(paths.courses)}
    />
  );
}

/** All of the figures come together. */
function toAchievements({
  stats,
  assessments,
  minutes,
}: {
  stats: Loadable<UserStats>;
  assessments: Loadable<number>;
  minutes: Loadable<number>;
}): Loadable<OwnAchievements> {
  for (const part of [stats, assessments, minutes]) if (part.state === 'problem') return part;
  if (stats.state !== 'ready' || assessments.state !== 'ready' || minutes.state !== 'ready')
    return { state: 'loading' };
  const { points, labs_completed, challenges_completed, courses_completed, badges } = stats.value;
  return {
    state: 'ready',
    value: {
      points,
      labs_passed: labs_completed,
      challenges_solved: challenges_completed,
      courses_completed,
      badges,
      course_minutes: minutes.value,
    },
  };
}

function toMore(stats: Loadable<UserStats>, assessments: Loadable<number>): MoreAchievement[] {
  const known = stats.state === 'ready' ? stats.value : undefined;
  const place = known?.leaderboard ?? null;
  return [
    { label: t('enrolled'), count: known?.total_enrolled ?? 0, icon: toIcon(iconPlay) },
    { label: t('videos'), count: known?.videos_completed ?? 0, icon: toIcon(iconVideo) },
    {
      label: t('assessments'),
      count: assessments.state === 'ready' ? assessments.value : 0,
      icon: toIcon(iconQuiz),
    },
    {
      label: t('leaderboard'),
      count: place ?? 0,
      text: place === null ? t('noPlace') : t('place', { place: toFigure(place) }),
      icon: toIcon(iconTrophy),
    },
  ];
}

const toIcon = (icon: IconData) => <Icon icon={icon} size={16} />;
