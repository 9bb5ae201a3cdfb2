import type { LaunchSession as LaunchedSession } from '@drawbridge/contracts/integration';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useDrawbridge } from '../../provider/index.ts';
import type { AccountLinkDialogProps } from './AccountLinkDialog.tsx';
import { t } from './messages.ts';

export interface AccountDialogOptions {
  session: LaunchedSession;
  productName: string;
  /** Called when the session acts as another person: the page has to be reloaded. */
  onPersonChanged: () => void;
}

/** The dialog that links a launched person with an account, and the function that opens it. */
export interface AccountDialog {
  label: string;
  open: () => void;
  dialog: ReactNode;
}

/** Undefined for an anonymous launch, which has nothing to link. @see LTI-16 */
export function useAccountDialog({
  session,
  productName,
  onPersonChanged,
}: AccountDialogOptions): AccountDialog | undefined {
  const { stores, notify } = useDrawbridge();
  const [Dialog, setDialog] = useState<ComponentType<AccountLinkDialogProps>>();
  const [isOpen, setOpen] = useState(false);
  if (session.learner.is_anonymous) return undefined;

  /** Most launches never open it, so its code is fetched on demand. */
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
  return {
    label: t('account'),
    open: () => void open(),
    dialog: Dialog && isOpen && (
      <Dialog
        platform={session.platform.name}
        productName={productName}
        onClose={() => setOpen(false)}
        onPersonChanged={onPersonChanged}
      />
    ),
  };
}
