import { PageHeader, Stack } from '@drawbridge/ui';
import { LabList, LabListFilters, NO_FILTER } from '@drawbridge/widgets/lab';
import { useState } from 'react';

/** Everything open to a launched learner: labs, challenges, playgrounds. @see LTI-8 */
export function LaunchLabList({ onOpen }: { onOpen: (labId: string) => void }) {
  const [filter, setFilter] = useState(NO_FILTER);
  return (
    <Stack gap="8">
      <PageHeader title="Labs" />
      <LabListFilters value={filter} onChange={setFilter} />
      <LabList onOpenLab={onOpen} filter={filter} onFilter={setFilter} />
    </Stack>
  );
}
