import { Button, Callout, Stack } from '@drawbridge/ui';
import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { usePortal } from '../../../base/portal.ts';
import { PublicPage } from '../../../layouts/PublicPage.tsx';
import * as styles from '../../../layouts/public.css.ts';
import { paths } from '../../../router/paths.ts';
import { t } from './messages.ts';

interface ConfirmPageProps {
  title: string;
  intro: string;
  action: string;
  children?: ReactNode;
  onConfirm: () => Promise<void>;
}

/**
 * Asks before a sign-in that this browser did not begin: a link that another person sent, or a page that redirects
 * here, must not sign anybody in by itself. @see ASVS 6.6.2, 7.6.2
 */
export function ConfirmPage({ title, intro, action, children, onConfirm }: ConfirmPageProps) {
  const [isBusy, setIsBusy] = useState(false);
  const part = useRef<HTMLDivElement>(null);
  // It takes the place of a page that said to wait: a screen reader is told, and Enter alone presses nothing.
  useEffect(() => part.current?.focus(), []);
  async function confirm() {
    setIsBusy(true);
    await onConfirm();
    setIsBusy(false);
  }
  return (
    <PublicPage title={title} intro={intro}>
      <div ref={part} role="group" aria-label={title} tabIndex={-1} className={styles.group}>
        <Stack gap="4">
          {children}
          <Button tone="primary" size="lg" wide loading={isBusy} onClick={() => void confirm()}>
            {action}
          </Button>
          <p className={styles.help}>
            <Link href={paths.login}>{t('notNow')}</Link>
          </p>
        </Stack>
      </div>
    </PublicPage>
  );
}

/** Says whose session the sign-in would end, when that is somebody else's. */
export function ReplacedSession({ email }: { email?: string }) {
  useSignals();
  const current = usePortal().drawbridge.session.user.value?.email;
  if (current === undefined || current === email) return null;
  return <Callout tone="warn">{t('replaces', { email: current })}</Callout>;
}
