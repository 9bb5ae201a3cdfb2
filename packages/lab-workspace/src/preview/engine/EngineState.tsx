import { Button, ProblemState, Skeleton } from '@drawbridge/ui';
import { DeferredBoundary } from '../../base/DeferredBoundary.tsx';
import * as page from '../../base/Workspace.css.ts';
import { useWorkspacePage } from '../../page/workspace-page-context.ts';
import { FetchingState } from '../deferred.ts';
import { t } from '../messages.ts';
import * as styles from '../ViewPane.css.ts';

/** Shown until the engine runs, or when it could not be started. */
export function EngineState() {
  const workspace = useWorkspacePage().workspace.value;
  if (workspace.engine.value === 'failed')
    return (
      <div className={page.whole}>
        <ProblemState
          compact
          title={t('engine.failed.title')}
          message={t('engine.failed.message')}
          actions={<Button onClick={() => void workspace.start()}>{t('engine.retry')}</Button>}
        />
      </div>
    );
  if (workspace.fetching.value !== undefined)
    return (
      <DeferredBoundary waiting={<Starting />}>
        <FetchingState />
      </DeferredBoundary>
    );
  return <Starting />;
}

function Starting() {
  return (
    <section className={styles.waiting} aria-busy="true" aria-label={t('engine.starting')}>
      <Skeleton shape="block" height="36px" />
      <Skeleton width="50%" />
      <Skeleton width="72%" />
      <Skeleton width="64%" />
    </section>
  );
}
