import { PageHeader, Stack } from '@drawbridge/ui';
import { JoinInvitations } from '@drawbridge/widgets/company/join';
import { paths } from '../../../router/paths.ts';
import { t } from './messages.ts';

/** Where the owner of a private account answers a company. The mail and the notification lead here. @see COMP-16 */
export function JoinScreen() {
  return (
    <Stack gap="6">
      <PageHeader title={t('title')} description={t('about')} />
      {/* Everything that the page knows of a private account is old then. */}
      <JoinInvitations onJoined={() => location.assign(paths.dashboard)} />
    </Stack>
  );
}
