import type { LaunchSession as LaunchedSession } from '@drawbridge/contracts/integration';
import { Callout } from '@drawbridge/ui';
import { formatLocale } from '@drawbridge/ui/messages';
import { useEffect, useState } from 'react';
import { useDrawbridge } from '../../provider/index.ts';
import { BackToPlatform } from './BackToPlatform.tsx';
import { messages, t } from './messages.ts';

/** Time before the end of a session at which it is announced. */
const NEAR_MS = 10 * 60_000;
const LOOK_EVERY_MS = 15_000;

/** True from an instant on. Polled, because a timer of hours is late after the machine has slept. */
function useIsPast(atMs: number): boolean {
  const [isPast, setIsPast] = useState(() => Date.now() >= atMs);
  useEffect(() => {
    const look = () => setIsPast(Date.now() >= atMs);
    look();
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [atMs]);
  return isPast;
}

/** A launch without a person: the work ends with the session. */
export function AnonymousNotice() {
  return <Callout tone="warn">{t('anonymous')}</Callout>;
}

function toNearEnd({ deep_linking, learner }: LaunchedSession) {
  if (deep_linking) return messages.nearEndPicker;
  return learner.is_anonymous ? messages.nearEndAnonymous : messages.nearEndText;
}

/** What happened to the work, and how to continue. */
function toEnded({ deep_linking, learner }: LaunchedSession, isKept: boolean) {
  if (deep_linking) return [messages.endedPicker];
  const kept = isKept ? messages.endedKept : messages.endedNotKept;
  return [learner.is_anonymous ? messages.endedAnonymous : kept, messages.openAgain];
}

/** Shown ten minutes before the session ends: when, and how to continue. */
export function NearEndNotice({ session }: { session: LaunchedSession }) {
  const [isDismissed, setDismissed] = useState(false);
  const endsAtMs = Date.parse(session.expires_at);
  const isNear = useIsPast(endsAtMs - NEAR_MS);
  if (!isNear || isDismissed) return null;
  const time = new Date(endsAtMs).toLocaleTimeString(formatLocale(), { hour: 'numeric', minute: '2-digit' });
  return (
    <Callout
      tone="info"
      live
      title={t('nearEnd', { time })}
      onDismiss={() => setDismissed(true)}
      dismissLabel={t('dismiss')}
    >
      {toNearEnd(session).text}
    </Callout>
  );
}

interface EndedNoticeProps {
  session: LaunchedSession;
  isTimeOver: boolean;
}

/** The session ended while its page was open: what happened to the work, and how to continue. */
export function EndedNotice({ session, isTimeOver }: EndedNoticeProps) {
  const { storage } = useDrawbridge();
  return (
    <Callout
      tone="warn"
      live
      title={t('endedTitle')}
      actions={
        session.return_url === undefined ? undefined : <BackToPlatform session={session} tone="neutral" />
      }
    >
      {[isTimeOver ? messages.endedTime : messages.endedEarly, ...toEnded(session, storage.isKept)]
        .map(({ text }) => text)
        .join(' ')}
    </Callout>
  );
}
