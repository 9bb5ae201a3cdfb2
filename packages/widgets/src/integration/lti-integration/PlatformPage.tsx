import { EmptyState, LinkButton, PageHeader, ProblemState, Skeleton } from '@drawbridge/ui';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
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
  /** Address of the list of platforms. */
  listHref: string;
  /** The platform is known: the host names its page. */
  onKnown?: (name: string) => void;
  /** It is deleted or rejected. */
  onGone: () => void;
}

/** One learning platform, for the administrators of its company. @see LTI-26 */
export const PlatformPage = withLoading(LoadedPage, Loading);

function LoadedPage({ platformId, listHref, onKnown, onGone }: PlatformPageProps) {
  const store = useStore('platform', platformId);
  useEffect(() => void store.load(), [store]);
  const known = store.detail.value;
  const name = known.state === 'ready' ? known.value.platform.name : undefined;
  const tellName = useEffectEvent((found: string) => onKnown?.(found));
  useEffect(() => {
    if (name !== undefined) tellName(name);
  }, [name]);
  if (known.state === 'loading') return <Loading />;
  if (known.state === 'problem') {
    const { code, message, incident } = known.problem;
    const back = <LinkButton href={listHref}>{t('platform.toList')}</LinkButton>;
    if (code === 'forbidden') return <EmptyState page title={t('denied')} message={t('denied.message')} />;
    // An address that names no id at all is refused as input.
    if (code === 'platform_not_found' || code === 'bad_input') return <Gone back={back} />;
    return (
      <ProblemState
        title={t('platform.problem')}
        message={message}
        onRetry={() => void store.load()}
        incidentId={incident}
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

function Gone({ back }: { back: ReactNode }) {
  return <EmptyState page title={t('platform.gone')} message={t('platform.gone.message')} actions={back} />;
}

function Loading() {
  return (
    <div role="status" aria-busy="true" aria-label={t('loading')} className={styles.place}>
      <Skeleton shape="block" height={64} />
      <Skeleton shape="block" height={120} />
      <Skeleton shape="block" height={260} />
    </div>
  );
}
