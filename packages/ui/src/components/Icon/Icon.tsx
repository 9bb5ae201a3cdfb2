import { cx } from '../../foundation/cx.ts';
import * as styles from './Icon.css.ts';
import type { IconData } from './icon-data.ts';

export interface IconProps {
  /** One of the `icon…` exports. */
  icon: IconData;
  /** Edge in px. */
  size?: number;
  /** For a screen reader; leave out where there is text beside it. */
  label?: string;
  className?: string;
}

/** One icon of the set, in the colour of the text around it. */
export function Icon({ icon, size = 18, label, className }: IconProps) {
  return (
    <svg
      className={cx(styles.icon, icon.filled && styles.filled, icon.mirrored && styles.mirrored, className)}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      // Small icons need a relatively heavier stroke for the same visual weight.
      strokeWidth={size <= 16 ? 2 : 1.75}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path d={icon.d} />
    </svg>
  );
}
