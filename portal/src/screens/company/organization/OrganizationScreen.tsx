import { PageHeader, Stack } from '@drawbridge/ui';
import { SignInRule } from '@drawbridge/widgets/identity/second-factor';
import { AssistantRule } from '@drawbridge/widgets/learning/assistant';
import { t } from './messages.ts';

/** The settings of a company, for its administrators. */
export function OrganizationScreen() {
  return (
    <Stack gap="8">
      <PageHeader title={t('title')} description={t('about')} />
      <SignInRule />
      <AssistantRule />
    </Stack>
  );
}
