import { cx } from '@drawbridge/ui';
import type { ReactNode } from 'react';
import * as styles from './LabDetail.css.ts';
import type { PaneId } from './page/panes.ts';

interface PaneProps {
  id: PaneId;
  label: string;
  head: ReactNode;
  children: ReactNode;
  className?: string;
}

/** One of the four panes: a region that F6 moves the focus to. */
export function Pane({ id, label, head, children, className }: PaneProps) {
  return (
    <section data-pane={id} aria-label={label} tabIndex={-1} className={cx(styles.pane, className)}>
      <div className={styles.paneHead}>{head}</div>
      {children}
    </section>
  );
}
