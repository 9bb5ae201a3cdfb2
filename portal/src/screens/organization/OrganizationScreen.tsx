import { PageHeader, Stack } from '@drawbridge/ui';
import { AssistantRule } from '@drawbridge/widgets/assistant';
import { SignInRule } from '@drawbridge/widgets/second-factor';
import { messages } from './messages.ts';

/** The settings of a company, for its administrators. */
export function OrganizationScreen() {
  return (
    <Stack gap="8">
      <PageHeader title={messages.title.text} description={messages.about.text} />
      <SignInRule />
      <AssistantRule />
    </Stack>
  );
}
