import type { LaunchSession as LaunchedSession } from '@drawbridge/contracts';
import { IconButton, iconUser } from '@drawbridge/ui';
import { type ComponentType, useState } from 'react';
import { useDrawbridge } from '../provider/index.ts';
import type { AccountLinkDialogProps } from './AccountLinkDialog.tsx';
import { t } from './messages.ts';

export interface AccountButtonProps {
  session: LaunchedSession;
  productName: string;
  /** The session acts as another person from now on: what the page shows is to be read again. */
  onPersonChanged: () => void;
}

/** In a launched page: leads to the link with an account. Who is launched without a name of their own has none. @see LTI-16 */
export function AccountButton({ session, productName, onPersonChanged }: AccountButtonProps) {
  const { stores, notify } = useDrawbridge();
  const [Dialog, setDialog] = useState<ComponentType<AccountLinkDialogProps>>();
  const [isOpen, setOpen] = useState(false);
  if (session.learner.is_anonymous) return null;

  /** Most launches never open it: its code is fetched when it is wanted. */
  async function open() {
    try {
      const [{ AccountLinkDialog }] = await Promise.all([
        import('./AccountLinkDialog.tsx'),
        stores.preload(['accountLink']),
      ]);
      setDialog(() => AccountLinkDialog);
      setOpen(true);
    } catch {
      notify('negative', t('unavailable'));
    }
  }
  return (
    <>
      <IconButton size="sm" icon={iconUser} label={t('account')} onClick={() => void open()} />
      {Dialog && isOpen && (
        <Dialog
          platform={session.platform.name}
          productName={productName}
          onClose={() => setOpen(false)}
          onPersonChanged={onPersonChanged}
        />
      )}
    </>
  );
}
