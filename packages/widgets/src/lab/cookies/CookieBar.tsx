import { Button } from '@drawbridge/ui';
import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { DeferredBoundary } from '../deferred/DeferredBoundary.tsx';
import { CookiesDialog } from '../deferred/index.ts';
import type { LabBrowser } from '../workspace/browser.ts';
import * as styles from './Cookies.css.ts';
import { t } from './messages.ts';

/** The cookies of the preview's browser in one line; opens to change them. */
export function CookieBar({ browser }: { browser: LabBrowser }) {
  useSignals();
  const [isOpen, setOpen] = useState(false);
  const cookies = browser.cookies.value;
  return (
    <div className={styles.bar}>
      <span>{t('browser.cookies')}</span>
      <span className={styles.line}>
        {cookies.length === 0
          ? t('browser.noCookies')
          : cookies.map(({ name, value }) => `${name}=${value}`).join('; ')}
      </span>
      <Button tone="quiet" size="sm" className={styles.edit} onClick={() => setOpen(true)}>
        {t('cookies.edit')}
      </Button>
      <DeferredBoundary>
        <CookiesDialog browser={browser} open={isOpen} onClose={() => setOpen(false)} />
      </DeferredBoundary>
    </div>
  );
}
