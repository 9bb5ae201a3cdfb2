import type { LaunchStore } from '@drawbridge/client/stores/launch';
import type { LaunchSession } from '@drawbridge/contracts';
import { Button, Inline } from '@drawbridge/ui';
import { LabDetail } from '@drawbridge/widgets/lab';
import { ScoreLine } from '@drawbridge/widgets/launch';
import { lazy, Suspense, useState } from 'react';

const LabAttempts = lazy(() =>
  import('./launch-lab-attempts.tsx').then(({ LabAttempts }) => ({ default: LabAttempts })),
);

interface LabRoomProps {
  labId: string;
  launch: LaunchStore;
  session: LaunchSession;
}

/**
 * One lab inside an LMS frame; an instructor may turn to what the learners did. Which of the two is shown is this
 * page's own matter, its address stays. @see LTI-9, LTI-17
 */
export function LabRoom({ labId, launch, session }: LabRoomProps) {
  const [isReviewing, setIsReviewing] = useState(false);
  if (isReviewing)
    return (
      <Suspense fallback={null}>
        <LabAttempts labId={labId} onBack={() => setIsReviewing(false)} />
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
      onPassed={() => void launch.followScore()}
    />
  );
}
