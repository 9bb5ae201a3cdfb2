import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../foundation/cx.ts';
import { control } from '../Field/Field.css.ts';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import * as styles from './TextField.css.ts';

export interface TextAreaProps extends Omit<ComponentPropsWithRef<'textarea'>, 'children'>, FieldTexts {
  mono?: boolean;
}

/** Several lines of text; six rows by default (CONST-13). */
export function TextArea({
  label,
  labelHidden,
  hint,
  error,
  mark,
  mono = false,
  rows = 6,
  id,
  className,
  ...rest
}: TextAreaProps) {
  return (
    <Field {...{ label, labelHidden, hint, error, mark, id, className }}>
      {(tie) => (
        <textarea {...rest} {...tie} rows={rows} className={cx(control, styles.area, mono && styles.mono)} />
      )}
    </Field>
  );
}
