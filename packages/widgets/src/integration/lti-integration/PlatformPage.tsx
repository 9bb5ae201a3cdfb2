import { LinkButton, PageHeader } from '@drawbridge/ui';
import { useEffect } from 'react';
import { KnownProblem, LoadingBlocks, useTitle } from '../../kit/loadable/index.ts';
import { useStore, withLoading } from '../../provider/index.ts';
import { DeploymentList } from './DeploymentList.tsx';
import * as styles from './lti-integration.css.ts';
import { t } from './messages.ts';
import { DangerZone, PlatformNotice } from './PlatformActions.tsx';
import { PlatformBadge } from './PlatformBadge.tsx';
import { PlatformTest } from './PlatformTest.tsx';
import { PlatformNumbers, PlatformValues } from './PlatformValues.tsx';
import { RefusalList } from './RefusalList.tsx';
import { ScoreQueue } from './ScoreQueue.tsx';

export interface PlatformPageProps {
  platformId: string;
  /** URL of the list of platforms. */
  listHref: string;
  /** Called with the name once the platform is loaded, for the page title. */
  onKnown?: (name: string) => void;
  /** Called when it was deleted or rejected. */
  onGone: () => void;
}

/** One learning platform, for the administrators of its company. @see LTI-26 */
export const PlatformPage = withLoading(LoadedPage, Loading);

function LoadedPage({ platformId, listHref, onKnown, onGone }: PlatformPageProps) {
  const store = useStore('platform', platformId);
  useEffect(() => void store.load(), [store]);
  const known = store.detail.value;
  const name = known.state === 'ready' ? known.value.platform.name : undefined;
  useTitle(name, onKnown);
  if (known.state === 'loading') return <Loading />;
  if (known.state === 'problem') {
    const gone = {
      title: t('platform.gone'),
      message: t('platform.gone.message'),
      actions: <LinkButton href={listHref}>{t('platform.toList')}</LinkButton>,
    };
    return (
      <KnownProblem
        page
        title={t('platform.problem')}
        problem={known.problem}
        known={{
          forbidden: { title: t('denied'), message: t('denied.message') },
          platform_not_found: gone,
          // An address that names no id at all is refused as input.
          bad_input: gone,
        }}
        onRetry={() => void store.load()}
      />
    );
  }
  const { platform, warnings } = known.value;
  const actions = { store, platform, onGone };
  return (
    <div className={styles.place}>
      <PageHeader title={platform.name} description={<PlatformBadge platform={platform} />} />
      <PlatformNotice {...actions} />
      <PlatformNumbers store={store} />
      <PlatformValues store={store} platform={platform} warnings={warnings} />
      <DeploymentList store={store} platform={platform} />
      <PlatformTest store={store} />
      <RefusalList store={store} platform={platform} />
      <ScoreQueue store={store} />
      <DangerZone {...actions} />
    </div>
  );
}

function Loading() {
  return <LoadingBlocks label={t('loading')} heights={[64, 120, 260]} gap="6" />;
}
