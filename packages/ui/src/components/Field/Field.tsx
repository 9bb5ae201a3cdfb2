import { type ReactNode, useId } from 'react';
import { cx } from '../../foundation/cx.ts';
import { Icon } from '../Icon/Icon.tsx';
import { iconAlert } from '../Icon/icons/index.ts';
import { hiddenClass } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Field.css.ts';

/** What every labelled control takes. */
export interface FieldTexts {
  label: string;
  /** Label for screen readers only, where the place already says what the control is. */
  labelHidden?: boolean;
  /** Stands under the control: what is wanted. */
  hint?: ReactNode;
  /** Replaces the hint: what is wrong and what to do. */
  error?: ReactNode;
  /** Words after the label, such as "optional". */
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

/** Label above, control, note below. Other controls of ours are built in it; use it for one of your own. */
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
      {/* The live region stands before it speaks: one that is inserted together with its text stays silent. */}
      <div id={noteId} aria-live="polite" hidden={!note} className={hasError ? styles.error : styles.hint}>
        {hasError && <Icon icon={iconAlert} size={16} className={styles.errorIcon} />}
        {note && <span>{note}</span>}
      </div>
    </div>
  );
}
