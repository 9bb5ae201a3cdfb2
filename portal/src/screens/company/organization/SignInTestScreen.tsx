import { PageHeader, Stack } from '@drawbridge/ui';
import { SsoTest } from '@drawbridge/widgets/identity/sso-setup';
import { t } from './messages.ts';

/** The window of a test sign-in with the provider of the company. @see COMP-9 */
export function SignInTestScreen() {
  return (
    <Stack gap="6">
      <PageHeader title={t('testTitle')} description={t('testAbout')} />
      <SsoTest onRedirect={(url) => location.assign(url)} onClose={() => window.close()} />
    </Stack>
  );
}
