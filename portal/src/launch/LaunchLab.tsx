import type { LaunchSession } from '@drawbridge/client';
import type { LaunchSession as LaunchedSession } from '@drawbridge/contracts';
import { iconReports, iconUser } from '@drawbridge/ui';
import { type AccountButtonProps, useAccountDialog } from '@drawbridge/widgets/integration/account-link';
import { BackToPlatform, FoldedScore } from '@drawbridge/widgets/integration/launch';
import { ConnectedLabDetail } from '@drawbridge/widgets/lab';
import { findNextInList, NextStepContext } from '@drawbridge/widgets/practice/next-step';
import { useDrawbridge } from '@drawbridge/widgets/provider';

interface LaunchLabProps {
  labId: string;
  launch: LaunchSession;
  session: LaunchedSession;
  account: Pick<AccountButtonProps, 'productName' | 'onPersonChanged'>;
  onOpenLab: (labId: string) => void;
  onOpenList: () => void;
  /** To what the learners did on the lab. */
  onOpenProgress: () => void;
}

/** One lab inside an LMS frame; an instructor may turn to what the learners did. @see LTI-9, LTI-17 */
export function LaunchLab(props: LaunchLabProps) {
  const { labId, launch, session, account, onOpenLab, onOpenList, onOpenProgress } = props;
  const { store } = useDrawbridge();
  const accountDialog = useAccountDialog({ session, ...account });
  const followScore = async () => (await store('score')).follow();
  // A link to one lab is an activity of its own; only from the list there is a way back and on.
  const isFromList = session.lab_id === undefined;
  const hostActions = [
    ...(session.learner.is_instructor
      ? [{ id: 'attempts', label: 'Learners’ attempts', icon: iconReports, onSelect: onOpenProgress }]
      : []),
    ...(accountDialog
      ? [
          {
            id: 'account',
            label: accountDialog.label,
            icon: iconUser,
            isIconOnly: true,
            onSelect: accountDialog.open,
          },
        ]
      : []),
  ];
  const lab = (
    <ConnectedLabDetail
      labId={labId}
      headerSlot={
        <>
          <FoldedScore launch={launch} />
          {accountDialog?.dialog}
        </>
      }
      hostActions={hostActions}
      hasGradebook={session.is_graded}
      // Without the network the line of the score stays as it is.
      onGraded={() => void followScore().catch(() => undefined)}
      {...(isFromList
        ? { onExit: onOpenList, exitLabel: 'All labs' }
        : { backSlot: <BackToPlatform session={session} isCompact /> })}
    />
  );
  if (!isFromList) return lab;
  const findNext = async () =>
    findNextInList(await store('labs'), labId, { onOpen: ({ lab_id }) => onOpenLab(lab_id) });
  return <NextStepContext value={findNext}>{lab}</NextStepContext>;
}
