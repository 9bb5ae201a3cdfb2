import type { DescribedEvent, FaultKind, LabPack } from '@drawbridge/contracts';
import { Icon, IconButton, iconFailed, iconInfo, iconX } from '@drawbridge/ui';
import { useSignals } from '@preact/signals-react/runtime';
import { useDrawbridge } from '../../provider/index.ts';
import { CookieBar } from '../cookies/CookieBar.tsx';
import * as page from '../LabDetail.css.ts';
import type { LabBrowser } from '../workspace/browser.ts';
import type { Fault } from '../workspace/fault.ts';
import { AddressBar } from './AddressBar.tsx';
import { type MessageId, t } from './messages.ts';
import { PreviewFrame } from './PreviewFrame.tsx';
import * as styles from './ViewPane.css.ts';

interface PreviewViewProps {
  lab: LabPack;
  browser: LabBrowser;
  /** F6 inside the page of the lab. */
  onCycle: (by: 1 | -1) => void;
}

/** The small browser. */
export function PreviewView({ lab, browser, onCycle }: PreviewViewProps) {
  useSignals();
  const { toPreviewFrameUrl } = useDrawbridge();
  const shown = browser.page.value;
  const notice = browser.notice.value;
  return (
    <div className={styles.browser}>
      <AddressBar lab={lab} browser={browser} />
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
            onCycle={onCycle}
            onLog={(level, text) => browser.log({ source: 'page', level, text })}
          />
        )}
        {shown.state === 'fault' && <FaultPage fault={shown.fault} lines={shown.lines} />}
      </div>
      <CookieBar browser={browser} />
    </div>
  );
}

const TITLES: Record<FaultKind, MessageId> = {
  compile: 'fault.compile.title',
  stop: 'fault.stop.title',
  throw: 'fault.title',
};

/** Our page in place of the app's, for an app that does not answer. */
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
