import { LAUNCH_PAGES, toPagePath } from '@drawbridge/contracts';
import { iconReports, iconUser } from '@drawbridge/ui';
import { useAccountDialog } from '@drawbridge/widgets/integration/account-link';
import { BackToPlatform, FoldedScore } from '@drawbridge/widgets/integration/launch';
import { ConnectedLabDetail } from '@drawbridge/widgets/lab';
import { findNextInList, NextStepContext } from '@drawbridge/widgets/practice/next-step';
import { useDrawbridge } from '@drawbridge/widgets/provider';
import { toLabPath, toProgressPath } from '../../../launch/launch-ways.ts';
import { useLaunched } from '../../../launch/launched.ts';
import { useRouteValues } from '../../../router/route-values.ts';

/** One lab inside an LMS frame; an instructor may turn to what the learners did. @see LTI-9, LTI-17 */
export function LaunchLab() {
  const { labId = '' } = useRouteValues();
  const { launch, session, account, go } = useLaunched();
  const { store } = useDrawbridge();
  const accountDialog = useAccountDialog({ session, ...account });
  const followScore = async () => (await store('score')).follow();
  // A link to one lab is an activity of its own; only from the list there is a way back and on.
  const isFromList = session.lab_id === undefined;
  const hostActions = [
    ...(session.learner.is_instructor
      ? [
          {
            id: 'attempts',
            label: 'Learners’ attempts',
            icon: iconReports,
            onSelect: () => go(toProgressPath({ lab_id: labId })),
          },
        ]
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
        ? { onExit: () => go(toPagePath(LAUNCH_PAGES.labs, {})), exitLabel: 'All labs' }
        : { backSlot: <BackToPlatform session={session} isCompact /> })}
    />
  );
  if (!isFromList) return lab;
  const findNext = async () =>
    findNextInList(await store('labs'), labId, { onOpen: ({ lab_id }) => go(toLabPath(lab_id)) });
  return <NextStepContext value={findNext}>{lab}</NextStepContext>;
}
