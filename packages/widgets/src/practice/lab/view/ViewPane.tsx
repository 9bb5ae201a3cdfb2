import { DeferredBoundary, DeferredSkeleton } from '../deferred/DeferredBoundary.tsx';
import { InspectView } from '../deferred/index.ts';
import * as page from '../LabDetail.css.ts';
import { Pane } from '../Pane.tsx';
import { useLabPage } from '../page/lab-page-context.ts';
import { toPaneLabel } from '../pane-labels.ts';
import { AppPane } from './AppPane.tsx';
import { EngineState } from './EngineState.tsx';
import { t } from './messages.ts';

/** The running app; of a policy lab, which has none, the result of its files. */
export function ViewPane() {
  const labPage = useLabPage();
  const lab = labPage.lab.value;
  if (lab.inspect === undefined) return <AppPane />;
  return (
    <Pane
      id="view"
      label={t('pane.inspect')}
      head={<h2 className={page.paneTitle}>{toPaneLabel(lab, 'view')}</h2>}
    >
      {labPage.workspace.value.engine.value === 'ready' ? (
        <DeferredBoundary waiting={<DeferredSkeleton />}>
          <InspectView />
        </DeferredBoundary>
      ) : (
        <EngineState />
      )}
    </Pane>
  );
}
