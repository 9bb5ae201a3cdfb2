import { Button, CopyButton, Dialog, iconKey } from '@drawbridge/ui';
import { useLabBrowser, useWorkspacePage } from '../../page/workspace-page-context.ts';
import { t } from '../messages.ts';
import * as styles from '../ViewPane.css.ts';
import { type Account, findSignIn } from './sign-in.ts';

/** Who can sign in to the lab's app. */
export function AccountsDialog() {
  const { view, ...workspacePage } = useWorkspacePage();
  const browser = useLabBrowser();
  const lab = workspacePage.lab.value;
  const signInOf = findSignIn(lab);
  const signIn = (account: Account) => {
    if (!signInOf) return;
    view.closeDialog();
    void browser.follow({ method: 'POST', url: signInOf.path, body: signInOf.toBody(account) });
  };
  return (
    <Dialog
      open={view.dialog.value === 'accounts'}
      onClose={view.closeDialog}
      title={t('browser.accounts')}
      size="sm"
    >
      <div className={styles.accounts}>
        {lab.accounts.map((account) => (
          <section key={account.user} className={styles.account} aria-label={account.name}>
            <p className={styles.accountName}>{account.name}</p>
            <p className={styles.accountNote}>{account.note}</p>
            <Secret label={t('browser.user')} value={account.user} />
            <Secret label={t('browser.password')} value={account.password} />
            {signInOf && (
              <Button size="sm" wide icon={iconKey} onClick={() => signIn(account)}>
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
      <CopyButton value={value} what={label.toLowerCase()} />
    </div>
  );
}
