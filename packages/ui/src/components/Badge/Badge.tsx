import type { ReactNode } from 'react';
import { cx } from '../../foundation/cx.ts';
import { toneClass } from '../../foundation/tone.css.ts';
import type { Tone } from '../../foundation/tone.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconData } from '../Icon/icon-data.ts';
import * as styles from './Badge.css.ts';

export interface BadgeProps {
  tone?: Tone;
  icon?: IconData;
  /** Filled: for the one thing on a card that must be seen. */
  solid?: boolean;
  /** A number in a circle. */
  count?: boolean;
  className?: string;
  children: ReactNode;
}

/** A short word about something: its state, kind or level. Not clickable; for that, use a `Chip`. */
export function Badge({
  tone = 'neutral',
  icon,
  solid = false,
  count = false,
  className,
  children,
}: BadgeProps) {
  return (
    <span
      className={cx(toneClass[tone], styles.badge, solid && styles.solid, count && styles.count, className)}
    >
      {icon && <Icon icon={icon} size={13} />}
      {children}
    </span>
  );
}
