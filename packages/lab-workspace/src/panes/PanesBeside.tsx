import { Splitter } from '@drawbridge/ui';
import type { ReactNode } from 'react';
import { t } from '../base/messages.ts';
import * as styles from '../base/Workspace.css.ts';
import { type PaneId, toPanes } from '../page/panes.ts';
import { DEFAULT_SPLIT } from '../page/workspace-layout.ts';
import { useWorkspacePage } from '../page/workspace-page-context.ts';

/** Steps at the side; code and preview beside each other above the tests. Sizes are remembered for all labs. */
export function PanesBeside({ panes }: { panes: Record<PaneId, ReactNode> }) {
  const { lab, view, layout } = useWorkspacePage();
  const { steps, code, tests } = layout.split;
  const hasTests = toPanes(lab.value).includes('tests');
  return (
    <div className={styles.main} data-maximized={view.maximized.value}>
      <Splitter
        label={t('split.steps')}
        value={steps.current.value}
        defaultValue={DEFAULT_SPLIT.steps}
        min={16}
        max={45}
        onChange={steps.set}
        start={panes.steps}
        end={
          <Splitter
            label={t('split.tests')}
            orientation="vertical"
            value={tests.current.value}
            defaultValue={DEFAULT_SPLIT.tests}
            min={25}
            max={85}
            onChange={tests.set}
            isEndFolded={!hasTests || !view.isTestsOpen.value}
            start={
              <Splitter
                label={t('split.code')}
                value={code.current.value}
                defaultValue={DEFAULT_SPLIT.code}
                min={25}
                max={75}
                onChange={code.set}
                start={panes.code}
                end={panes.view}
              />
            }
            end={hasTests && panes.tests}
          />
        }
      />
    </div>
  );
}
