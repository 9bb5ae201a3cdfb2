import { useEffect } from 'react';
import { useStore, withLoading } from '../../provider/index.ts';
import { t } from './messages.ts';
import * as styles from './player.css.ts';

interface CourseBadgeProps {
  courseId: string;
  onOpen: (courseId: string, awardId: string) => void;
}

/** The badge for a course on its last page; empty if it has none. @see PLAYER-40 */
export const CourseBadge = withLoading(LoadedBadge, () => null);

function LoadedBadge({ courseId, onOpen }: CourseBadgeProps) {
  const store = useStore('badges');
  useEffect(() => void store.load(), [store]);
  const { value: badges } = store.badges;
  const award =
    badges.state === 'ready'
      ? badges.value.earned.find(({ evidence }) => evidence.kind === 'course' && evidence.id === courseId)
      : undefined;
  if (!award) return null;
  return (
    <button type="button" className={styles.courseBadge} onClick={() => onOpen(courseId, award.id)}>
      <img src={award.picture} alt="" className={styles.courseBadgePicture} />
      <span>
        {t('badgeEarned')} <strong>{award.title}</strong>
      </span>
    </button>
  );
}
