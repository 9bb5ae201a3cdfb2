import { type LaunchSession, type LaunchState, toShownSession } from '@drawbridge/client';
import type { LaunchSession as LaunchedSession } from '@drawbridge/contracts/integration';
import { EmptyState, ProblemState, Skeleton } from '@drawbridge/ui';
import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useEffect } from 'react';
import { useDrawbridge } from '../../provider/index.ts';
import { AnonymousNotice, EndedNotice, NearEndNotice } from './LaunchNotices.tsx';
import * as styles from './launch.css.ts';
import { t } from './messages.ts';

export interface LaunchGateProps {
  launch: LaunchSession;
  ltik: string | undefined;
  /** Called once the ltik is used up, so that the page can remove it from its URL. */
  onOpened?: () => void;
  children: (session: LaunchedSession) => ReactNode;
}

/**
 * Opens a launch, then shows the activity; otherwise says what to do. An activity whose session ended stays below a
 * notice, because the page may contain the only copy of the latest work.
 * @see LTI-13, LTI-14
 */
export function LaunchGate({ launch, ltik, onOpened, children }: LaunchGateProps) {
  useSignals();
  const { call } = useDrawbridge();
  useEffect(() => {
    if (toShownSession(launch.launch.peek())) return;
    void launch.open(ltik, call).then(() => launch.launch.peek().state === 'open' && onOpened?.());
  }, [launch, call, ltik, onOpened]);

  const { value: shown } = launch.launch;
  switch (shown.state) {
    case 'opening':
      return (
        <div role="status" aria-label={t('opening')}>
          <Skeleton shape="block" height={320} />
        </div>
      );
    case 'none':
      return shown.wasOpen ? (
        <EmptyState title={t('endedTitle')} message={t('wasOpenText')} />
      ) : (
        <EmptyState title={t('noneTitle')} message={t('noneText')} />
      );
    case 'refused':
      return shown.problem.retryable ? (
        <ProblemState
          title={t('failedTitle')}
          message={shown.problem.message}
          onRetry={() => void launch.open(ltik, call)}
          incidentId={shown.problem.incident}
        />
      ) : (
        <ProblemState title={t('refusedTitle')} message={t('refusedText')} />
      );
    // The same place in the tree for both, so that the activity keeps what it holds.
    case 'open':
    case 'ended':
      return (
        <>
          <Notices shown={shown} />
          {children(shown.session)}
        </>
      );
  }
}

function Notices({ shown }: { shown: Extract<LaunchState, { session: LaunchedSession }> }) {
  const { session } = shown;
  return (
    <div className={styles.notices}>
      {shown.state === 'ended' ? (
        <EndedNotice session={session} isTimeOver={shown.isTimeOver} />
      ) : (
        <>
          {session.learner.is_anonymous && <AnonymousNotice />}
          <NearEndNotice session={session} />
        </>
      )}
    </div>
  );
}
