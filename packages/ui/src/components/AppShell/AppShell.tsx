import { type ReactNode, useId } from 'react';
import { cx } from '../../foundation/cx.ts';
import * as styles from './AppShell.css.ts';
import { t } from './messages.ts';

export interface AppShellProps {
  /** A `Sidebar`; without one the contents have its room. */
  sidebar?: ReactNode;
  /** A `TopBar`. */
  topBar?: ReactNode;
  /** Over the page's contents: "verify your e-mail", "you are offline". */
  banner?: ReactNode;
  /** A `Footer`. */
  footer?: ReactNode;
  /** `content` up to 1,280 px, `lesson` up to 760 px, `full` the whole window. */
  width?: 'content' | 'lesson' | 'full';
  skipLabel?: string;
  /** Blurred and inactive, sidebar and all: something must be done first (AUTH-41). */
  veiled?: boolean;
  children: ReactNode;
}

/** The frame of every page: sidebar, top bar, contents, footer. */
export function AppShell({
  sidebar,
  topBar,
  banner,
  footer,
  width = 'content',
  skipLabel = t('skip'),
  veiled = false,
  children,
}: AppShellProps) {
  const id = useId();
  return (
    <div inert={veiled} className={cx(styles.shell, veiled && styles.veiled)}>
      <a href={`#${id}`} className={styles.skip}>
        {skipLabel}
      </a>
      {sidebar}
      <div className={cx(styles.column, width === 'full' && styles.columnFull)}>
        {topBar}
        {banner}
        <main id={id} tabIndex={-1} className={cx(styles.main, styles.width[width])}>
          {children}
        </main>
        {footer}
      </div>
    </div>
  );
}
