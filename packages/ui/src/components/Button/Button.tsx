import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { cx } from '../../foundation/cx.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconData } from '../Icon/icon-data.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './Button.css.ts';

export type ButtonTone = 'primary' | 'neutral' | 'quiet' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** `primary` once per view; `danger` for actions that cannot be undone. */
  tone?: ButtonTone;
  size?: ButtonSize;
  /** Shows a spinner in place of the label and ignores presses; focus stays. */
  loading?: boolean;
  /** Before the label. */
  icon?: IconData;
  /** After the label. */
  iconEnd?: IconData;
  /** As wide as its container. */
  wide?: boolean;
}

/** A button. `type` is `button` by default, so that it never submits by accident. */
export function Button({
  tone = 'neutral',
  size = 'md',
  loading = false,
  icon,
  iconEnd,
  wide = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  // A disabled attribute would drop the focus while loading, so clicks are ignored here instead.
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      // The type is a prop with a safe default.
      type={type}
      className={buttonClass({ tone, size, wide }, className)}
      onClick={press}
      {...(loading ? { 'aria-busy': true, 'aria-disabled': true } : {})}
    >
      {loading && <Spinner size={16} className={styles.spinner} />}
      <span className={cx(styles.content, loading && styles.hiddenContent)}>
        <ButtonContent icon={icon} iconEnd={iconEnd} size={size}>
          {children}
        </ButtonContent>
      </span>
    </button>
  );
}

/** The styles of a button, shared with links that look like one. */
export function buttonClass(
  look: { tone: ButtonTone; size: ButtonSize; wide: boolean },
  className?: string,
): string {
  return cx(
    styles.button,
    styles.tone[look.tone],
    styles.size[look.size],
    look.wide && styles.wide,
    className,
  );
}

/** Icon, label, icon. */
export function ButtonContent({
  icon,
  iconEnd,
  size,
  children,
}: Pick<ButtonProps, 'icon' | 'iconEnd' | 'children'> & { size: ButtonSize }) {
  const edge = size === 'lg' ? 18 : 16;
  return (
    <>
      {icon && <Icon icon={icon} size={edge} />}
      {children}
      {iconEnd && <Icon icon={iconEnd} size={edge} />}
    </>
  );
}
