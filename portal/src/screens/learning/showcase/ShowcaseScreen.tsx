import { PageHeader, Stack } from '@drawbridge/ui';
import { ConnectedShowcase } from '@drawbridge/widgets/learning/showcase';
import { t } from './messages.ts';

/** @see NAV-21, NAV-26 */
export function ShowcaseScreen() {
  return (
    <Stack gap="8">
      <PageHeader title={t('title')} description={t('about')} />
      <ConnectedShowcase />
    </Stack>
  );
}
