import { ProblemState } from '@drawbridge/ui';

/** What a crash looks like. */
export function CrashScreen({ isRoom }: { isRoom: boolean }) {
  const Place = isRoom ? 'div' : 'main';
  return (
    <Place>
      <ProblemState
        title="This page stopped working"
        message="Reload it to go on. What you saved is safe."
        retryLabel="Reload"
        onRetry={() => location.reload()}
      />
    </Place>
  );
}
