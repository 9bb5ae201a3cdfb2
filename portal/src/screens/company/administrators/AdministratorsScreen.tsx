import { PageHeader, Stack } from '@drawbridge/ui';
import { AdminList } from '@drawbridge/widgets/company/admins';
import { useDrawbridge } from '@drawbridge/widgets/provider';
import { useSignals } from '@preact/signals-react/runtime';
import { useNavigate } from '../../../router/use-navigate.ts';
import { t } from './messages.ts';

/** Who administers the company. @see COMP-10, COMP-11 */
export function AdministratorsScreen() {
  useSignals();
  const navigate = useNavigate();
  const { session } = useDrawbridge();
  return (
    <Stack gap="6">
      <PageHeader title={t('title')} description={t('about')} />
      <AdminList ownEmail={session.user.value?.email} onLost={() => navigate('/', { replace: true })} />
    </Stack>
  );
}
