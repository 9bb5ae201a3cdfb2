import { Button } from '@drawbridge/ui';
import type { ReactNode } from 'react';
import { t } from './messages.ts';
import * as styles from './paged-table.css.ts';
import type { Selection } from './selection.ts';

export interface SelectionBarProps {
  selected: Selection;
  onClear: () => void;
  /** Actions for the selected rows; shown while there are any. */
  actions: ReactNode;
  /** Permanent controls, such as the choice of columns and the export. */
  children?: ReactNode;
}

/** The number of selected rows and their actions, above a table. */
export function SelectionBar({ selected, onClear, actions, children }: SelectionBarProps) {
  const count = selected.size;
  return (
    <div className={styles.bar}>
      <output className={styles.count}>
        {count > 0 && (count === 1 ? t('selected.one') : t('selected', { count }))}
      </output>
      {count > 0 && (
        <>
          {actions}
          <Button tone="quiet" onClick={onClear}>
            {t('deselect')}
          </Button>
        </>
      )}
      {children && <div className={styles.barEnd}>{children}</div>}
    </div>
  );
}
