import { Icon, IconButton, iconInfo, iconX } from '@drawbridge/ui';
import { DeferredBoundary } from '../../base/DeferredBoundary.tsx';
import * as page from '../../base/Workspace.css.ts';
import { useLabBrowser, useWorkspacePage } from '../../page/workspace-page-context.ts';
import { CookieBar } from '../cookies/CookieBar.tsx';
import { FaultPage } from '../deferred.ts';
import { t } from '../messages.ts';
import * as styles from '../ViewPane.css.ts';
import { AddressBar } from './AddressBar.tsx';
import { Opening, PreviewFrame } from './PreviewFrame.tsx';

/** The browser of the preview: address, page, cookies. */
export function PreviewView() {
  const { services, actions } = useWorkspacePage();
  const browser = useLabBrowser();
  const shown = browser.page.value;
  const notice = browser.notice.value;
  return (
    <div className={styles.browser}>
      <AddressBar />
      <div aria-live="polite">
        {notice !== undefined && (
          <div className={styles.notice}>
            <Icon icon={iconInfo} size={16} className={styles.noticeIcon} />
            <span className={page.grow}>{notice}</span>
            <IconButton
              icon={iconX}
              size="sm"
              label={t('browser.dismiss')}
              onClick={() => browser.dismissNotice()}
            />
          </div>
        )}
      </div>
      <div className={styles.stage} aria-busy={browser.isBusy.value}>
        {shown.state === 'shown' && (
          <PreviewFrame
            key={shown.serial}
            src={services.toPreviewFrameUrl()}
            html={shown.html}
            onNavigate={(navigation) => void browser.follow(navigation)}
            onPaneKey={actions.goToNext}
            onLog={(level, text) => browser.log({ source: 'page', level, text })}
          />
        )}
        {shown.state !== 'shown' && shown.state !== 'fault' && <Opening />}
        {shown.state === 'fault' && (
          <DeferredBoundary>
            <FaultPage fault={shown.fault} lines={shown.lines} />
          </DeferredBoundary>
        )}
      </div>
      <CookieBar />
    </div>
  );
}
