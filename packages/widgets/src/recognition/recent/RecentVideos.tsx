import type { Loadable, ShownProblem } from '@drawbridge/client';
import type { RecentVideo } from '@drawbridge/contracts/recognition';
import { Badge, iconCheck } from '@drawbridge/ui';
import { useEffect } from 'react';
import { toClock } from '../../kit/time/index.ts';
import { useStore, withLoading } from '../../provider/index.ts';
import { toDay } from '../activity-list/ActivityList.tsx';
import { Row, toTopic } from '../activity-list/Row.tsx';
import { t } from './messages.ts';
import { RecentRows } from './RecentRows.tsx';

export interface RecentVideosProps {
  videos: Loadable<readonly RecentVideo[], ShownProblem>;
  onRetry?: (() => void) | undefined;
  toHref: (video: RecentVideo) => string;
}

/** Lists the videos that somebody watched last, and where they stopped. It fetches nothing. @see PROF-10 */
export function RecentVideos({ videos, onRetry, toHref }: RecentVideosProps) {
  return (
    <RecentRows
      rows={videos}
      failedTitle={t('videosFailed')}
      nothing={{ title: t('noVideo'), text: t('noVideoText') }}
      onRetry={onRetry}
      renderRow={(video) => (
        <Row
          key={`${video.event_id} ${video.item_id}`}
          id={video.event_id}
          topic={toTopic(video.owasp)}
          title={video.title}
          href={toHref(video)}
          facts={[
            video.course_name,
            toWatched(video),
            ...(video.completed ? [<Completed key="completed" />] : []),
          ]}
        />
      )}
    />
  );
}

function toWatched({ watched_at, position, item_ttl, completed }: RecentVideo): string {
  const watched = t('watched', { day: toDay(watched_at) });
  if (completed || position === 0) return watched;
  // A length as planned may be shorter than the file.
  const length = toClock(Math.max(item_ttl, position));
  return `${watched}, ${t('stoppedAt', { place: toClock(position), length })}`;
}

function Completed() {
  return (
    <Badge tone="pass" icon={iconCheck}>
      {t('completed')}
    </Badge>
  );
}

export type ConnectedRecentVideosProps = Pick<RecentVideosProps, 'toHref'>;

/** Lists the learner's own. @see PROF-10, CALL-26 */
export const ConnectedRecentVideos = withLoading(LoadedVideos, (props: ConnectedRecentVideosProps) => (
  <RecentVideos {...props} videos={{ state: 'loading' }} />
));

function LoadedVideos(props: ConnectedRecentVideosProps) {
  const store = useStore('recent');
  useEffect(() => void store.loadVideos(), [store]);
  return <RecentVideos {...props} videos={store.videos.value} onRetry={() => void store.loadVideos()} />;
}
