import {
  iconBell,
  iconHeart,
  iconHelp,
  iconLogout,
  iconMessage,
  iconMoon,
  iconStar,
  iconSubscription,
  iconSun,
  iconUser,
  iconZap,
  type MenuEntry,
  MenuPopover,
  type MenuPopoverState,
} from '@drawbridge/ui';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { usePortal } from '../base/portal.ts';
import { paths } from '../router/paths.ts';
import { useNavigate } from '../router/use-navigate.ts';
import { t as accountText } from './account-messages.ts';
import { t } from './messages.ts';
import * as styles from './shell.css.ts';
import { theme, toggleTheme } from './theme.ts';
import { toName } from './to-name.ts';
import { Unread } from './Unread.tsx';
import { useLogout } from './use-logout.ts';

export interface AccountMenuProps {
  /** Shared with the button. */
  state: MenuPopoverState;
  /** The button was pressed before the menu was here. */
  startsOpen: boolean;
  hasUpgrade: boolean;
  onReview: (() => void) | undefined;
}

/** The account menu, in the order of the specification. @see SHELL-12..SHELL-20, SHELL-24, SHELL-25 */
export function AccountMenu({ state, startsOpen, hasUpgrade, onReview }: AccountMenuProps) {
  useSignals();
  const { menu } = state;
  useEffect(() => {
    if (startsOpen) menu.current?.showPopover();
  }, [menu, startsOpen]);
  const portal = usePortal();
  const { settings } = portal;
  const { session, stores, notify } = portal.drawbridge;
  const navigate = useNavigate();
  const logOut = useLogout();
  const user = session.user.value;
  if (!user) return null;
  const name = toName(user);
  const isDark = theme.value === 'dark';
  const unread = portal.unread.value;
  /** @see SHELL-13, BILL-7 */
  async function openBilling() {
    const billing = await stores.open('billing').catch(() => undefined);
    const found = await billing?.findProfileUrl();
    if (found === undefined) {
      notify('negative', accountText('noBilling', { email: settings.supportEmail }));
      return;
    }
    const url = new URL(found, location.href);
    if (url.origin === location.origin) navigate(url.pathname + url.search + url.hash);
    else window.open(url, '_blank', 'noopener');
  }

  const items: MenuEntry[] = [
    { id: 'profile', label: t('profile'), icon: iconUser, href: paths.profile },
    {
      id: 'subscription',
      label: accountText('subscription'),
      icon: iconSubscription,
      onSelect: () => void openBilling(),
    },
    ...(hasUpgrade
      ? [{ id: 'upgrade', label: accountText('upgrade'), icon: iconZap, href: paths.upgrade }]
      : []),
    ...(onReview ? [{ id: 'review', label: t('review'), icon: iconStar, onSelect: onReview }] : []),
    {
      id: 'theme',
      label: isDark ? t('lightMode') : t('darkMode'),
      icon: isDark ? iconSun : iconMoon,
      onSelect: toggleTheme,
    },
    {
      id: 'knowledge-base',
      label: accountText('knowledgeBase'),
      icon: iconHelp,
      href: settings.knowledgeBaseUrl,
      external: true,
    },
    {
      id: 'community',
      label: accountText('community'),
      icon: iconMessage,
      href: settings.communityUrl,
      external: true,
    },
    { id: 'favorite', label: t('favorite'), icon: iconHeart, href: paths.favorite },
    {
      id: 'notifications',
      label: t('notifications'),
      icon: iconBell,
      href: paths.notifications,
      ...(unread > 0 ? { end: <Unread count={unread} /> } : {}),
    },
    { kind: 'separator', id: 'line' },
    { id: 'logout', label: accountText('logout'), icon: iconLogout, onSelect: () => void logOut() },
  ];
  return (
    <MenuPopover
      state={state}
      label={t('menu', { name })}
      header={
        <div className={styles.person}>
          <span className={styles.name}>{name}</span>
          <span className={styles.email}>{user.email}</span>
        </div>
      }
      items={items}
    />
  );
}
