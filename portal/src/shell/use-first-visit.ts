import { useCallback, useEffect, useState } from 'react';
import { usePortal } from '../base/portal.ts';
import { paths } from '../router/paths.ts';
import { t } from './messages.ts';

/**
 * What a visit starts with: a greeting just after the sign-in, the profile, and the recommendation form while it was
 * not submitted. The form opens once; put off, it opens again at the next load. @see AUTH-26, REC-7, REC-15, REC-18
 */
export function useFirstVisit(isAllowed: boolean) {
  const { session, stores, notify } = usePortal().drawbridge;
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    if (!isAllowed) return undefined;
    const name = session.user.peek()?.firstName;
    // The dashboard greets by itself.
    const isGreeted = location.pathname === paths.dashboard;
    if (session.isWelcome.peek() && name && !isGreeted) notify('positive', t('welcome', { name }));
    let isMounted = true;
    const start = async () => {
      const profile = await stores.open('profile');
      // The dashboard may have asked for it.
      if (profile.profile.peek().state !== 'ready') await profile.load({ isSilent: true });
      const now = profile.profile.peek();
      if (isMounted && now.state === 'ready' && !now.value.preferences_submitted) setIsOpen(true);
    };
    // Without the network there is no form either; the next load tries again.
    start().catch(() => undefined);
    return () => {
      isMounted = false;
    };
  }, [isAllowed, session, stores, notify]);

  const close = useCallback(() => setIsOpen(false), []);
  const onSubmitted = useCallback(() => {
    setIsOpen(false);
    const refetch = async () => (await stores.open('profile')).load({ isSilent: true });
    refetch().catch(() => undefined);
  }, [stores]);
  return { isOpen, close, onSubmitted };
}
