import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { useStore, withLoading } from '../../provider/index.ts';
import { ChampionPage, type ChampionPageProps } from './ChampionPage.tsx';

export type ConnectedChampionProps = Pick<
  ChampionPageProps,
  'toJourneyHref' | 'toCourseHref' | 'toLinkHref' | 'topicsHref'
>;

/** A security champion's teams, journey and feed. @see COMP-33, CX-22 */
export const ConnectedChampion = withLoading(LoadedChampion, (links: ConnectedChampionProps) => (
  <ChampionPage {...links} overview={{ state: 'loading' }} feed={{ state: 'loading' }} />
));

function LoadedChampion(links: ConnectedChampionProps) {
  useSignals();
  const store = useStore('champion');
  useEffect(() => {
    void store.load();
    void store.loadFeed();
  }, [store]);
  return (
    <ChampionPage
      {...links}
      overview={store.overview.value}
      feed={store.feed.value}
      onRetry={() => void store.load()}
      onRetryFeed={() => void store.loadFeed()}
      onMore={() => void store.loadMore()}
    />
  );
}
