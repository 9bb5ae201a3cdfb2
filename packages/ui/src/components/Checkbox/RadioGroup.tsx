import { type ReactNode, useId } from 'react';
import { cx } from '../../foundation/cx.ts';
import { error as errorClass } from '../Field/Field.css.ts';
import { hiddenClass } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Checkbox.css.ts';

export interface RadioOption {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps {
  label: ReactNode;
  labelHidden?: boolean;
  options: readonly RadioOption[];
  /** Undefined while nothing is chosen. */
  value: string | undefined;
  onChange: (value: string) => void;
  /** `cards` for few options with a hint each. */
  variant?: 'list' | 'cards';
  error?: ReactNode;
  disabled?: boolean;
  className?: string;
}

/** A choice of one option. Uses the browser's own radio buttons: arrow keys move and choose. */
export function RadioGroup({
  label,
  labelHidden = false,
  options,
  value,
  onChange,
  variant = 'list',
  error,
  disabled = false,
  className,
}: RadioGroupProps) {
  const id = useId();
  return (
    <fieldset
      disabled={disabled}
      aria-describedby={error ? `${id}-error` : undefined}
      className={cx(styles.group, className)}
    >
      <legend className={labelHidden ? hiddenClass : styles.legend}>{label}</legend>
      <div className={styles.options[variant]}>
        {options.map((option) => (
          <label key={option.value} className={cx(styles.choice, variant === 'cards' && styles.card)}>
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              className={cx(styles.box, styles.round)}
            />
            <span className={styles.words}>
              {option.label}
              {option.hint && <span className={styles.hint}>{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      <div id={`${id}-error`} aria-live="polite" className={error ? errorClass : undefined}>
        {error}
      </div>
    </fieldset>
  );
}
