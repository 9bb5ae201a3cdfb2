import {
  Button,
  Icon,
  IconButton,
  iconArrowLeft,
  iconArrowRight,
  iconGlobe,
  iconKey,
  iconReload,
  iconReset,
  isComposing,
  Tooltip,
} from '@drawbridge/ui';
import { useState } from 'react';
import { DeferredBoundary } from '../../base/DeferredBoundary.tsx';
import { useLabBrowser, useWorkspacePage } from '../../page/workspace-page-context.ts';
import { AccountsDialog } from '../deferred.ts';
import { t } from '../messages.ts';
import * as styles from '../ViewPane.css.ts';

/** Back, forward, reload, address, accounts. */
export function AddressBar() {
  const { lab, view } = useWorkspacePage();
  const browser = useLabBrowser();
  const [typed, setTyped] = useState<string>();
  const address = browser.address.value;
  return (
    <div className={styles.bar}>
      <IconButton
        icon={iconArrowLeft}
        size="sm"
        label={t('browser.back')}
        disabled={!browser.canGoBack.value}
        onClick={() => void browser.back()}
      />
      <IconButton
        icon={iconArrowRight}
        size="sm"
        label={t('browser.forward')}
        disabled={!browser.canGoForward.value}
        onClick={() => void browser.forward()}
      />
      <IconButton
        icon={iconReload}
        size="sm"
        label={t('browser.reload')}
        onClick={() => void browser.reload()}
      />
      <form
        className={styles.addressForm}
        onSubmit={(event) => {
          event.preventDefault();
          const url = (typed ?? address).trim();
          setTyped(undefined);
          void browser.follow({ method: 'GET', url: url.startsWith('/') ? url : `/${url}`, body: '' });
        }}
      >
        <Icon icon={iconGlobe} size={14} className={styles.addressIcon} />
        <input
          data-address
          aria-label={t('browser.address')}
          className={styles.address}
          value={typed ?? address}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && !isComposing(event.nativeEvent)) setTyped(undefined);
          }}
        />
      </form>
      <span className={styles.barFiller} />
      {lab.value.accounts.length > 0 && (
        <Button size="sm" icon={iconKey} onClick={() => view.openDialog('accounts')}>
          {t('browser.account')}
        </Button>
      )}
      <Tooltip content={t('browser.fresh')}>
        <IconButton
          icon={iconReset}
          size="sm"
          label={t('browser.fresh')}
          onClick={() => void browser.restart()}
        />
      </Tooltip>
      <DeferredBoundary>
        <AccountsDialog />
      </DeferredBoundary>
    </div>
  );
}
