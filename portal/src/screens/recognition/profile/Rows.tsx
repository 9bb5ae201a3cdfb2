import { dateFormat } from '@drawbridge/ui/messages';
import type { ReactNode } from 'react';
import * as styles from './profile.css.ts';

/** Facts with their names; one without a value is left out. */
export function Rows({ rows }: { rows: readonly (readonly [term: string, value: ReactNode])[] }) {
  return (
    <dl className={styles.rows}>
      {rows
        .filter(([, value]) => value !== undefined && value !== '')
        .map(([term, value]) => (
          <div key={term} className={styles.row}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

const dates = () => dateFormat({ dateStyle: 'long', timeZone: 'UTC' });

/** A day as it is called; days are those of UTC, as in the expiry. @see BILL-5 */
export const toDay = (instant: string) => dates().format(new Date(instant));
