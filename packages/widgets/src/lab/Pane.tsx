import { cx } from '@drawbridge/ui';
import type { ReactNode } from 'react';
import * as styles from './LabDetail.css.ts';

export const PANES = ['steps', 'code', 'view', 'tests'] as const;
export type PaneId = (typeof PANES)[number];

interface PaneProps {
  id: PaneId;
  label: string;
  head: ReactNode;
  children: ReactNode;
  className?: string;
}

/** One of the four panes: a region F6 goes to. */
export function Pane({ id, label, head, children, className }: PaneProps) {
  return (
    <section data-pane={id} aria-label={label} tabIndex={-1} className={cx(styles.pane, className)}>
      <div className={styles.paneHead}>{head}</div>
      {children}
    </section>
  );
}

/** Puts the focus on a pane: on its editor if it has one, else on itself. */
export function focusPane(root: HTMLElement | null, id: PaneId): void {
  const panes = root?.querySelectorAll<HTMLElement>(`[data-pane="${id}"]`) ?? [];
  const pane = [...panes].find((one) => one.checkVisibility()) ?? panes[0];
  (pane?.querySelector<HTMLElement>('.cm-content') ?? pane)?.focus();
}

/** The pane the focus is in. */
export function findFocusedPane(root: HTMLElement | null): PaneId | undefined {
  const id = root?.ownerDocument.activeElement?.closest<HTMLElement>('[data-pane]')?.dataset['pane'];
  return PANES.find((one) => one === id);
}
