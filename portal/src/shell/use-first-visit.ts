import { format } from '@drawbridge/widgets/provider';
import { useCallback, useEffect, useState } from 'react';
import { useProgram } from '../program-context.tsx';
import { menuMessages } from './menu-messages.ts';

/**
 * What a visit starts with: a greeting just after the sign-in, the profile, and the recommendation form while it was
 * not submitted. The form opens once; put off, it comes again with the next load. @see AUTH-26, REC-7, REC-15, REC-18
 */
export function useFirstVisit(isAllowed: boolean) {
  const { openProfile, session, host } = useProgram();
  const { notify } = host;
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    if (!isAllowed) return undefined;
    const name = session.user.peek()?.firstName;
    if (session.isWelcome.peek() && name) notify('positive', format(menuMessages.welcome.text, { name }));
    let isHere = true;
    const start = async () => {
      const profile = await openProfile();
      await profile.load();
      const now = profile.profile.peek();
      if (isHere && now.state === 'ready' && !now.value.preferences_submitted) setIsOpen(true);
    };
    // Without the network there is no form either; the next load tries again.
    start().catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, [isAllowed, openProfile, session, notify]);

  const close = useCallback(() => setIsOpen(false), []);
  const settle = useCallback(() => {
    setIsOpen(false);
    const refetch = async () => (await openProfile()).load();
    refetch().catch(() => undefined);
  }, [openProfile]);
  return { isOpen, close, settle };
}
