import type { ReactNode } from 'react';
import * as styles from './detail.css.ts';

export interface Fact {
  term: string;
  value: ReactNode;
}

export interface FactListProps {
  /** Absent facts are left out. */
  facts: readonly (Fact | false | null | undefined)[];
  /** `figures`: numbers, larger than their names. */
  look?: 'plain' | 'figures';
  /** Names the list if no heading does. */
  label?: string;
}

/** Facts about one thing, as pairs of a name and a value. */
export function FactList({ facts, look = 'plain', label }: FactListProps) {
  return (
    <dl aria-label={label} className={styles.facts[look]}>
      {facts.map(
        (fact) =>
          fact && (
            <div key={fact.term} className={styles.fact}>
              <dt className={styles.term}>{fact.term}</dt>
              <dd className={styles.value[look]}>{fact.value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
