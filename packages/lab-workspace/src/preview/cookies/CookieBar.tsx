import { Button } from '@drawbridge/ui';
import { DeferredBoundary } from '../../base/DeferredBoundary.tsx';
import { useLabBrowser, useWorkspacePage } from '../../page/workspace-page-context.ts';
import { CookiesDialog } from '../deferred.ts';
import * as styles from './Cookies.css.ts';
import { t } from './messages.ts';

/** The cookies of the preview's browser in one line, and a button to change them. */
export function CookieBar() {
  const { view } = useWorkspacePage();
  const browser = useLabBrowser();
  const cookies = browser.cookies.value;
  return (
    <div className={styles.bar}>
      <span>{t('browser.cookies')}</span>
      <span className={styles.line}>
        {cookies.length === 0
          ? t('browser.noCookies')
          : cookies.map(({ name, value }) => `${name}=${value}`).join('; ')}
      </span>
      <Button tone="quiet" size="sm" className={styles.edit} onClick={() => view.openDialog('cookies')}>
        {t('cookies.edit')}
      </Button>
      <DeferredBoundary>
        <CookiesDialog />
      </DeferredBoundary>
    </div>
  );
}
