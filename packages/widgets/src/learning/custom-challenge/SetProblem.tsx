import type { ApiProblem } from '@drawbridge/client';
import { EmptyState, ProblemState } from '@drawbridge/ui';
import { messages } from './messages.ts';

/** A set that does not exist any more is no fault. */
export function SetProblem({ problem, onRetry }: { problem: ApiProblem; onRetry?: () => void }) {
  return problem.code === 'custom_challenge_not_found' || problem.code === 'bad_input' ? (
    <EmptyState page title={messages.notFound.text} />
  ) : (
    <ProblemState
      title={messages.failed.text}
      message={problem.message}
      incidentId={problem.incident}
      onRetry={onRetry}
    />
  );
}
