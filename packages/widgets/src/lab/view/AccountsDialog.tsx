import type { LabPack } from '@drawbridge/contracts';
import { Button, Dialog, iconKey } from '@drawbridge/ui';
import { CopyButton } from '../CopyButton.tsx';
import { t } from './messages.ts';
import * as styles from './ViewPane.css.ts';

interface AccountsDialogProps {
  accounts: LabPack['accounts'];
  open: boolean;
  onClose: () => void;
  /** Signs in to the app of the preview; absent where the lab does not say how. */
  onSignIn: ((account: LabPack['accounts'][number]) => void) | undefined;
}

/** Who can sign in to the lab's app. */
export function AccountsDialog({ accounts, open, onClose, onSignIn }: AccountsDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={t('browser.accounts')} size="sm">
      <div className={styles.accounts}>
        {accounts.map((account) => (
          <section key={account.user} className={styles.account} aria-label={account.name}>
            <p className={styles.accountName}>{account.name}</p>
            <p className={styles.accountNote}>{account.note}</p>
            <Secret label={t('browser.user')} value={account.user} />
            <Secret label={t('browser.password')} value={account.password} />
            {onSignIn && (
              <Button size="sm" wide icon={iconKey} onClick={() => onSignIn(account)}>
                {t('browser.signIn', { name: account.name })}
              </Button>
            )}
          </section>
        ))}
      </div>
    </Dialog>
  );
}

function Secret({ label, value }: { label: string; value: string }) {
  return (
    <div className={styles.secret}>
      <span className={styles.secretLabel}>{label}</span>
      <code className={styles.secretValue}>{value}</code>
      <CopyButton text={value} what={label.toLowerCase()} />
    </div>
  );
}
