import { Icon, iconLock } from '@drawbridge/ui';
import { useLabPage } from '../page/lab-page-context.ts';
import { t } from './messages.ts';
import * as styles from './Solution.css.ts';

/** Shown before a pass: says when the solution opens, and which help is available until then. */
export function SolutionLocked() {
  const lab = useLabPage().lab.value;
  return (
    <div className={styles.locked}>
      <span className={styles.lock}>
        <Icon icon={iconLock} size={20} />
      </span>
      <h2 className={styles.title}>{t('solution.locked')}</h2>
      <p className={styles.lockedWords}>{t(lab.goal ? 'solution.locked.goal' : 'solution.locked.detail')}</p>
    </div>
  );
}
