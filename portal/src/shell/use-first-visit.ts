import { useCallback, useEffect, useState } from 'react';
import { usePortal } from '../base/portal.ts';
import { paths } from '../router/paths.ts';
import { useNavigate } from '../router/use-navigate.ts';
import { t as ofForm } from './first-visit.messages.ts';
import { t } from './messages.ts';

/**
 * What a visit starts with: a greeting just after the sign-in, the profile, and the recommendation form while it was
 * not submitted. The form opens once; put off, it opens again at the next load. Its recommendations are on the dashboard:
 * from the page of plans, on which a free account lands, it leads there, and elsewhere the notice has a link.
 * @see AUTH-26, REC-7, REC-13, REC-15, REC-18
 */
export function useFirstVisit(isAllowed: boolean) {
  const { drawbridge, toasts } = usePortal();
  const { session, stores, notify } = drawbridge;
  const navigate = useNavigate();
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
    if (location.pathname === paths.upgrade) navigate(paths.dashboard);
  }, [stores, navigate]);
  const onSaved = useCallback(
    (message: string) => {
      if (location.pathname === paths.dashboard || location.pathname === paths.upgrade)
        return notify('positive', message);
      toasts.show({
        tone: 'positive',
        message,
        action: { label: ofForm('toRecommended'), onSelect: () => navigate(paths.dashboard) },
      });
    },
    [notify, toasts, navigate],
  );
  return { isOpen, close, onSubmitted, onSaved };
}
