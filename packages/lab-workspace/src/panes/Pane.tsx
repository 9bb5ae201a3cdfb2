import { cx, IconButton, iconCollapse, iconExpand } from '@drawbridge/ui';
import type { ReactNode } from 'react';
import { t } from '../base/messages.ts';
import * as styles from '../base/Workspace.css.ts';
import type { PaneId } from '../page/panes.ts';
import { useWorkspacePage } from '../page/workspace-page-context.ts';

interface PaneProps {
  id: PaneId;
  label: string;
  /** Without a head, the pane is its body only. */
  head?: ReactNode;
  children?: ReactNode;
  className?: string;
}

/** Shows one of the four panes: a region that F6 moves the focus to. */
export function Pane({ id, label, head, children, className }: PaneProps) {
  const { view, layout, outlined } = useWorkspacePage();
  const isMaximized = layout.isBeside.value && view.maximized.value === id;
  return (
    <section
      data-pane={id}
      aria-label={label}
      tabIndex={-1}
      className={cx(
        styles.pane,
        !head && styles.paneBare,
        isMaximized && styles.paneMaximized,
        outlined.value === id && styles.paneExplained,
        className,
      )}
    >
      {head && (
        <div className={styles.paneHead}>
          <div className={styles.paneHeadBody}>{head}</div>
          {layout.isBeside.value && (
            <IconButton
              icon={isMaximized ? iconCollapse : iconExpand}
              size="sm"
              label={isMaximized ? t('pane.restore') : t('pane.maximize', { pane: label })}
              onClick={() => (isMaximized ? view.restore() : view.maximize(id))}
            />
          )}
        </div>
      )}
      {children}
    </section>
  );
}
