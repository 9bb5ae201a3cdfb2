import { countPassed } from '@drawbridge/lab-workspace/results';
import {
  cx,
  Icon,
  iconCheck,
  iconChevronDown,
  iconShield,
  iconShieldBroken,
  VisuallyHidden,
} from '@drawbridge/ui';
import { useLabPage } from '../page/lab-page-context.ts';
import { countBlocked, wasJudged } from '../verdict/count-failing.ts';
import * as styles from './Breach.css.ts';
import { t } from './messages.ts';

/**
 * The progress of an attack-and-fix lab in one line: which attacks worked, and how many the fixed code blocks. Opened,
 * it names the attacks.
 */
export function AttackAndFixProgress() {
  const labPage = useLabPage();
  const lab = labPage.lab.value;
  const attempt = labPage.attempt.value;
  if (lab.breaches.length === 0 || lab.goal) return null;
  const { results, fault } = labPage.workspace.value;
  const shown = fault.value === undefined ? results.value : [];
  const verdict = labPage.data.judged.value;
  const judged = verdict && wasJudged(verdict) ? verdict : undefined;
  // The verdict knows more attacks than this page: its count stands until the code is changed.
  const { blocked, all: attacks } = judged
    ? countBlocked(judged)
    : {
        blocked: countPassed(shown.filter(({ kind }) => kind === 'exploit')),
        all: lab.tests.filter(({ kind }) => kind === 'exploit').length,
      };
  const broken = lab.breaches.filter(({ id }) => attempt.breaches.includes(id)).length;
  const isFixed =
    attempt.passed ||
    (judged ? judged.verdict === 'passed' : shown.length > 0 && countPassed(shown) === shown.length);
  return (
    <details className={styles.progress} aria-label={t('breach.progress')}>
      <summary className={styles.summary}>
        <Part icon={iconShieldBroken} label={t('breach.attack')} count={broken} all={lab.breaches.length} />
        {attacks > 0 && (
          <Part
            icon={iconShield}
            label={t('breach.fix')}
            count={attempt.passed ? attacks : blocked}
            all={attacks}
            isDone={isFixed}
          />
        )}
        <Icon icon={iconChevronDown} size={16} className={styles.chevron} />
      </summary>
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
    </details>
  );
}

interface PartProps {
  icon: typeof iconShield;
  label: string;
  count: number;
  all: number;
  isDone?: boolean;
}

function Part({ icon, label, count, all, isDone = count === all }: PartProps) {
  return (
    <span className={styles.part}>
      <Icon icon={icon} size={16} />
      {label}
      <span className={cx(styles.figure, isDone && styles.figureDone)}>
        {isDone && <Icon icon={iconCheck} size={12} />}
        {count}/{all}
      </span>
    </span>
  );
}
