import { Button, iconReports, PageHeader, Stack } from '@drawbridge/ui';
import { ConnectedLabList, ConnectedLabListFilters, NO_FILTER } from '@drawbridge/widgets/practice/lab-list';
import { useState } from 'react';
import { toLabPath, toProgressPath } from '../../../launch/launch-ways.ts';
import { useLaunched } from '../../../launch/launched.ts';

/** Everything open to a launched learner: labs, challenges, playgrounds. @see LTI-8 */
export function LaunchLabList() {
  const { session, go } = useLaunched();
  const [filter, setFilter] = useState(NO_FILTER);
  return (
    <Stack gap="8">
      <PageHeader
        title="Labs and challenges"
        actions={
          session.learner.is_instructor && (
            <Button icon={iconReports} onClick={() => go(toProgressPath({ from: 'labs' }))}>
              Class progress
            </Button>
          )
        }
      />
      <ConnectedLabListFilters value={filter} onChange={setFilter} />
      <ConnectedLabList onOpenLab={(labId) => go(toLabPath(labId))} filter={filter} onFilter={setFilter} />
    </Stack>
  );
}
