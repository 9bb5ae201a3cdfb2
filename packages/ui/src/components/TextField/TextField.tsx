import { type ComponentPropsWithRef, useState } from 'react';
import { cx } from '../../foundation/cx.ts';
import { control } from '../Field/Field.css.ts';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { IconData } from '../Icon/icon-data.ts';
import { iconEye, iconEyeOff } from '../Icon/icons/index.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { t } from '../messages.ts';
import * as styles from './TextField.css.ts';

export interface TextFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'children'>, FieldTexts {
  icon?: IconData;
  /** Code, keys and tokens. */
  mono?: boolean;
  /** A password can be shown; these name the button. */
  revealLabel?: string;
  concealLabel?: string;
}

/** One line of text with label, hint and error. `type="password"` has a button that reveals it. */
export function TextField({
  label,
  labelHidden,
  hint,
  error,
  mark,
  icon,
  mono = false,
  revealLabel = t('showPassword'),
  concealLabel = t('hidePassword'),
  id,
  type = 'text',
  className,
  ...rest
}: TextFieldProps) {
  const [revealed, setRevealed] = useState(false);
  const isPassword = type === 'password';
  return (
    <Field {...{ label, labelHidden, hint, error, mark, id, className }}>
      {(tie) => (
        <div className={styles.frame}>
          {icon && <Icon icon={icon} size={16} className={styles.start} />}
          <input
            {...rest}
            {...tie}
            type={isPassword && revealed ? 'text' : type}
            className={cx(
              control,
              icon && styles.withStart,
              isPassword && styles.withEnd,
              mono && styles.mono,
            )}
          />
          {isPassword && (
            <span className={styles.end}>
              <IconButton
                icon={revealed ? iconEyeOff : iconEye}
                label={revealed ? concealLabel : revealLabel}
                size="sm"
                disabled={rest.disabled}
                onClick={() => setRevealed(!revealed)}
              />
            </span>
          )}
        </div>
      )}
    </Field>
  );
}
