import type { Loadable, ShownProblem } from '@drawbridge/client';
import type { ChampionOverview } from '@drawbridge/client/stores/champions';
import { ProblemState, Skeleton, Stack } from '@drawbridge/ui';
import { ChampionJourney, type ChampionJourneyProps } from './ChampionJourney.tsx';
import { ChampionTeams } from './ChampionTeams.tsx';
import * as styles from './champions.css.ts';
import { KnowledgeFeed, type KnowledgeFeedProps } from './KnowledgeFeed.tsx';
import { messages } from './messages.ts';

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
          <div role="status" aria-label={messages.loading.text}>
            <Skeleton shape="block" height={320} />
          </div>
        ) : (
          <ProblemState
            title={messages.failed.text}
            message={overview.problem.message}
            incidentId={overview.problem.incident}
            onRetry={onRetry}
          />
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
