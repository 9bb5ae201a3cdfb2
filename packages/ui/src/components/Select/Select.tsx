import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../foundation/cx.ts';
import { control } from '../Field/Field.css.ts';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { iconChevronsUpDown } from '../Icon/icons/index.ts';
import * as styles from './Select.css.ts';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps
  extends Omit<ComponentPropsWithRef<'select'>, 'onChange' | 'children' | 'value' | 'multiple'>,
    FieldTexts {
  options: readonly SelectOption[];
  value: string;
  onChange: (value: string) => void;
  /** Shown while `value` is empty; cannot be chosen. */
  placeholder?: string;
}

/** A choice of one option in the browser's own list, which works on every device and in every script. */
export function Select({
  label,
  labelHidden,
  hint,
  error,
  mark,
  options,
  value,
  onChange,
  placeholder,
  id,
  className,
  ...rest
}: SelectProps) {
  return (
    <Field {...{ label, labelHidden, hint, error, mark, id, className }}>
      {(tie) => (
        <div className={styles.frame}>
          <select
            {...rest}
            {...tie}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className={cx(control, styles.select)}
          >
            {placeholder !== undefined && (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon icon={iconChevronsUpDown} size={16} className={styles.arrow} />
        </div>
      )}
    </Field>
  );
}
