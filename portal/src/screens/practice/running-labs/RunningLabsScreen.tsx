import { PageHeader, Stack } from '@drawbridge/ui';
import { RunningLabs } from '@drawbridge/widgets/practice/running-labs';
import { paths } from '../../../router/paths.ts';
import { t } from './messages.ts';

/** Every lab of the learner's that runs. @see NAV-11, LAB-6 */
export function RunningLabsScreen() {
  return (
    <Stack gap="8">
      <PageHeader title={t('title')} description={t('about')} />
      <RunningLabs browseHref={paths.challenges} />
    </Stack>
  );
}
