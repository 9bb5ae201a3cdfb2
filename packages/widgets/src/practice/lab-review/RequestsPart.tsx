import type { LabLogEntry } from '@drawbridge/contracts/practice';
import { t } from './messages.ts';
import * as styles from './RequestsPart.css.ts';

/** An attack as it was submitted: requests, and users of the app who were led somewhere. */
export function RequestsPart({ log }: { log: readonly LabLogEntry[] }) {
  return (
    <ol aria-label={t('requests.list')} className={styles.list}>
      {log.map((entry, index) => (
        // A record of the past: it never changes order.
        <li key={index} className={styles.entry}>
          <span className={styles.number}>{index + 1}</span>
          <div className={styles.words}>
            <Act entry={entry} />
          </div>
        </li>
      ))}
    </ol>
  );
}

function Act({ entry }: { entry: LabLogEntry }) {
  if ('html' in entry)
    return (
      <>
        <p className={styles.action}>{t('requests.page', { victim: entry.victim })}</p>
        <pre className={styles.body}>{entry.html}</pre>
      </>
    );
  if ('victim' in entry)
    return (
      <>
        <p className={styles.action}>{t('requests.led', { victim: entry.victim })}</p>
        <p className={styles.line}>{entry.url}</p>
      </>
    );
  const headers = Object.entries(entry.headers);
  return (
    <>
      <p className={styles.line}>
        <b>{entry.method}</b> {entry.url}
      </p>
      {headers.length > 0 && (
        <details className={styles.headers}>
          <summary>{t('requests.headers')}</summary>
          <pre className={styles.body}>{headers.map(([name, value]) => `${name}: ${value}`).join('\n')}</pre>
        </details>
      )}
      {entry.body !== '' && <pre className={styles.body}>{entry.body}</pre>}
    </>
  );
}
