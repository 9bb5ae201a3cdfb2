import type { ShownProblem } from '@drawbridge/client';
import { ProblemState, type ProblemStateProps } from '@drawbridge/ui';

export interface LoadProblemProps extends Pick<ProblemStateProps, 'compact'> {
  /** What could not be loaded. */
  title: string;
  problem: ShownProblem;
  onRetry: (() => void) | undefined;
}

/** Why something could not be loaded, with the number to tell support and a way to try again. */
export function LoadProblem({ problem: { message, incident }, ...shown }: LoadProblemProps) {
  return <ProblemState {...shown} message={message} incidentId={incident} />;
}
