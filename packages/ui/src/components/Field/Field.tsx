import { type ReactNode, useId } from 'react';
import { cx } from '../../foundation/cx.ts';
import { Icon } from '../Icon/Icon.tsx';
import { iconAlert } from '../Icon/icons/index.ts';
import { hiddenClass } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Field.css.ts';

/** The props of every labeled control. */
export interface FieldTexts {
  label: string;
  /** Label for screen readers only, where the context already names the control. */
  labelHidden?: boolean;
  /** Below the control: what is expected. */
  hint?: ReactNode;
  /** Replaces the hint: what is wrong and what to do. */
  error?: ReactNode;
  /** Text after the label, such as "optional". */
  mark?: string;
}

/** The attributes that tie a control to its label and notes. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps extends FieldTexts {
  id?: string;
  className?: string;
  children: (control: ControlProps) => ReactNode;
}

/** Label above, control, note below. Our other controls are built on it; use it for custom ones. */
export function Field({
  label,
  labelHidden = false,
  hint,
  error,
  mark,
  id,
  className,
  children,
}: FieldProps) {
  const made = useId();
  const controlId = id ?? made;
  const noteId = `${controlId}-note`;
  const hasError = Boolean(error);
  const note = hasError ? error : hint;
  return (
    <div className={cx(styles.field, className)}>
      <label htmlFor={controlId} className={labelHidden ? hiddenClass : styles.label}>
        {label}
        {mark !== undefined && <span className={styles.optional}>{mark}</span>}
      </label>
      {children({
        id: controlId,
        'aria-describedby': note ? noteId : undefined,
        'aria-invalid': hasError ? true : undefined,
      })}
      {/* The live region exists before it has text: one that is inserted together with its text is not announced. */}
      <div id={noteId} aria-live="polite" hidden={!note} className={hasError ? styles.error : styles.hint}>
        {hasError && <Icon icon={iconAlert} size={16} className={styles.errorIcon} />}
        {note && <span>{note}</span>}
      </div>
    </div>
  );
}
