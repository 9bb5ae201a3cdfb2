import { PageHeader, Stack } from '@drawbridge/ui';
import { RunningLabs } from '@drawbridge/widgets/running-labs';
import { paths } from '../../router/paths.ts';
import { useNavigate } from '../../router/use-navigate.ts';
import { messages } from './messages.ts';

/** Every lab of the learner's that runs. @see NAV-11, LAB-6 */
export function RunningLabsScreen() {
  const navigate = useNavigate();
  return (
    <Stack gap="8">
      <PageHeader title={messages.title.text} description={messages.about.text} />
      <RunningLabs
        onOpen={({ access_url }) => access_url !== null && navigate(access_url)}
        onBrowse={() => navigate(paths.challenges)}
      />
    </Stack>
  );
}
