import { iconCode, iconList, iconPlayground, iconTests, Tabs } from '@drawbridge/ui';
import { type ReactNode, useId } from 'react';
import { t } from '../base/messages.ts';
import * as styles from '../base/Workspace.css.ts';
import { toPaneLabel } from '../page/pane-labels.ts';
import { type PaneId, toPanes } from '../page/panes.ts';
import { useWorkspacePage } from '../page/workspace-page-context.ts';
import { toCount } from '../results/test-labels.ts';

const ICONS = { steps: iconList, code: iconCode, view: iconPlayground, tests: iconTests };

/** One pane at a time. All stay mounted, so that the editor keeps its history and the preview its page. */
export function PanesTabbed({ panes }: { panes: Record<PaneId, ReactNode> }) {
  const workspacePage = useWorkspacePage();
  const { view, layout } = workspacePage;
  const id = useId();
  const lab = workspacePage.lab.value;
  const shown = toPanes(lab);
  const active = view.pane.value;
  const results = workspacePage.workspace.value.results.value;
  return (
    <div className={styles.tabbed}>
      <div className={styles.tabBar}>
        <Tabs
          label={t('pane.tabs')}
          tabs={shown.map((pane) => ({
            id: pane,
            label: toPaneLabel(lab, pane),
            // A phone has no room for icons beside the labels.
            ...(layout.isPhone.value ? {} : { icon: ICONS[pane] }),
            ...(pane === 'tests' && results.length > 0 && !lab.goal
              ? { end: <span className={styles.muted}>{toCount(results)}</span> }
              : {}),
          }))}
          value={active}
          onChange={(next) => view.showPane(shown.find((pane) => pane === next) ?? 'steps')}
          panelId={`${id}-${active}`}
        />
      </div>
      {shown.map((pane) => (
        <div
          key={pane}
          id={`${id}-${pane}`}
          role="tabpanel"
          aria-label={toPaneLabel(lab, pane)}
          hidden={pane !== active}
          className={styles.tabPanel}
        >
          {panes[pane]}
        </div>
      ))}
    </div>
  );
}
