import type { ReactNode } from 'react';
import { DeferredBoundary, DeferredSkeleton } from '../base/DeferredBoundary.tsx';
import * as page from '../base/Workspace.css.ts';
import { toPaneLabel } from '../page/pane-labels.ts';
import { useWorkspacePage } from '../page/workspace-page-context.ts';
import { Pane } from '../panes/Pane.tsx';
import { AppPane } from './AppPane.tsx';
import { InspectView } from './deferred.ts';
import { EngineState } from './engine/EngineState.tsx';
import { t } from './messages.ts';

interface ViewPaneProps {
  /** Above the app: what an attack on it achieved. */
  banner?: ReactNode;
}

/** The running app; of a policy lab, which has none, the result of its files. */
export function ViewPane({ banner }: ViewPaneProps) {
  const workspacePage = useWorkspacePage();
  const lab = workspacePage.lab.value;
  if (lab.inspect === undefined) return <AppPane banner={banner} />;
  return (
    <Pane
      id="view"
      label={t('pane.inspect')}
      head={<h2 className={page.paneTitle}>{toPaneLabel(lab, 'view')}</h2>}
    >
      {workspacePage.workspace.value.engine.value === 'ready' ? (
        <DeferredBoundary waiting={<DeferredSkeleton />}>
          <InspectView />
        </DeferredBoundary>
      ) : (
        <EngineState />
      )}
    </Pane>
  );
}
