import type { ReactNode } from 'react';
import { cx } from '../../foundation/cx.ts';
import { iconMenu } from '../Icon/icons/index.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { disabled as disabledClass } from './AppShell.css.ts';
import { t } from './messages.ts';
import * as styles from './TopBar.css.ts';

export interface TopBarProps {
  /** Switches the sidebar between its rail and its wide form. */
  onToggleSidebar: () => void;
  sidebarExpanded: boolean;
  toggleLabel?: string;
  /** In the middle, with all remaining width: breadcrumbs, a search. */
  children?: ReactNode;
  /** Buttons and the user menu. */
  end?: ReactNode;
  /** Dimmed and inactive (SHELL-9). */
  disabled?: boolean;
}

/** The bar above every page. */
export function TopBar({
  onToggleSidebar,
  sidebarExpanded,
  toggleLabel = t('toggleSidebar'),
  children,
  end,
  disabled = false,
}: TopBarProps) {
  return (
    <header inert={disabled} className={cx(styles.bar, disabled && disabledClass)}>
      <IconButton
        icon={iconMenu}
        label={toggleLabel}
        aria-expanded={sidebarExpanded}
        onClick={onToggleSidebar}
      />
      <div className={styles.middle}>{children}</div>
      {end && <div className={styles.end}>{end}</div>}
    </header>
  );
}
