import { IconButton, iconUser } from '@drawbridge/ui';
import { type AccountDialogOptions, useAccountDialog } from './use-account-dialog.tsx';

export type AccountButtonProps = AccountDialogOptions;

/** Opens the account link on a launched page. @see LTI-16 */
export function AccountButton(props: AccountButtonProps) {
  const account = useAccountDialog(props);
  if (!account) return null;
  return (
    <>
      <IconButton size="sm" icon={iconUser} label={account.label} onClick={account.open} />
      {account.dialog}
    </>
  );
}
