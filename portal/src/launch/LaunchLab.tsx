import type { LaunchSession } from '@drawbridge/client';
import type { LaunchSession as LaunchedSession } from '@drawbridge/contracts';
import { Button, Inline } from '@drawbridge/ui';
import { LabDetail } from '@drawbridge/widgets/lab';
import { ScoreLine } from '@drawbridge/widgets/launch';
import { useDrawbridge } from '@drawbridge/widgets/provider';
import { lazy, Suspense, useState } from 'react';

const LaunchLabAttempts = lazy(() =>
  import('./LaunchLabAttempts.tsx').then(({ LaunchLabAttempts }) => ({ default: LaunchLabAttempts })),
);

interface LaunchLabProps {
  labId: string;
  launch: LaunchSession;
  session: LaunchedSession;
}

/**
 * One lab inside an LMS frame; an instructor may turn to what the learners did. Which of the two is shown is the
 * state of this page; its address stays. @see LTI-9, LTI-17
 */
export function LaunchLab({ labId, launch, session }: LaunchLabProps) {
  const { store } = useDrawbridge();
  const [isReviewing, setIsReviewing] = useState(false);
  const followScore = async () => (await store('score')).follow();
  if (isReviewing)
    return (
      <Suspense fallback={null}>
        <LaunchLabAttempts labId={labId} onBack={() => setIsReviewing(false)} />
      </Suspense>
    );
  return (
    <LabDetail
      labId={labId}
      headerSlot={
        <Inline gap="2">
          <ScoreLine launch={launch} />
          {session.learner.is_instructor && (
            <Button tone="quiet" size="sm" onClick={() => setIsReviewing(true)}>
              Learners’ attempts
            </Button>
          )}
        </Inline>
      }
      onPassed={() => void followScore().catch(() => undefined)}
    />
  );
}
