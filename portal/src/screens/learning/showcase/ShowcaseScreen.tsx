import { PageHeader, Stack } from '@drawbridge/ui';
import { ConnectedShowcase } from '@drawbridge/widgets/learning/showcase';
import { messages } from './messages.ts';

/** @see NAV-21, NAV-26 */
export function ShowcaseScreen() {
  return (
    <Stack gap="8">
      <PageHeader title={messages.title.text} description={messages.about.text} />
      <ConnectedShowcase />
    </Stack>
  );
}
