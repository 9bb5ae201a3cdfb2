import type { LabPack } from '@drawbridge/contracts';
import { iconCode, iconList, iconPlayground, iconTests, Tabs } from '@drawbridge/ui';
import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useId } from 'react';
import * as styles from './LabDetail.css.ts';
import { t } from './messages.ts';
import { PANES, type PaneId } from './Pane.tsx';
import { toPaneLabel } from './pane-labels.ts';
import { toCount } from './tests/test-labels.ts';
import type { LabWorkspace } from './workspace/lab-workspace.ts';

interface PanesTabbedProps {
  lab: LabPack;
  panes: Record<PaneId, ReactNode>;
  active: PaneId;
  /** No room for icons beside the words. */
  isPhone: boolean;
  onChange: (pane: PaneId) => void;
  workspace: LabWorkspace | undefined;
}

const ICONS = { steps: iconList, code: iconCode, view: iconPlayground, tests: iconTests };

/** One pane at a time. All stay mounted, so that the editor keeps its history and the preview its page. */
export function PanesTabbed({ lab, panes, active, isPhone, onChange, workspace }: PanesTabbedProps) {
  useSignals();
  const id = useId();
  const results = workspace?.results.value ?? [];
  return (
    <div className={styles.tabbed}>
      <div className={styles.tabBar}>
        <Tabs
          label={t('pane.tabs')}
          tabs={PANES.map((pane) => ({
            id: pane,
            label: toPaneLabel(lab, pane),
            ...(isPhone ? {} : { icon: ICONS[pane] }),
            ...(pane === 'tests' && results.length > 0 && !lab.goal
              ? { end: <span className={styles.muted}>{toCount(results)}</span> }
              : {}),
          }))}
          value={active}
          onChange={(next) => onChange(PANES.find((pane) => pane === next) ?? 'steps')}
          panelId={`${id}-${active}`}
        />
      </div>
      {PANES.map((pane) => (
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
