import { cx } from '../../foundation/cx.ts';
import * as styles from './Spinner.css.ts';

export interface SpinnerProps {
  /** Edge in px. */
  size?: number;
  /** For screen readers; without it, the spinner is decorative beside text. */
  label?: string;
  className?: string;
}

/** A spinning ring for waits in a small area. Larger areas use `LoadingOverlay` or `Skeleton`. */
export function Spinner({ size = 20, label, className }: SpinnerProps) {
  return (
    <svg
      viewBox="0 0 20 20"
      width={size}
      height={size}
      className={cx(styles.spinner, className)}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <circle className={styles.track} cx="10" cy="10" r="7.5" />
      <path className={styles.head} d="M10 2.5a7.5 7.5 0 0 1 7.5 7.5" />
    </svg>
  );
}
