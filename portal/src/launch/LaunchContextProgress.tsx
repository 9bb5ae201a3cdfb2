import type { LaunchSession } from '@drawbridge/contracts';
import { ContextProgress, type ContextProgressProps } from '@drawbridge/widgets/integration/context-progress';

interface LaunchContextProgressProps extends Pick<ContextProgressProps, 'exit'> {
  session: LaunchSession;
  /** The lab that the page was opened from. */
  labId: string | undefined;
}

/** What the learners of the launched course did. A submission review begins with its learner. @see LTI-17 */
export function LaunchContextProgress({ session, labId, exit }: LaunchContextProgressProps) {
  const { reviewed_person_id: reviewedPersonId, lab_id: launchedLabId } = session;
  return (
    <ContextProgress
      platform={session.platform.name}
      reviewedPersonId={reviewedPersonId}
      labId={labId ?? (reviewedPersonId === undefined ? undefined : launchedLabId)}
      exit={exit}
    />
  );
}
