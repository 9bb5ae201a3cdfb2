import type { ShownProblem } from '@drawbridge/client';
import { EmptyState, type EmptyStateProps } from '@drawbridge/ui';
import { LoadProblem, type LoadProblemProps } from './LoadProblem.tsx';

export interface KnownProblemProps extends Omit<LoadProblemProps, 'problem'> {
  problem: ShownProblem & { code: string };
  /** What is said in place of the server's words, by the code of the problem; trying again would not help. */
  known: Readonly<Partial<Record<string, Pick<EmptyStateProps, 'title' | 'message' | 'actions'>>>>;
  /** It is all that the page shows. */
  page?: boolean;
}

/** Why something could not be loaded: who may not see it and what is not there any more have words of their own. */
export function KnownProblem({ problem, known, page = false, ...rest }: KnownProblemProps) {
  const words = known[problem.code];
  if (words) return <EmptyState page={page} {...words} />;
  return <LoadProblem {...rest} problem={problem} />;
}
