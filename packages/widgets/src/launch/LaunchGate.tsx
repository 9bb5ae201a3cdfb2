import type { LaunchSession } from '@drawbridge/client';
import type { LaunchSession as LaunchedSession } from '@drawbridge/contracts';
import { Callout, EmptyState, ProblemState, Skeleton } from '@drawbridge/ui';
import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useEffect } from 'react';
import { useDrawbridge } from '../provider/index.ts';
import { messages } from './messages.ts';

export interface LaunchGateProps {
  launch: LaunchSession;
  ltik: string | undefined;
  /** Called once the ltik is used up, so that the page can take it out of its address. */
  onOpened?: () => void;
  children: (session: LaunchedSession) => ReactNode;
}

/** Opens a launch, then shows the activity; otherwise says what to do. @see LTI-13, LTI-14 */
export function LaunchGate({ launch, ltik, onOpened, children }: LaunchGateProps) {
  useSignals();
  const { call } = useDrawbridge();
  useEffect(() => {
    if (launch.launch.peek().state === 'open') return;
    void launch.open(ltik, call).then(() => launch.launch.peek().state === 'open' && onOpened?.());
  }, [launch, call, ltik, onOpened]);

  const { value: shown } = launch.launch;
  switch (shown.state) {
    case 'opening':
      return (
        <div role="status" aria-label={messages.opening.text}>
          <Skeleton shape="block" height={320} />
        </div>
      );
    case 'none':
      return <EmptyState title={messages.noneTitle.text} message={messages.noneText.text} />;
    case 'refused':
      return shown.problem.retryable ? (
        <ProblemState
          title={messages.failedTitle.text}
          message={shown.problem.message}
          onRetry={() => void launch.open(ltik, call)}
          incidentId={shown.problem.incident}
        />
      ) : (
        <ProblemState title={messages.refusedTitle.text} message={shown.problem.message} />
      );
    case 'open':
      return (
        <>
          {shown.session.learner.is_anonymous && <Callout tone="warn">{messages.anonymous.text}</Callout>}
          {children(shown.session)}
        </>
      );
  }
}
