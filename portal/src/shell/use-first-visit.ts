import { format } from '@drawbridge/widgets/provider';
import { useCallback, useEffect } from 'react';
import { useProgram } from '../program-context.tsx';
import { whenIdle } from '../when-idle.ts';
import { loadPreferences } from './dialogs.ts';
import { messages } from './messages.ts';
import { useOnDemand } from './use-on-demand.ts';

/**
 * What a visit starts with: a greeting just after the sign-in, the profile, and the recommendation form while it was
 * not submitted. The form opens once; put off, it comes again with the next load. @see AUTH-26, REC-7, REC-15, REC-18
 */
export function useFirstVisit(isAllowed: boolean) {
  const { profile, session, host } = useProgram();
  const { notify } = host;
  const form = useOnDemand(loadPreferences);
  const { open, close } = form;

  useEffect(() => {
    if (!isAllowed) return undefined;
    const name = session.user.peek()?.firstName;
    if (session.isWelcome.peek() && name) notify('positive', format(messages.welcome.text, { name }));
    let isHere = true;
    const start = async () => {
      await profile.load();
      const now = profile.profile.peek();
      if (isHere && now.state === 'ready' && !now.value.preferences_submitted) await open();
    };
    const callOff = whenIdle(start);
    return () => {
      isHere = false;
      callOff();
    };
  }, [isAllowed, profile, session, notify, open]);

  const settle = useCallback(() => {
    close();
    void profile.load();
  }, [close, profile]);
  return { Part: form.Part, close, settle };
}
