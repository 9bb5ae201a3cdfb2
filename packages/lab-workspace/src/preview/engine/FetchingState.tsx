import { ProgressBar } from '@drawbridge/ui';
import { useWorkspacePage } from '../../page/workspace-page-context.ts';
import { toFetchingText } from '../../runner/fetching-text.ts';
import { t } from '../messages.ts';
import * as styles from '../ViewPane.css.ts';

/** How far the runtime of the lab has arrived, before the browser has it. */
export function FetchingState() {
  const fetching = useWorkspacePage().workspace.value.fetching.value;
  if (!fetching) return null;
  return (
    <section className={styles.waiting} aria-label={t('engine.starting')}>
      <p className={styles.fetching}>{toFetchingText(fetching)}</p>
      <ProgressBar
        label={t('engine.fetching')}
        value={(100 * fetching.receivedBytes) / fetching.totalBytes}
      />
      <p className={styles.fetchingNote}>{t('engine.fetching.note')}</p>
    </section>
  );
}
