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
import { format } from '@drawbridge/widgets/provider';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { usePortal } from '../portal.ts';
import { paths } from '../router/paths.ts';
import { messages } from './messages.ts';
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
  const { session, notify } = portal.drawbridge;
  const logOut = useLogout();
  const user = session.user.value;
  if (!user) return null;
  const name = toName(user);
  const isDark = theme.value === 'dark';
  const unread = portal.unread.value;
  /** There is no billing service yet that could say where the bill is paid. @see SHELL-13, BILL-7 */
  const openBilling = () =>
    notify('negative', format(messages.noBilling.text, { email: settings.supportEmail }));

  const items: MenuEntry[] = [
    { id: 'profile', label: messages.profile.text, icon: iconUser, href: paths.profile },
    {
      id: 'subscription',
      label: messages.subscription.text,
      icon: iconSubscription,
      onSelect: openBilling,
    },
    ...(hasUpgrade
      ? [{ id: 'upgrade', label: messages.upgrade.text, icon: iconZap, href: paths.upgrade }]
      : []),
    ...(onReview ? [{ id: 'review', label: messages.review.text, icon: iconStar, onSelect: onReview }] : []),
    {
      id: 'theme',
      label: isDark ? messages.lightMode.text : messages.darkMode.text,
      icon: isDark ? iconSun : iconMoon,
      onSelect: toggleTheme,
    },
    {
      id: 'knowledge-base',
      label: messages.knowledgeBase.text,
      icon: iconHelp,
      href: settings.knowledgeBaseUrl,
      external: true,
    },
    {
      id: 'community',
      label: messages.community.text,
      icon: iconMessage,
      href: settings.communityUrl,
      external: true,
    },
    { id: 'favorite', label: messages.favorite.text, icon: iconHeart, href: paths.favorite },
    {
      id: 'notifications',
      label: messages.notifications.text,
      icon: iconBell,
      href: paths.notifications,
      ...(unread > 0 ? { end: <Unread count={unread} /> } : {}),
    },
    { kind: 'separator', id: 'line' },
    { id: 'logout', label: messages.logout.text, icon: iconLogout, onSelect: () => void logOut() },
  ];
  return (
    <MenuPopover
      state={state}
      label={format(messages.menu.text, { name })}
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
