import type { LabAttempt, LabPack } from '@drawbridge/contracts';
import { Icon, iconClock, Tooltip } from '@drawbridge/ui';
import { useEffect, useState } from 'react';
import { useDrawbridge } from '../../provider/index.ts';
import { cx } from '../cx.ts';
import { say } from '../messages.ts';
import * as styles from './TimeLeft.css.ts';
import { toClock, toTimeLeft } from './time-left.ts';

/** The clock of a lab that has one. The lab itself goes on when the time is over. It is silent: a voice each second would be in the way. */
export function TimeLeft({ lab, attempt }: { lab: LabPack; attempt: LabAttempt }) {
  const limit = lab.time_limit_minutes;
  if (limit === undefined || attempt.passed) return null;
  return <Clock limit={limit} openedAt={attempt.opened_at} />;
}

function Clock({ limit, openedAt }: { limit: number; openedAt: string }) {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const { seconds, isOver } = toTimeLeft(openedAt, limit, nowMs);
  const { disableActivity } = useDrawbridge();
  useEffect(() => (isOver ? undefined : disableActivity?.()), [isOver, disableActivity]);
  const clock = toClock(seconds);
  return (
    <Tooltip content={say(isOver ? 'timer.over.detail' : 'timer.detail', { minutes: limit })}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- its tooltip opens on focus */}
      <span role="timer" aria-live="off" tabIndex={0} className={cx(styles.timer, isOver && styles.over)}>
        <Icon icon={iconClock} size={16} />
        {say(isOver ? 'timer.over' : 'timer.left', { clock })}
      </span>
    </Tooltip>
  );
}
