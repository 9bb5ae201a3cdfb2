import type { ReactNode } from 'react';
import { cx } from '../../foundation/cx.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconData } from '../Icon/icon-data.ts';
import { iconCheck, iconX } from '../Icon/icons/index.ts';
import { t } from '../messages.ts';
import * as styles from './Chip.css.ts';

export interface ChipProps {
  children: ReactNode;
  icon?: IconData;
  /** With `onToggle`: whether it is chosen. */
  selected?: boolean;
  /** Makes it a switch: for filters. */
  onToggle?: (selected: boolean) => void;
  /** Adds a cross: for chosen values. */
  onRemove?: () => void;
  removeLabel?: string;
  disabled?: boolean;
  className?: string;
}

/** A tag, a filter switch or a removable value, by the callbacks it is given. */
export function Chip({
  children,
  icon,
  selected = false,
  onToggle,
  onRemove,
  removeLabel = t('remove'),
  disabled = false,
  className,
}: ChipProps) {
  const looks = cx(styles.chip, selected && styles.selected, className);
  if (onToggle)
    return (
      <button
        type="button"
        disabled={disabled}
        aria-pressed={selected}
        className={cx(styles.pressable, looks)}
        onClick={() => onToggle(!selected)}
      >
        {selected ? <Icon icon={iconCheck} size={14} /> : icon && <Icon icon={icon} size={14} />}
        {children}
      </button>
    );
  return (
    <span className={looks}>
      {icon && <Icon icon={icon} size={14} />}
      {children}
      {onRemove && (
        <button type="button" className={styles.remove} aria-label={removeLabel} onClick={onRemove}>
          <Icon icon={iconX} size={14} />
        </button>
      )}
    </span>
  );
}
