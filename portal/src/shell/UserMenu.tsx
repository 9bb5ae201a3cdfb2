import type { SignedInUser } from '@drawbridge/client/stores/session';
import { Avatar, useMenuButton, VisuallyHidden } from '@drawbridge/ui';
import { format } from '@drawbridge/widgets/provider';
import { useSignals } from '@preact/signals-react/runtime';
import { createElement, type KeyboardEvent, useCallback, useState } from 'react';
import { useProgram } from '../program-context.tsx';
import type { AccountMenuProps } from './AccountMenu.tsx';
import { loadAccountMenu } from './later-parts.ts';
import { messages } from './messages.ts';
import * as styles from './shell.css.ts';
import { useLater } from './use-later.ts';

export const toName = ({ firstName, lastName, email }: SignedInUser) =>
  `${firstName} ${lastName}`.trim() || email;

/** A dot that says how much is unread. @see SHELL-19 */
export function Unread({ count, className = styles.dot }: { count: number; className?: string }) {
  return (
    <span className={className}>
      <VisuallyHidden>{format(messages.unread.text, { count })}</VisuallyHidden>
    </span>
  );
}

/**
 * The button of the account menu, the same from the first moment: a press or the focus must not meet a button that is
 * being replaced. The menu itself comes when the page is at rest, or when it is asked for. @see SHELL-24, SHELL-25
 */
export function UserMenu(props: Omit<AccountMenuProps, 'state' | 'startsOpen'>) {
  useSignals();
  const { session, notifications } = useProgram();
  const { trigger, popover } = useMenuButton();
  const [isAsked, setIsAsked] = useState(false);
  const giveUp = useCallback(() => setIsAsked(false), []);
  const Loaded = useLater(loadAccountMenu, isAsked, giveUp);
  const user = session.user.value;
  if (!user) return null;
  const name = toName(user);
  const unread = notifications?.unread.value ?? 0;
  const ask = () => setIsAsked(true);
  const askByKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowDown' || key === 'ArrowUp') ask();
  };
  return (
    <span className={styles.account}>
      <button
        {...trigger}
        {...(Loaded ? {} : { onClick: ask, onKeyDown: askByKey })}
        type="button"
        className={styles.trigger}
      >
        <Avatar name={name} src={user.picture} size={32} decorative />
        <VisuallyHidden>{format(messages.menu.text, { name })}</VisuallyHidden>
        {unread > 0 && <Unread count={unread} className={styles.dotOnAvatar} />}
      </button>
      {Loaded && createElement(Loaded, { ...props, state: popover, startsOpen: isAsked })}
    </span>
  );
}
