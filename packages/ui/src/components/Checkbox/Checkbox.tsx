import { type ComponentPropsWithoutRef, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { cx } from '../../foundation/cx.ts';
import * as styles from './Checkbox.css.ts';

export interface CheckboxProps
  extends Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'onChange' | 'children' | 'checked'> {
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** True if some of the items it represents are chosen. */
  indeterminate?: boolean;
}

/** A yes-or-no choice with its label. */
export function Checkbox({
  label,
  hint,
  checked,
  onChange,
  indeterminate = false,
  className,
  ...rest
}: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  // HTML has no attribute for this.
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <label className={cx(styles.choice, className)}>
      <input
        aria-describedby={hint ? hintId : undefined}
        {...rest}
        ref={input}
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className={cx(styles.box, styles.square)}
      />
      <span className={styles.words}>
        {label}
        {hint && (
          <span id={hintId} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
