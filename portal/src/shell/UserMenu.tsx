import { Avatar, useMenuButton, VisuallyHidden } from '@drawbridge/ui';
import { useSignals } from '@preact/signals-react/runtime';
import { createElement, type KeyboardEvent, useCallback, useState } from 'react';
import { usePortal } from '../base/portal.ts';
import type { AccountMenuProps } from './AccountMenu.tsx';
import { loadAccountMenu } from './deferred-parts.ts';
import { t } from './messages.ts';
import * as styles from './shell.css.ts';
import { toName } from './to-name.ts';
import { Unread } from './Unread.tsx';
import { useDeferred } from './use-deferred.ts';

/**
 * The button of the account menu. It is the same from the first moment, so that no press or focus is lost on a button
 * that is being replaced; the menu itself is fetched when the page is at rest or the button is pressed. @see SHELL-24, SHELL-25
 */
export function UserMenu(props: Omit<AccountMenuProps, 'state' | 'startsOpen'>) {
  useSignals();
  const portal = usePortal();
  const { trigger, popover } = useMenuButton();
  const [isWanted, setIsWanted] = useState(false);
  const giveUp = useCallback(() => setIsWanted(false), []);
  const Loaded = useDeferred(loadAccountMenu, isWanted, giveUp);
  const user = portal.drawbridge.session.user.value;
  if (!user) return null;
  const name = toName(user);
  const unread = portal.unread.value;
  const open = () => setIsWanted(true);
  const openByKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowDown' || key === 'ArrowUp') open();
  };
  return (
    <span className={styles.account}>
      <button
        {...trigger}
        {...(Loaded ? {} : { onClick: open, onKeyDown: openByKey })}
        type="button"
        className={styles.trigger}
      >
        <Avatar name={name} src={user.picture} size={32} decorative />
        <VisuallyHidden>{t('menu', { name })}</VisuallyHidden>
        {unread > 0 && <Unread count={unread} className={styles.dotOnAvatar} />}
      </button>
      {Loaded && createElement(Loaded, { ...props, state: popover, startsOpen: isWanted })}
    </span>
  );
}
