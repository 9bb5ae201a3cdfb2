import type { RunningLab } from '@drawbridge/client/stores/practice/running-labs';
import { LAB_EXTENSION, type LabSessionState } from '@drawbridge/contracts/practice';
import { Badge, Button, Card, Icon, Inline, iconClock, LinkButton } from '@drawbridge/ui';
import type { Message } from '@drawbridge/ui/messages';
import { useEffect, useState } from 'react';
import { toTimeAgoText } from '../../kit/labels/index.ts';
import { toClock, useSecondsUntil } from '../../kit/time/index.ts';
import { messages, t } from './messages.ts';
import * as styles from './running-labs.css.ts';

interface RunningLabRowProps {
  lab: RunningLab;
  nowMs: () => number;
  isStopping: boolean;
  onStop: () => void;
}

const STATES: Record<LabSessionState, Message> = {
  requested: messages.requested,
  starting: messages.starting,
  running: messages.running,
  stopping: messages.stopping,
  stopped: messages.stoppedState,
  failed: messages.failedState,
};

/** One running lab: where it was opened from, since when it runs, the time it has left. @see LAB-6 */
export function RunningLabRow({ lab, nowMs, isStopping, onStop }: RunningLabRowProps) {
  const { title, type, course, state, access_url } = lab;
  const openLabel = t('openLab', { title });
  return (
    <Card as="article">
      <div className={styles.row}>
        <div className={styles.words}>
          <h2 className={styles.title}>{title}</h2>
          {course && <p className={styles.course}>{course.title}</p>}
          <p className={styles.facts}>
            <Badge>{t(type)}</Badge>
            <Badge tone={state === 'running' ? 'pass' : state === 'failed' ? 'fail' : 'info'}>
              {STATES[state].text}
            </Badge>
            <Since startedAt={lab.started_at} />
            {lab.deadlineMs === undefined ? (
              <span>{t('noLimit')}</span>
            ) : (
              <TimeLeft deadlineMs={lab.deadlineMs} nowMs={nowMs} />
            )}
          </p>
        </div>
        <Inline gap="2">
          {access_url === null ? (
            <Button tone="primary" disabled aria-label={openLabel}>
              {t('open')}
            </Button>
          ) : (
            <LinkButton tone="primary" href={access_url} aria-label={openLabel}>
              {t('open')}
            </LinkButton>
          )}
          <Button
            loading={isStopping || state === 'stopping'}
            aria-label={t('stopLab', { title })}
            onClick={onStop}
          >
            {t('stop')}
          </Button>
        </Inline>
      </div>
    </Card>
  );
}

const SINCE_MS = 10_000;

function Since({ startedAt }: { startedAt: string }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SINCE_MS);
    return () => clearInterval(timer);
  }, []);
  const ago = toTimeAgoText(Date.parse(startedAt), now);
  return <time dateTime={startedAt}>{t('started', { ago })}</time>;
}

function TimeLeft({ deadlineMs, nowMs }: { deadlineMs: number; nowMs: () => number }) {
  const seconds = useSecondsUntil(deadlineMs, nowMs);
  const isNear = seconds < LAB_EXTENSION.belowSeconds;
  return (
    <span role="timer" aria-live="off" className={isNear ? `${styles.time} ${styles.near}` : styles.time}>
      <Icon icon={iconClock} size={16} />
      {t('left', { clock: toClock(seconds) })}
    </span>
  );
}
