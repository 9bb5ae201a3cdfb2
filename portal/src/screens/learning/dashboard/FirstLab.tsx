import type { LabCard } from '@drawbridge/contracts/practice';
import { Card, iconArrowRight, LinkButton } from '@drawbridge/ui';
import { useStore } from '@drawbridge/widgets/provider';
import { useSignals } from '@preact/signals-react/runtime';
import { paths } from '../../../router/paths.ts';
import * as styles from './dashboard.css.ts';
import { t } from './messages.ts';

/** The quickest one that is open: a first success within minutes. */
function findFirst(labs: readonly LabCard[]): LabCard | undefined {
  return labs
    .filter(
      ({ type, level, upgrade, disabled }) =>
        type === 'challenge' && level === 'Basic' && !upgrade && !disabled,
    )
    .reduce<LabCard | undefined>(
      (best, lab) => (best && best.minutes <= lab.minutes ? best : lab),
      undefined,
    );
}

/** Shown to somebody who has passed nothing yet. */
export function FirstLab() {
  useSignals();
  const labs = useStore('labs');
  const { value } = labs.labs;
  if (value.state !== 'ready' || value.value.some(({ passed }) => passed)) return null;
  const first = findFirst(value.value);
  if (!first) return null;
  return (
    <Card as="section" className={styles.first} aria-label={t('first')}>
      <div>
        <h2 className={styles.firstTitle}>{t('first')}</h2>
        <p className={styles.firstText}>{t('firstText', { title: first.title, minutes: first.minutes })}</p>
      </div>
      <LinkButton tone="primary" iconEnd={iconArrowRight} href={paths.challenge(first.lab_id)}>
        {t('firstOpen')}
      </LinkButton>
    </Card>
  );
}
