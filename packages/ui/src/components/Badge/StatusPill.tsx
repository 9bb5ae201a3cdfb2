import { cx } from '../../foundation/cx.ts';
import { toneClass } from '../../foundation/tone.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { iconClock, iconFailed, iconPassed } from '../Icon/icons/index.ts';
import * as styles from './Badge.css.ts';
import { messages } from './messages.ts';

export type Status = 'pass' | 'fail' | 'running' | 'queued';

const looks = {
  pass: { tone: 'pass', icon: iconPassed, label: messages.passed },
  fail: { tone: 'fail', icon: iconFailed, label: messages.failed },
  running: { tone: 'info', icon: undefined, label: messages.running },
  queued: { tone: 'neutral', icon: iconClock, label: messages.queued },
} as const;

export interface StatusPillProps {
  status: Status;
  /** The word shown; each status has its own. */
  label?: string;
  className?: string;
}

/** The state of a check, shown by icon and word first and by tint second. */
export function StatusPill({ status, label, className }: StatusPillProps) {
  const look = looks[status];
  return (
    <span className={cx(toneClass[look.tone], styles.badge, className)}>
      {look.icon ? <Icon icon={look.icon} size={14} /> : <span className={styles.running} aria-hidden />}
      {label ?? look.label.text}
    </span>
  );
}
