import type { AuditEntry } from '@drawbridge/contracts/kernel';
import { Badge } from '@drawbridge/ui';
import * as styles from './audit.css.ts';
import { toDetails, toMoment, toObject, toReason, toWho } from './entry-words.ts';
import { t } from './messages.ts';

interface EntryProps {
  entry: AuditEntry;
}

export function Moment({ entry }: EntryProps) {
  const { day, time } = toMoment(entry.at);
  return (
    <time dateTime={entry.at} className={styles.time}>
      {day}, <span className={styles.clock}>{time}</span>
    </time>
  );
}

export function Who({ entry }: EntryProps) {
  const { name, email } = toWho(entry);
  return (
    <div className={styles.lines}>
      <span className={styles.main}>{name}</span>
      {email !== undefined && <span className={styles.side}>{email}</span>}
    </div>
  );
}

export function Act({ entry }: EntryProps) {
  return <span className={styles.main}>{t(`action.${entry.action}`)}</span>;
}

export function ActWithDetails({ entry }: EntryProps) {
  return (
    <div className={styles.lines}>
      <Act entry={entry} />
      <Details entry={entry} />
    </div>
  );
}

/** What else is known of it, behind the browser's own disclosure. */
export function Details({ entry }: EntryProps) {
  const details = toDetails(entry);
  if (details.length === 0) return null;
  return (
    <details>
      <summary className={styles.summary}>{t('details')}</summary>
      <dl className={styles.details}>
        {details.map(([name, value]) => (
          <div key={name}>
            <dt className={styles.side}>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

export function ActedOn({ entry }: EntryProps) {
  const object = toObject(entry);
  if (!object) return null;
  return (
    <div className={styles.lines}>
      <span>{object.kind}</span>
      {object.name !== undefined && <span className={styles.side}>{object.name}</span>}
    </div>
  );
}

export function Outcome({ entry }: EntryProps) {
  const reason = toReason(entry);
  return (
    <div className={styles.lines}>
      <span>
        <Badge tone={entry.outcome === 'refused' ? 'fail' : 'neutral'}>{t(`outcome.${entry.outcome}`)}</Badge>
      </span>
      {reason !== undefined && <span className={styles.side}>{reason}</span>}
    </div>
  );
}

export function Source({ entry: { address, device } }: EntryProps) {
  if (address === '') return <span>{t('server')}</span>;
  return (
    <div className={styles.lines}>
      <span className={styles.address}>{address}</span>
      {device !== '' && <span className={styles.side}>{device}</span>}
    </div>
  );
}
