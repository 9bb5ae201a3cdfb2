import type { LaunchSession } from '@drawbridge/client';
import type { LaunchSession as LaunchedSession } from '@drawbridge/contracts';
import { Button, Inline } from '@drawbridge/ui';
import { LabDetail } from '@drawbridge/widgets/lab';
import { ScoreLine } from '@drawbridge/widgets/launch';
import { NextStepProvider, toNextInList } from '@drawbridge/widgets/next-step';
import { useDrawbridge, useStore } from '@drawbridge/widgets/provider';
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';

const LaunchLabAttempts = lazy(() =>
  import('./LaunchLabAttempts.tsx').then(({ LaunchLabAttempts }) => ({ default: LaunchLabAttempts })),
);

interface LaunchLabProps {
  labId: string;
  launch: LaunchSession;
  session: LaunchedSession;
  onOpenLab: (labId: string) => void;
  onOpenList: () => void;
}

/**
 * One lab inside an LMS frame; an instructor may turn to what the learners did. Which of the two is shown is the
 * state of this page; its address stays. @see LTI-9, LTI-17
 */
export function LaunchLab({ labId, launch, session, onOpenLab, onOpenList }: LaunchLabProps) {
  const { store } = useDrawbridge();
  const [isReviewing, setIsReviewing] = useState(false);
  const followScore = async () => (await store('score')).follow();
  if (isReviewing)
    return (
      <Suspense fallback={null}>
        <LaunchLabAttempts labId={labId} onBack={() => setIsReviewing(false)} />
      </Suspense>
    );
  // A link to one lab is an activity of its own; only from the list there is a way back and on.
  const isFromList = session.lab_id === undefined;
  const lab = (
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
      {...(isFromList && { onExit: onOpenList })}
    />
  );
  if (!isFromList) return lab;
  return (
    <Suspense fallback={null}>
      <FromList labId={labId} onOpenLab={onOpenLab}>
        {lab}
      </FromList>
    </Suspense>
  );
}

/** Says which lab of the list comes next. */
function FromList({
  labId,
  onOpenLab,
  children,
}: Pick<LaunchLabProps, 'labId' | 'onOpenLab'> & { children: ReactNode }) {
  const labs = useStore('labs');
  const refresh = useCallback(() => void labs.load(), [labs]);
  const known = labs.labs.value.state === 'ready' ? labs.labs.value.value : [];
  const next = toNextInList(known, labId, { onOpen: ({ lab_id }) => onOpenLab(lab_id) });
  return <NextStepProvider value={{ next, refresh }}>{children}</NextStepProvider>;
}
