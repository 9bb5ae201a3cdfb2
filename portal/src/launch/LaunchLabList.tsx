import { PageHeader, Stack } from '@drawbridge/ui';
import { LabList } from '@drawbridge/widgets/lab';

/** Everything open to a launched learner: labs, challenges, playgrounds. @see LTI-8 */
export function LaunchLabList({ onOpen }: { onOpen: (labId: string) => void }) {
  return (
    <Stack gap="8">
      <PageHeader title="Labs" />
      <LabList onOpenLab={onOpen} />
    </Stack>
  );
}
