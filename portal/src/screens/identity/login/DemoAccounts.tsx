import { Button, Inline } from '@drawbridge/ui';
import { useRef } from 'react';
import { t } from './DemoAccounts.messages.ts';
import * as styles from './login.css.ts';

/** The demo accounts to try first; the whole list is in the README. */
const SHOWN = [
  { email: 'ind@demo.test', label: 'Individual' },
  { email: 'member@acme.test', label: 'Company member' },
  { email: 'manager@acme.test', label: 'Manager' },
  { email: 'admin@acme.test', label: 'Administrator' },
] as const;
const PASSWORD = 'Drawbridge-demo-1';

interface DemoAccountsProps {
  onChoose: (email: string, password: string) => Promise<unknown>;
}

/** Signs in with one press; only outside production, where the accounts exist. */
export function DemoAccounts({ onChoose }: DemoAccountsProps) {
  const isRunning = useRef(false);
  async function choose(email: string) {
    if (isRunning.current) return;
    isRunning.current = true;
    await onChoose(email, PASSWORD).finally(() => {
      isRunning.current = false;
    });
  }
  return (
    <section className={styles.demo} aria-labelledby="demo-accounts">
      <h2 id="demo-accounts" className={styles.demoTitle}>
        {t('title')}
      </h2>
      <p className={styles.quiet}>{t('hint')}</p>
      <Inline gap="2">
        {SHOWN.map(({ email, label }) => (
          <Button key={email} size="sm" title={email} onClick={() => void choose(email)}>
            {label}
          </Button>
        ))}
      </Inline>
    </section>
  );
}
