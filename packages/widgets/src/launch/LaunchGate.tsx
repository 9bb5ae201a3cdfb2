import type { LaunchStore } from '@drawbridge/client/stores/launch';
import type { LaunchSession } from '@drawbridge/contracts';
import { Callout, EmptyState, ProblemState, Skeleton } from '@drawbridge/ui';
import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useEffect } from 'react';
import { messages } from './messages.ts';

export interface LaunchGateProps {
  launch: LaunchStore;
  ltik: string | undefined;
  /** Called once the ltik is used up, so that the page can take it out of its address. */
  onOpened?: () => void;
  children: (session: LaunchSession) => ReactNode;
}

/** Opens a launch, then shows the activity; otherwise says what to do. @see LTI-13, LTI-14 */
export function LaunchGate({ launch, ltik, onOpened, children }: LaunchGateProps) {
  useSignals();
  useEffect(() => {
    if (launch.launch.peek().state === 'open') return;
    void launch.open(ltik).then(() => launch.launch.peek().state === 'open' && onOpened?.());
  }, [launch, ltik, onOpened]);

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
          onRetry={() => void launch.open(ltik)}
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
