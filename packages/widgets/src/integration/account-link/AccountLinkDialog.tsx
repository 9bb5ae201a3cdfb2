import type { AccountLinkStore } from '@drawbridge/client/stores/integration/account-link';
import type { AccountLink } from '@drawbridge/contracts/integration';
import { Button, Dialog, ProblemState, Skeleton, Stack } from '@drawbridge/ui';
import { dateFormat } from '@drawbridge/ui/messages';
import { useEffect, useState } from 'react';
import { useChange } from '../../kit/confirm/use-change.ts';
import { useDrawbridge, useStore, withLoading } from '../../provider/index.ts';
import { Account } from './Account.tsx';
import * as styles from './account-link.css.ts';
import { LinkAccountForm } from './LinkAccountForm.tsx';
import { t } from './messages.ts';

export interface AccountLinkDialogProps {
  platform: string;
  productName: string;
  onClose: () => void;
  onPersonChanged: () => void;
}

/** Shows the account that a launched person is linked with, or links one. @see LTI-16 */
export const AccountLinkDialog = withLoading(LoadedDialog, WaitingDialog);

function WaitingDialog({ productName, onClose }: AccountLinkDialogProps) {
  return (
    <Dialog open size="sm" title={t('dialogTitle', { product: productName })} onClose={onClose}>
      <Skeleton shape="block" height={120} />
    </Dialog>
  );
}

function LoadedDialog(props: AccountLinkDialogProps) {
  const { productName, onClose } = props;
  const store = useStore('accountLink');
  useEffect(() => void store.load(), [store]);
  const { value: known } = store.link;
  switch (known.state) {
    case 'loading':
      return <WaitingDialog {...props} />;
    case 'problem':
      return (
        <Dialog open size="sm" title={t('dialogTitle', { product: productName })} onClose={onClose}>
          <ProblemState
            compact
            title={t('linkFailed')}
            message={known.problem.message}
            onRetry={() => void store.load()}
          />
        </Dialog>
      );
    case 'ready':
      return known.value ? (
        <LinkedDialog {...props} store={store} link={known.value} />
      ) : (
        <LinkAccountForm {...props} store={store} />
      );
  }
}

interface LinkedDialogProps extends AccountLinkDialogProps {
  store: AccountLinkStore;
  link: AccountLink;
}

const days = () => dateFormat({ dateStyle: 'long' });

/** An existing link; ends it after a confirmation. */
function LinkedDialog({ store, link, platform, productName, onClose, onPersonChanged }: LinkedDialogProps) {
  const { notify } = useDrawbridge();
  const { run, isBusy, faults } = useChange();
  const [isAsked, setIsAsked] = useState(false);
  const { account, linked_at, is_paused: isPaused } = link;

  async function unlink() {
    if (!(await run(() => store.remove()))) return;
    notify('positive', t('unlinked', { platform }));
    onPersonChanged();
  }
  return (
    <Dialog
      open
      size="sm"
      title={isAsked ? t('unlinkAsk', { platform }) : t('dialogTitle', { product: productName })}
      dismissible={!isBusy}
      onClose={onClose}
      footer={
        isAsked ? (
          <>
            <Button disabled={isBusy} onClick={() => setIsAsked(false)}>
              {t('cancel')}
            </Button>
            <Button tone="danger" loading={isBusy} onClick={() => void unlink()}>
              {t('unlink')}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={() => setIsAsked(true)}>{t('unlink')}</Button>
            <Button tone="primary" data-autofocus onClick={onClose}>
              {t('close')}
            </Button>
          </>
        )
      }
    >
      <Stack gap="4">
        {isAsked ? (
          <p className={styles.sentence}>{t('unlinkText', { platform })}</p>
        ) : (
          <>
            <Account {...account} since={t('linkedSince', { date: days().format(new Date(linked_at)) })} />
            <p className={styles.sentence}>{t(isPaused ? 'isPaused' : 'isLinked', { platform })}</p>
          </>
        )}
        {faults[''] && (
          <p role="alert" className={styles.fault}>
            {faults['']}
          </p>
        )}
      </Stack>
    </Dialog>
  );
}
