import type { ShownProblem } from '@drawbridge/client';
import { EmptyState, type EmptyStateProps } from '@drawbridge/ui';
import { LoadProblem, type LoadProblemProps } from './LoadProblem.tsx';

export interface KnownProblemProps extends Omit<LoadProblemProps, 'problem'> {
  problem: ShownProblem & { code: string };
  /** Texts that replace the server's message, by problem code, for problems that retrying does not solve. */
  known: Readonly<Partial<Record<string, Pick<EmptyStateProps, 'title' | 'message' | 'actions'>>>>;
  /** True if it is all that the page shows. */
  page?: boolean;
}

/** Why something could not be loaded. Denied access and missing items have their own texts. */
export function KnownProblem({ problem, known, page = false, ...rest }: KnownProblemProps) {
  const words = known[problem.code];
  if (words) return <EmptyState page={page} {...words} />;
  return <LoadProblem {...rest} problem={problem} />;
}
