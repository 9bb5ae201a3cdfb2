import type { Loadable, ShownProblem } from '@drawbridge/client';
import type { ChampionOverview } from '@drawbridge/client/stores/company/champions';
import { Stack } from '@drawbridge/ui';
import { LoadingBlocks, LoadProblem } from '../../kit/loadable/index.ts';
import { ChampionJourney, type ChampionJourneyProps } from './ChampionJourney.tsx';
import { ChampionTeams } from './ChampionTeams.tsx';
import * as styles from './champions.css.ts';
import { KnowledgeFeed, type KnowledgeFeedProps } from './KnowledgeFeed.tsx';
import { t } from './messages.ts';

export interface ChampionPageProps
  extends Omit<KnowledgeFeedProps, 'onRetry'>,
    Omit<ChampionJourneyProps, 'journey'> {
  overview: Loadable<ChampionOverview, ShownProblem>;
  onRetry?: (() => void) | undefined;
  onRetryFeed?: (() => void) | undefined;
}

/** Teams, journey and feed of a security champion, from data alone. @see COMP-33, CX-22 */
export function ChampionPage({
  overview,
  onRetry,
  onRetryFeed,
  toJourneyHref,
  toCourseHref,
  ...feed
}: ChampionPageProps) {
  const posts = <KnowledgeFeed {...feed} onRetry={onRetryFeed} />;
  if (overview.state !== 'ready')
    return (
      <Stack gap="8">
        {overview.state === 'loading' ? (
          <LoadingBlocks label={t('loading')} heights={[320]} />
        ) : (
          <LoadProblem title={t('failed')} problem={overview.problem} onRetry={onRetry} />
        )}
        {posts}
      </Stack>
    );
  const { teams, journey } = overview.value;
  if (!journey)
    return (
      <Stack gap="8">
        <ChampionTeams teams={teams} />
        {posts}
      </Stack>
    );
  return (
    <div className={styles.columns}>
      <ChampionTeams teams={teams} />
      <div className={styles.beside}>
        <ChampionJourney journey={journey} toJourneyHref={toJourneyHref} toCourseHref={toCourseHref} />
      </div>
      {posts}
    </div>
  );
}
