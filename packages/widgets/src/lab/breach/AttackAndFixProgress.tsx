import { cx, Icon, iconCheck, iconShield, iconShieldBroken, VisuallyHidden } from '@drawbridge/ui';
import { useLabPage } from '../page/lab-page-context.ts';
import { countPassed } from '../tests/test-labels.ts';
import * as styles from './Breach.css.ts';
import { t } from './messages.ts';

/** The progress of an attack-and-fix lab: which attacks worked, and how many tests the fixed code passes. */
export function AttackAndFixProgress() {
  const labPage = useLabPage();
  const lab = labPage.lab.value;
  const attempt = labPage.attempt.value;
  if (lab.breaches.length === 0 || lab.goal) return null;
  const results = labPage.workspace.value.results.value;
  const broken = lab.breaches.filter(({ id }) => attempt.breaches.includes(id)).length;
  const passed = countPassed(results);
  const isFixed = attempt.passed || (results.length > 0 && passed === results.length);
  return (
    <section className={styles.progress} aria-label={t('breach.progress')}>
      <div className={styles.part}>
        <p className={styles.partTitle}>
          <Icon icon={iconShieldBroken} size={16} />
          {t('breach.attack')}
          <span className={styles.figure}>
            {broken}/{lab.breaches.length}
          </span>
        </p>
        <ul className={styles.list}>
          {lab.breaches.map(({ id, title }) => {
            const isDone = attempt.breaches.includes(id);
            return (
              <li key={id} className={cx(styles.item, isDone && styles.itemDone)}>
                <span className={cx(styles.box, isDone && styles.boxDone)}>
                  {isDone && <Icon icon={iconCheck} size={12} />}
                </span>
                {title}
                <VisuallyHidden>, {t(isDone ? 'breach.done' : 'breach.open')}</VisuallyHidden>
              </li>
            );
          })}
        </ul>
      </div>
      <div className={styles.part}>
        <p className={styles.partTitle}>
          <Icon icon={iconShield} size={16} />
          {t('breach.fix')}
          {results.length > 0 && (
            <button type="button" className={styles.count} onClick={labPage.actions.goToTests}>
              <VisuallyHidden>{t('tests.count', { passed, all: results.length })}</VisuallyHidden>
              <span aria-hidden className={cx(styles.figure, isFixed && styles.figureDone)}>
                {isFixed && <Icon icon={iconCheck} size={12} />}
                {passed}/{results.length}
              </span>
            </button>
          )}
        </p>
      </div>
    </section>
  );
}
