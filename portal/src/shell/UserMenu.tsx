import type { SignedInUser } from '@drawbridge/client/stores/session';
import { Avatar, VisuallyHidden } from '@drawbridge/ui';
import { format } from '@drawbridge/widgets/provider';
import { useSignals } from '@preact/signals-react/runtime';
import { createElement, useCallback, useState } from 'react';
import { useProgram } from '../program-context.tsx';
import type { AccountMenuProps } from './AccountMenu.tsx';
import { loadAccountMenu } from './later-parts.ts';
import { messages } from './messages.ts';
import * as styles from './shell.css.ts';
import { useLater } from './use-later.ts';

export const toName = ({ firstName, lastName, email }: SignedInUser) =>
  `${firstName} ${lastName}`.trim() || email;

/** Picture or initials, and what the button is called. @see SHELL-24, SHELL-25 */
export function Face({ user }: { user: SignedInUser }) {
  const name = toName(user);
  return (
    <>
      <Avatar name={name} src={user.picture} size={32} decorative />
      <VisuallyHidden>{format(messages.menu.text, { name })}</VisuallyHidden>
    </>
  );
}

/** The button of the account menu. The menu itself comes when the page is at rest, or when it is asked for. */
export function UserMenu(props: Omit<AccountMenuProps, 'startsOpen'>) {
  useSignals();
  const { session } = useProgram();
  const [isAsked, setIsAsked] = useState(false);
  const giveUp = useCallback(() => setIsAsked(false), []);
  const Loaded = useLater(loadAccountMenu, isAsked, giveUp);
  const user = session.user.value;
  if (!user) return null;
  return Loaded ? (
    createElement(Loaded, { ...props, startsOpen: isAsked })
  ) : (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded={false}
      className={styles.trigger}
      onClick={() => setIsAsked(true)}
    >
      <Face user={user} />
    </button>
  );
}
