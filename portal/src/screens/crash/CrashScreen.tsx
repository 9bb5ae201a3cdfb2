import { ProblemState } from '@drawbridge/ui';

/** What a crash looks like. */
export function CrashScreen() {
  return (
    <main>
      <ProblemState
        title="This page stopped working"
        message="Reload it to go on. What you saved is safe."
        retryLabel="Reload"
        onRetry={() => location.reload()}
      />
    </main>
  );
}
