import { type ComponentPropsWithRef, useRef } from 'react';
import { cx } from '../../foundation/cx.ts';
import { isComposing } from '../../foundation/is-composing.ts';
import { control } from '../Field/Field.css.ts';
import { Field } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { iconSearch, iconX } from '../Icon/icons/index.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { t } from '../messages.ts';
import * as styles from './TextField.css.ts';

export interface SearchFieldProps
  extends Omit<ComponentPropsWithRef<'input'>, 'children' | 'value' | 'onChange' | 'type' | 'ref'> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  clearLabel?: string;
}

/** A search box. Escape and the cross empty it; the caller decides when to search. */
export function SearchField({
  label,
  value,
  onChange,
  clearLabel = t('clearSearch'),
  id,
  className,
  ...rest
}: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <Field label={label} labelHidden id={id} className={className}>
      {(tie) => (
        <div className={styles.frame}>
          <Icon icon={iconSearch} size={16} className={styles.start} />
          <input
            placeholder={label}
            {...rest}
            {...tie}
            ref={input}
            type="search"
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape' && value !== '' && !isComposing(event.nativeEvent)) {
                event.preventDefault();
                clear();
              }
            }}
            className={cx(control, styles.withStart, styles.withEnd, styles.search)}
          />
          {value !== '' && (
            <span className={styles.end}>
              <IconButton icon={iconX} label={clearLabel} size="sm" onClick={clear} />
            </span>
          )}
        </div>
      )}
    </Field>
  );
}
