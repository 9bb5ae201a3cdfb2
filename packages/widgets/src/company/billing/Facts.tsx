import type { ReactNode } from 'react';
import * as styles from './billing.css.ts';

export interface FactsProps {
  /** Facts without a value are left out. */
  facts: readonly (readonly [term: string, value: ReactNode])[];
  className: string;
}

/** Facts with their names. */
export function Facts({ facts, className }: FactsProps) {
  return (
    <dl className={className}>
      {facts
        .filter(([, value]) => value !== undefined)
        .map(([term, value]) => (
          <div key={term} className={styles.fact}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
