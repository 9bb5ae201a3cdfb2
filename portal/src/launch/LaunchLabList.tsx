import { Button, iconReports, PageHeader, Stack } from '@drawbridge/ui';
import { ConnectedLabList, ConnectedLabListFilters, NO_FILTER } from '@drawbridge/widgets/practice/lab-list';
import { useState } from 'react';
import type { ListScreenProps } from './ListPage.tsx';

/** Everything open to a launched learner: labs, challenges, playgrounds. @see LTI-8 */
export function LaunchLabList({ onOpen, onOpenProgress }: ListScreenProps) {
  const [filter, setFilter] = useState(NO_FILTER);
  return (
    <Stack gap="8">
      <PageHeader
        title="Labs and challenges"
        actions={
          onOpenProgress && (
            <Button icon={iconReports} onClick={onOpenProgress}>
              Progress of the class
            </Button>
          )
        }
      />
      <ConnectedLabListFilters value={filter} onChange={setFilter} />
      <ConnectedLabList onOpenLab={onOpen} filter={filter} onFilter={setFilter} />
    </Stack>
  );
}
