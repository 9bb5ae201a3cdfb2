import { Button, IconButton, iconMoon, iconSearch, iconStar, iconSun, TopBar } from '@drawbridge/ui';
import { useSignals } from '@preact/signals-react/runtime';
import type { ReactNode } from 'react';
import { t } from './messages.ts';
import * as styles from './shell.css.ts';
import { theme, toggleTheme } from './theme.ts';
import { UserMenu } from './UserMenu.tsx';
import { toModKey } from './use-palette-key.ts';
import type { SidebarState } from './use-sidebar.ts';

interface ShellTopBarProps {
  sidebar: SidebarState;
  isDisabled: boolean;
  hasUpgrade: boolean;
  /** Undefined: this installation has no review form. */
  onReview: (() => void) | undefined;
  onSearch: () => void;
  children: ReactNode;
}

/** The bar over every page: where we are, and what is always at hand. @see SHELL-3, SHELL-7 */
export function ShellTopBar({
  sidebar,
  isDisabled,
  hasUpgrade,
  onReview,
  onSearch,
  children,
}: ShellTopBarProps) {
  useSignals();
  const isDark = theme.value === 'dark';
  return (
    <TopBar
      onToggleSidebar={sidebar.toggle}
      sidebarExpanded={sidebar.mode !== 'mini'}
      toggleLabel={t('toggle')}
      disabled={isDisabled}
      end={
        <>
          <Button
            size="sm"
            tone="quiet"
            icon={iconSearch}
            aria-keyshortcuts="Control+K Meta+K"
            onClick={onSearch}
          >
            <span className={styles.wideOnly}>
              {t('search')} <kbd className={styles.keys}>{toModKey()} K</kbd>
            </span>
          </Button>
          {onReview && (
            <Button size="sm" tone="quiet" icon={iconStar} onClick={onReview}>
              <span className={styles.wideOnly}>{t('review')}</span>
            </Button>
          )}
          <IconButton
            icon={isDark ? iconSun : iconMoon}
            label={isDark ? t('lightMode') : t('darkMode')}
            tone="quiet"
            onClick={toggleTheme}
          />
          <UserMenu hasUpgrade={hasUpgrade} onReview={onReview} />
        </>
      }
    >
      {children}
    </TopBar>
  );
}
