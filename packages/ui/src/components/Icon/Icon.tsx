import { cx } from '../../foundation/cx.ts';
import * as styles from './Icon.css.ts';
import type { IconData } from './icon-data.ts';

export interface IconProps {
  /** One of the `icon…` exports. */
  icon: IconData;
  /** Edge in px. */
  size?: number;
  /** For screen readers; leave it out if there is text beside the icon. */
  label?: string;
  className?: string;
}

/** One icon of the set, in the color of the surrounding text. */
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
