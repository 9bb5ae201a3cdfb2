import type { LabLogEntry } from '@drawbridge/contracts/practice';
import { SUBMISSION_LIMITS } from '@drawbridge/contracts/practice';
import { ScrollArea } from '@drawbridge/lab-workspace/base';
import * as page from '@drawbridge/lab-workspace/styles';
import * as styles from './Attack.css.ts';
import { toLogLine } from './log-line.ts';
import { t } from './messages.ts';

/** The requests of the submission, in order: what the server replays. */
export function AttackLog({ entries }: { entries: readonly LabLogEntry[] }) {
  if (entries.length === 0) return <p className={page.muted}>{t('attack.log.empty')}</p>;
  return (
    <>
      <ScrollArea label={t('attack.log')} className={styles.log}>
        <ol className={styles.entries}>
          {entries.map(toLogLine).map(({ what, url, body }, index) => (
            // A record: entries are only added at the end.
            <li key={index} className={styles.entry}>
              <span className={styles.number}>{index + 1}</span>
              <span className={styles.method}>{what}</span>
              <span className={styles.url}>
                {url}
                {body !== '' && <span className={styles.body}>{body}</span>}
              </span>
            </li>
          ))}
        </ol>
      </ScrollArea>
      {entries.length >= SUBMISSION_LIMITS.requests && (
        <p className={page.muted}>{t('attack.log.full', { limit: SUBMISSION_LIMITS.requests })}</p>
      )}
    </>
  );
}
