import { PageHeader, Stack } from '@drawbridge/ui';
import { CompanySetup } from '@drawbridge/widgets/company/setup';
import { toSetupStep } from '../../../router/setup-paths.ts';
import { t } from './messages.ts';

/** What a company has to do first, also when the dashboard no longer shows it. */
export function SetupScreen() {
  return (
    <Stack gap="6">
      <PageHeader title={t('title')} description={t('about')} />
      <CompanySetup place="page" toStep={toSetupStep} />
    </Stack>
  );
}
