import { ConfirmDialog } from '@drawbridge/ui';
import { useLabPage } from '../page/lab-page-context.ts';
import { t } from './messages.ts';

/** Asks before changes are lost that the server does not have. */
export function LogoutDialog() {
  const { view, host } = useLabPage();
  function logOut() {
    view.closeDialog();
    host.value.onLogout?.();
  }
  return (
    <ConfirmDialog
      open={view.dialog.value === 'logout'}
      title={t('logout.title')}
      message={t('logout.message')}
      confirmLabel={t('logout.confirm')}
      cancelLabel={t('logout.cancel')}
      tone="danger"
      onConfirm={logOut}
      onCancel={view.closeDialog}
    />
  );
}
