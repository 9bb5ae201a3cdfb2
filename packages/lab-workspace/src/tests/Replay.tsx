import type { ReplayLine, TestResult } from '@drawbridge/contracts/practice';
import { cx, Icon, iconFailed, iconPassed } from '@drawbridge/ui';
import { StatusCode } from '../base/StatusCode.tsx';
import { PlaceText } from '../editor/places/PlaceText.tsx';
import { EventLines } from '../preview/requests/EventLines.tsx';
import { t } from '../results/messages.ts';
import { countRequests } from '../results/replay-source.ts';
import { toOutcomeId } from '../results/test-labels.ts';
import * as styles from './Replay.css.ts';

interface ReplayProps {
  label: string;
  test: Pick<TestResult, 'kind' | 'status' | 'message' | 'requests'>;
  lines: readonly ReplayLine[];
}

/** An attack as a timeline of requests, world events and responses, with the outcome at the end. */
export function Replay({ label, test, lines }: ReplayProps) {
  const isGood = test.status === 'passed';
  const more = countRequests(test) - lines.length;
  return (
    <ol className={styles.timeline} aria-label={label}>
      {lines.map((line, index) => (
        // A record of the past: it never changes order.
        <Stop key={index} line={line} />
      ))}
      {more > 0 && <li className={cx(styles.stop, styles.more)}>{toMoreText(lines.length, more)}</li>}
      <li className={cx(styles.stop, styles.end, isGood ? styles.endGood : styles.endBad)}>
        <p className={styles.endWords}>
          <Icon icon={isGood ? iconPassed : iconFailed} size={16} />
          {t(toOutcomeId(test))}
        </p>
        {!isGood && test.message !== '' && (
          <p className={styles.message}>
            <PlaceText text={test.message} />
          </p>
        )}
      </li>
    </ol>
  );
}

/** A replay that was larger than the size limit of results was not stored. */
function toMoreText(shown: number, more: number): string {
  if (shown === 0) return t('replay.none');
  return more === 1 ? t('replay.more.one') : t('replay.more', { count: more });
}

function Stop({ line }: { line: ReplayLine }) {
  const { method, url, body, status, response, events, more_events: more = 0 } = line;
  return (
    <li className={styles.stop}>
      <p className={styles.request}>
        <b>{method}</b> <span className={styles.url}>{url}</span> <StatusCode status={status} />
      </p>
      {body !== '' && <pre className={styles.body}>{body}</pre>}
      <EventLines lines={events} />
      {more > 0 && (
        <p className={styles.more}>
          {more === 1 ? t('replay.events.one') : t('replay.events', { count: more })}
        </p>
      )}
      {response !== '' && (
        <details className={styles.response}>
          <summary>{t('requests.response')}</summary>
          <pre className={styles.body}>{response}</pre>
        </details>
      )}
    </li>
  );
}
