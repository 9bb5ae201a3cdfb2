import { cx } from '../../foundation/cx.ts';
import { Icon } from '../Icon/Icon.tsx';
import { iconCheck } from '../Icon/icons/index.ts';
import * as styles from './Progress.css.ts';
import { toPercent } from './ProgressBar.tsx';

export interface ProgressRingProps {
  /** 0 to 100. */
  value: number;
  label: string;
  /** Diameter in px. From 40 px, the number is shown inside. */
  size?: number;
  className?: string;
}

/** Progress as a ring; a check mark when complete. */
export function ProgressRing({ value, label, size = 48, className }: ProgressRingProps) {
  const percent = toPercent(value);
  const stroke = size >= 40 ? size / 12 : 3;
  const radius = (size - stroke) / 2;
  const length = 2 * Math.PI * radius;
  const isDone = percent === 100;
  const circle = { cx: size / 2, cy: size / 2, r: radius, strokeWidth: stroke };
  return (
    <span
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className={cx(styles.ring, className)}
    >
      <svg width={size} height={size} aria-hidden>
        <circle className={styles.ringTrack} {...circle} />
        {percent > 0 && (
          <circle
            className={cx(styles.ringFill, isDone && styles.ringDone)}
            {...circle}
            strokeDasharray={length}
            strokeDashoffset={length * (1 - percent / 100)}
          />
        )}
      </svg>
      {isDone ? (
        <Icon icon={iconCheck} size={Math.round(size * 0.45)} className={styles.ringCheck} />
      ) : (
        size >= 40 && (
          <span className={styles.ringLabel} style={{ fontSize: `${Math.max(11, size * 0.25)}px` }}>
            {percent}
          </span>
        )
      )}
    </span>
  );
}
