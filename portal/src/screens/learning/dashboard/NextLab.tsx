import { Card, iconArrowRight, LinkButton } from '@drawbridge/ui';
import { toTagWords } from '@drawbridge/widgets/kit/labels';
import { useId } from 'react';
import { toLabHref } from '../../../router/lab-paths.ts';
import type { LabChoice } from './choose-lab.ts';
import * as styles from './dashboard.css.ts';
import { t } from './messages.ts';

/** One exercise for now, and why this one. */
export function NextLab({ choice: { kind, lab, topic } }: { choice: LabChoice }) {
  const id = useId();
  const words = { title: lab.title, minutes: lab.minutes };
  return (
    <Card as="section" className={kind === 'first' ? styles.first : styles.nextLab} aria-labelledby={id}>
      <div>
        <h2 id={id} className={styles.firstTitle}>
          {t(kind === 'first' ? 'first' : 'labs')}
        </h2>
        <p className={styles.firstText}>
          {t(kind === 'first' ? 'firstText' : 'labText', words)}
          {topic !== undefined && ` ${t('because', { topic: toTagWords(topic) })}`}
        </p>
      </div>
      <LinkButton iconEnd={iconArrowRight} href={toLabHref(lab)}>
        {t(kind === 'first' ? 'firstOpen' : 'labOpen')}
      </LinkButton>
    </Card>
  );
}
