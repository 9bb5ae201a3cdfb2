import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../foundation/cx.ts';
import { type ButtonSize, type ButtonTone, buttonClass } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { IconData } from '../Icon/icon-data.ts';
import * as styles from './IconButton.css.ts';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> {
  icon: IconData;
  /** What it does, for screen readers and as title. */
  label: string;
  tone?: ButtonTone;
  size?: ButtonSize;
  /** For a toggle button whose label stays the same: whether it is on. A label that changes says it alone. */
  pressed?: boolean | undefined;
}

/** A button with one icon. The label is required because screen readers cannot announce the picture. */
export function IconButton({
  icon,
  label,
  tone = 'quiet',
  size = 'md',
  pressed,
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      aria-pressed={pressed}
      {...rest}
      aria-label={label}
      className={buttonClass({ tone, size, wide: false }, cx(styles.square, styles.size[size], className))}
    >
      <Icon icon={icon} size={size === 'sm' ? 16 : 18} />
    </button>
  );
}
