import type { DescribedEvent, FaultKind } from '@drawbridge/contracts';
import { Icon, IconButton, iconFailed, iconInfo, iconX } from '@drawbridge/ui';
import { useDrawbridge } from '../../provider/index.ts';
import { CookieBar } from '../cookies/CookieBar.tsx';
import * as page from '../LabDetail.css.ts';
import { useLabBrowser, useLabPage } from '../page/lab-page-context.ts';
import type { Fault } from '../workspace/fault.ts';
import { AddressBar } from './AddressBar.tsx';
import { type MessageId, t } from './messages.ts';
import { PreviewFrame } from './PreviewFrame.tsx';
import * as styles from './ViewPane.css.ts';

/** The browser of the preview: address, page, cookies. */
export function PreviewView() {
  const { actions } = useLabPage();
  const browser = useLabBrowser();
  const { toPreviewFrameUrl } = useDrawbridge();
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
            src={toPreviewFrameUrl()}
            html={shown.html}
            onNavigate={(navigation) => void browser.follow(navigation)}
            onPaneKey={actions.goToNext}
            onLog={(level, text) => browser.log({ source: 'page', level, text })}
          />
        )}
        {shown.state === 'fault' && <FaultPage fault={shown.fault} lines={shown.lines} />}
      </div>
      <CookieBar />
    </div>
  );
}

const TITLES: Record<FaultKind, MessageId> = {
  compile: 'fault.compile.title',
  stop: 'fault.stop.title',
  throw: 'fault.title',
};

/** Shown in place of a page when the app does not answer. */
function FaultPage({ fault, lines }: { fault: Fault; lines: readonly DescribedEvent[] }) {
  const { kind, message } = fault;
  const others = lines.map(({ text }) => text).filter((text) => !text.endsWith(message));
  return (
    <div className={styles.fault}>
      <div className={styles.faultHead}>
        <Icon icon={iconFailed} size={20} />
        <h3 className={styles.faultTitle}>{t(TITLES[kind])}</h3>
      </div>
      <pre className={page.raw}>{[message, ...others].join('\n')}</pre>
      <p className={styles.faultText}>{t('fault.hint')}</p>
    </div>
  );
}
