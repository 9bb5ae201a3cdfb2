import { useEffect } from 'react';
import { useStore, withLoading } from '../../provider/index.ts';
import { Solution, type SolutionProps } from './Solution.tsx';

export interface ConnectedSolutionProps extends Pick<SolutionProps, 'href'> {
  labId: string;
  /** Called when the title of the challenge is known. */
  onKnown?: (title: string) => void;
}

/** Shows the solution of a challenge. @see NAV-27, EMB-1 */
export const ConnectedSolution = withLoading(LoadedSolution, ({ href }: ConnectedSolutionProps) => (
  <Solution href={href} solution={{ state: 'loading' }} />
));

function LoadedSolution({ labId, href, onKnown }: ConnectedSolutionProps) {
  const store = useStore('labSolution', labId);
  useEffect(() => void store.load(), [store]);
  const { value: solution } = store.solution;
  const title = solution.state === 'ready' ? solution.value.title : undefined;
  useEffect(() => {
    if (title !== undefined) onKnown?.(title);
  }, [title, onKnown]);
  return <Solution href={href} solution={solution} onRetry={() => void store.load()} />;
}
