import type { OwnAchievements } from '@drawbridge/contracts/recognition';
import {
  cx,
  Icon,
  type IconData,
  iconBadge,
  iconChallenge,
  iconClock,
  iconCourse,
  iconLab,
  iconTrophy,
  Skeleton,
} from '@drawbridge/ui';
import { toFigure } from '@drawbridge/ui/messages';
import type { ReactNode } from 'react';
import { toTimeSpentWords } from '../../kit/labels/duration.ts';
import * as styles from './achievements.css.ts';
import { t } from './messages.ts';

/** A count that the host adds. */
export interface MoreAchievement {
  label: string;
  count: number;
  /** Shown instead of the count: a rank, or why there is none. */
  text?: string | undefined;
  /** An icon 16 px high that screen readers skip. */
  icon?: ReactNode;
}

interface Figure {
  label: string;
  icon?: ReactNode;
  /** The count. Undefined while it is loading. */
  value: string | undefined;
}

const toIcon = (icon: IconData) => <Icon icon={icon} size={16} />;

function toFigures(figures: OwnAchievements | undefined, more: readonly MoreAchievement[]): Figure[] {
  const count = (value: number | undefined) => (value === undefined ? undefined : toFigure(value));
  return [
    { label: t('labs'), icon: toIcon(iconLab), value: count(figures?.labs_passed) },
    {
      label: t('challenges'),
      icon: toIcon(iconChallenge),
      value: count(figures?.challenges_solved),
    },
    { label: t('courses'), icon: toIcon(iconCourse), value: count(figures?.courses_completed) },
    { label: t('badges'), icon: toIcon(iconBadge), value: count(figures?.badges) },
    {
      label: t('time'),
      icon: toIcon(iconClock),
      value: figures && toTimeSpentWords(figures.course_minutes),
    },
    ...more.map(({ label, icon, count: own, text: shown }) => ({
      label,
      icon,
      value: figures && (shown ?? toFigure(own)),
    })),
  ];
}

interface FiguresProps {
  /**
   * The figures. Undefined while they are loading: the rows then have no figures, so that nothing moves when they
   * arrive.
   */
  figures?: OwnAchievements;
  more: readonly MoreAchievement[];
}

/** Points first, then what they are made of. */
export function Figures({ figures, more }: FiguresProps) {
  const rest = toFigures(figures, more);
  const lists = (
    <div className={styles.lists} aria-hidden={figures === undefined || undefined}>
      <dl className={cx(styles.points, figures && figures.points > 0 && styles.earned)}>
        <div className={styles.pointsFigure}>
          <dt className={styles.pointsLabel}>{t('points')}</dt>
          <dd className={styles.pointsValue}>
            <Value value={figures && toFigure(figures.points)} loadingWidth="4ch" />
          </dd>
        </div>
        <Icon icon={iconTrophy} size={28} className={styles.trophy} />
      </dl>
      <dl className={cx(styles.rest, rest.length % 3 === 1 ? styles.fours : styles.threes)}>
        {rest.map(({ label, icon, value }) => (
          <div key={label} className={styles.figure}>
            <dt className={styles.label}>
              {icon && <span className={styles.icon}>{icon}</span>}
              {label}
            </dt>
            <dd className={styles.value}>
              <Value value={value} loadingWidth="2ch" />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
  if (figures) return lists;
  return (
    <div role="status" aria-label={t('loading')}>
      {lists}
    </div>
  );
}

/** Apart from the direction of the page: a duration of another language keeps its order. */
function Value({ value, loadingWidth }: { value: string | undefined; loadingWidth: string }) {
  return value === undefined ? <Skeleton lines={1} width={loadingWidth} /> : <bdi>{value}</bdi>;
}
