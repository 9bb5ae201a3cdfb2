import type { ReactNode } from 'react';
import * as styles from './paged-table.css.ts';

export interface RowCardsProps<Row> {
  /** Names the list. */
  label: string;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  card: (row: Row) => ReactNode;
}

/** The rows of a table below each other, where the columns have no room. */
export function RowCards<Row>({ label, rows, rowKey, card }: RowCardsProps<Row>) {
  return (
    <ul aria-label={label} className={styles.cards}>
      {rows.map((row) => (
        <li key={rowKey(row)} className={styles.card}>
          {card(row)}
        </li>
      ))}
    </ul>
  );
}

/** The name of a row and its marks, above what else a card says. */
export const CardHead = ({ children }: { children: ReactNode }) => (
  <div className={styles.cardHead}>{children}</div>
);

/** Opens what a row is about; it looks like a link, and the host decides where it leads. */
export function OpenButton({ onOpen, children }: { onOpen: () => void; children: ReactNode }) {
  return (
    <button type="button" className={styles.open} onClick={onOpen}>
      {children}
    </button>
  );
}
