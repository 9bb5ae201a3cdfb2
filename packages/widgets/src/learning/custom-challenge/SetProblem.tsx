import type { ApiProblem } from '@drawbridge/client';
import { EmptyState, ProblemState } from '@drawbridge/ui';
import { t } from './messages.ts';

/** A set that does not exist any more is no fault. */
export function SetProblem({ problem, onRetry }: { problem: ApiProblem; onRetry?: () => void }) {
  return problem.code === 'custom_challenge_not_found' || problem.code === 'bad_input' ? (
    <EmptyState page title={t('notFound')} />
  ) : (
    <ProblemState
      title={t('failed')}
      message={problem.message}
      incidentId={problem.incident}
      onRetry={onRetry}
    />
  );
}
