import { ProblemState } from '@drawbridge/ui';

/** What a crash looks like. */
export function CrashScreen({ isInShell }: { isInShell: boolean }) {
  const Region = isInShell ? 'div' : 'main';
  return (
    <Region>
      <ProblemState
        title="This page stopped working"
        message="Reload it to go on. What you saved is safe."
        retryLabel="Reload"
        onRetry={() => location.reload()}
      />
    </Region>
  );
}
