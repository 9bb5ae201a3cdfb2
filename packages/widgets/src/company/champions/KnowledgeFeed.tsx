import type { Loadable, ShownProblem } from '@drawbridge/client';
import type { FeedPages } from '@drawbridge/client/stores/company/champions';
import type { FeedPost } from '@drawbridge/contracts/company';
import { Badge, Card, EmptyState, LinkButton, Prose, Stack } from '@drawbridge/ui';
import { dateFormat } from '@drawbridge/ui/messages';
import * as card from '../../kit/card/card.css.ts';
import { LoadingBlocks, LoadProblem } from '../../kit/loadable/index.ts';
import { MoreButton } from '../../kit/paged-table/MoreButton.tsx';
import { SafeHtml } from '../../kit/safe-html/SafeHtml.tsx';
import { t as profile } from '../../recognition/profile/messages.ts';
import * as styles from './champions.css.ts';
import { t } from './messages.ts';

export interface KnowledgeFeedProps {
  feed: Loadable<FeedPages, ShownProblem>;
  onRetry?: (() => void) | undefined;
  onMore?: (() => void) | undefined;
  /** URL of the course or lab linked from a post. */
  toLinkHref: (link: Pick<FeedPost['link'], 'kind' | 'id'>) => string;
  /** URL of the page where topics are chosen. */
  topicsHref: string;
}

/** Calendar days, without a time zone. */
const toDay = (date: string) =>
  dateFormat({ dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));

/** Posts for champions, the newest first. It fetches nothing: `ConnectedChampion` does. @see COMP-33 */
export function KnowledgeFeed(props: KnowledgeFeedProps) {
  return (
    <Stack as="section" gap="4">
      <div>
        <h2 className={card.heading}>{t('feed')}</h2>
        <p className={card.lead}>{t('feedAbout')}</p>
      </div>
      <Posts {...props} />
    </Stack>
  );
}

function Posts({ feed, onRetry, onMore, toLinkHref, topicsHref }: KnowledgeFeedProps) {
  if (feed.state === 'loading') return <LoadingBlocks label={t('feedLoading')} heights={[220, 220]} />;
  if (feed.state === 'problem')
    return <LoadProblem compact title={t('feedFailed')} problem={feed.problem} onRetry={onRetry} />;
  const { items: posts } = feed.value;
  if (posts.length === 0)
    return (
      <EmptyState
        compact
        title={t('noPosts')}
        message={t('noPostsText')}
        actions={<LinkButton href={topicsHref}>{t('toTopics')}</LinkButton>}
      />
    );
  return (
    <>
      <ul className={card.list}>
        {posts.map((post) => (
          <li key={post.id}>
            <Post post={post} href={toLinkHref(post.link)} />
          </li>
        ))}
      </ul>
      <MoreButton list={feed.value} label={t('more')} onMore={() => onMore?.()} />
    </>
  );
}

function Post({ post: { title, date, topics, html, link }, href }: { post: FeedPost; href: string }) {
  return (
    <Card as="article">
      <Stack gap="3">
        <h3 className={card.title}>{title}</h3>
        <div className={styles.meta}>
          <time dateTime={date} className={card.note}>
            {toDay(date)}
          </time>
          {topics.map((topic) => (
            <Badge key={topic}>{profile(`topic.${topic}`)}</Badge>
          ))}
        </div>
        <Prose>
          <SafeHtml html={html} />
        </Prose>
        <div>
          <LinkButton size="sm" href={href}>
            {t('try', { title: link.title })}
          </LinkButton>
        </div>
      </Stack>
    </Card>
  );
}
