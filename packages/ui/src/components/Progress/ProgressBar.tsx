import { cx } from '../../foundation/cx.ts';
import { t } from './messages.ts';
import * as styles from './Progress.css.ts';

export interface ProgressBarProps {
  /** 0 to 100; values outside are drawn at the end. */
  value: number;
  /** What is progressing, for a screen reader. */
  label: string;
  /** The number beside the bar. */
  showValue?: boolean;
  size?: 'sm' | 'md';
  className?: string;
}

/** Progress in percent. Turns from ember to green when it is full. */
export function ProgressBar({ value, label, showValue = false, size = 'md', className }: ProgressBarProps) {
  const percent = toPercent(value);
  return (
    <div className={cx(styles.row, className)}>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className={cx(styles.track, styles.height[size])}
      >
        <div
          className={cx(styles.fill, percent === 100 && styles.done)}
          style={{ inlineSize: `${percent}%` }}
        />
      </div>
      {showValue && (
        <span className={styles.value} aria-hidden>
          {t('percent').replace('{percent}', String(percent))}
        </span>
      )}
    </div>
  );
}

/** A whole number of percent from 0 to 100; anything but a number counts as 0. */
export function toPercent(value: number): number {
  return Number.isFinite(value) ? Math.round(Math.min(100, Math.max(0, value))) : 0;
}
