import { PageHeader, Stack } from '@drawbridge/ui';
import { ConnectedSolution } from '@drawbridge/widgets/practice/solution';
import { useState } from 'react';
import { paths } from '../../../router/paths.ts';
import { useRouteValues } from '../../../router/route-values.ts';
import { useBreadcrumbs } from '../../../shell/breadcrumbs.ts';
import { t as shell } from '../../../shell/messages.ts';

/** One array for every render; its text is read when it is shown. */
const ABOVE = [
  {
    get label() {
      return shell('challenges');
    },
    href: paths.challenges,
  },
];

/** How a challenge is solved. The lab of the address decides; its other parts say where it was opened from. @see NAV-19, NAV-27 */
export function SolutionScreen() {
  const { labId = '' } = useRouteValues();
  const [title, setTitle] = useState<string>();
  useBreadcrumbs(title, ABOVE);
  return (
    <Stack gap="8">
      <PageHeader title={title ?? 'Solution'} />
      <ConnectedSolution key={labId} labId={labId} href={paths.challenge(labId)} onKnown={setTitle} />
    </Stack>
  );
}
