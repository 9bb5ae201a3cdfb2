import { Button } from '@drawbridge/ui';
import { StatusCode } from '../../base/StatusCode.tsx';
import * as page from '../../base/Workspace.css.ts';
import { useLabBrowser, useWorkspacePage } from '../../page/workspace-page-context.ts';
import { t } from '../messages.ts';
import { RequestDetail } from './RequestDetail.tsx';
import * as styles from './RequestsView.css.ts';

/** Every request of the preview; each opens to its details. */
export function RequestsView() {
  const browser = useLabBrowser();
  const { view } = useWorkspacePage();
  const exchanges = browser.exchanges.value;
  const open = exchanges.find(({ key }) => key === view.request.value);
  if (exchanges.length === 0) return <p className={page.empty}>{t('requests.empty')}</p>;
  if (open)
    return (
      <RequestDetail key={open.key} exchange={open} onBack={view.closeRequest} onSent={view.closeRequest} />
    );
  return (
    <div className={styles.view}>
      <div className={styles.bar}>
        <span className={page.muted}>{t('requests.list')}</span>
        <span className={page.grow} />
        <Button tone="quiet" size="sm" onClick={() => browser.clearExchanges()}>
          {t('requests.clear')}
        </Button>
      </div>
      <ol className={styles.list} aria-label={t('requests.list')}>
        {exchanges.map(({ key, request, response, lines, by, elapsedMs }) => (
          <li key={key}>
            <button type="button" className={styles.entry} onClick={() => view.showRequest(key)}>
              <span className={styles.method}>{request.method}</span>
              <span className={styles.url}>{request.url}</span>
              {by !== undefined && <span className={styles.by}>{t('requests.by', { name: by })}</span>}
              {elapsedMs > 0 && <span className={styles.elapsed}>{toElapsed(elapsedMs)}</span>}
              {lines.length > 0 && (
                <span className={styles.seen} title={t('requests.events', { count: lines.length })}>
                  {lines.length}
                </span>
              )}
              <StatusCode status={response.status} />
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Elapsed time on the world's clock. */
function toElapsed(ms: number): string {
  return ms < 1_000
    ? t('requests.ms', { ms: Math.round(ms) })
    : t('requests.seconds', { seconds: (ms / 1_000).toFixed(1) });
}
