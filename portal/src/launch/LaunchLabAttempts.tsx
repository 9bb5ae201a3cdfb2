import { Button, iconArrowLeft, PageHeader, Stack } from '@drawbridge/ui';
import { AttemptList, AttemptReview } from '@drawbridge/widgets/lab-review';
import { useState } from 'react';
import * as styles from './launch-app.css.ts';

/** What the learners of the launched course did on a lab, for its instructor. @see LTI-17 */
export function LaunchLabAttempts({ labId, onBack }: { labId: string; onBack: () => void }) {
  const [page, setPage] = useState(1);
  const [attemptId, setAttemptId] = useState<string>();
  if (attemptId !== undefined)
    return <AttemptReview attemptId={attemptId} onBack={() => setAttemptId(undefined)} />;
  return (
    <div className={styles.attempts}>
      <Stack gap="6" className={styles.page}>
        <PageHeader
          title="Learners’ attempts"
          actions={
            <Button icon={iconArrowLeft} onClick={onBack}>
              Back to the lab
            </Button>
          }
        />
        <AttemptList labId={labId} page={page} onPage={setPage} onOpen={setAttemptId} />
      </Stack>
    </div>
  );
}
