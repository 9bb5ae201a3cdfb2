import type { ProfileDetailsStore } from '@drawbridge/client/stores/recognition/profile-details';
import type { ProfileDetails } from '@drawbridge/contracts/recognition';
import { ProblemState, Skeleton } from '@drawbridge/ui';
import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useEffect } from 'react';
import { t } from './messages.ts';

export function LoadingProfile() {
  return (
    <div role="status" aria-label={t('loading')}>
      <Skeleton shape="block" height={280} />
    </div>
  );
}

/** What can be changed of the profile, or why it cannot be shown. */
export function ShownProfile({
  store,
  children,
}: {
  store: ProfileDetailsStore;
  children: (details: ProfileDetails) => ReactNode;
}) {
  useSignals();
  useEffect(() => void store.load(), [store]);
  const known = store.details.value;
  if (known.state === 'loading') return <LoadingProfile />;
  if (known.state === 'problem')
    return (
      <ProblemState
        title={t('failed')}
        message={known.problem.message}
        onRetry={() => void store.load()}
        incidentId={known.problem.incident}
      />
    );
  return children(known.value);
}
