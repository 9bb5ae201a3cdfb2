import { NOTIFICATION_FILTERS, type NotificationFilter } from '@drawbridge/contracts/operations';
import { Badge, Button, EmptyState, Inline, Stack, Tabs, VisuallyHidden } from '@drawbridge/ui';
import { useEffect, useId } from 'react';
import { KeptNote, LoadingBlocks, LoadProblem } from '../../kit/loadable/index.ts';
import { MoreButton } from '../../kit/paged-table/MoreButton.tsx';
import { useStore, withLoading } from '../../provider/index.ts';
import { emptyText, t } from './messages.ts';
import { NotificationRow } from './NotificationRow.tsx';
import * as styles from './notifications.css.ts';

/**
 * The user's notifications, newest first; one that arrives while the list is open is on top. Each links to the page it is
 * about. @see NOTIF-1..NOTIF-19
 */
export const NotificationCenter = withLoading(LoadedCenter, Loading);

function LoadedCenter() {
  const store = useStore('notifications');
  const panelId = useId();
  useEffect(() => {
    void store.load();
    store.connect();
  }, [store]);
  const filter = store.filter.value;
  const unread = store.unread.value;
  const latest = store.latest.value;
  return (
    <Stack gap="4">
      <Inline justify="between" gap="4">
        <Tabs
          label={t('filters')}
          variant="pill"
          panelId={panelId}
          value={filter}
          onChange={(chosen) => void store.setFilter(chosen as NotificationFilter)}
          tabs={NOTIFICATION_FILTERS.map((id) => ({
            id,
            label: t(id),
            ...(id === 'unread' && unread > 0 ? { end: <Badge count>{unread}</Badge> } : {}),
          }))}
        />
        {/* A disabled attribute would drop the focus the moment it is pressed. */}
        <Button size="sm" aria-disabled={unread === 0} onClick={() => unread > 0 && void store.markAllRead()}>
          {t('markAll')}
        </Button>
      </Inline>
      <VisuallyHidden>
        <span role="status">{latest && t('arrived', { content: latest.content })}</span>
      </VisuallyHidden>
      <KeptNote list={store.content.value} onRetry={() => void store.load()} />
      <div id={panelId} role="tabpanel" aria-label={t(filter)}>
        <Content />
      </div>
    </Stack>
  );
}

function Content() {
  const store = useStore('notifications');
  const { value: content } = store.content;
  if (content.state === 'loading') return <Loading />;
  if (content.state === 'problem')
    return <LoadProblem title={t('failed')} problem={content.problem} onRetry={() => void store.load()} />;
  const { items } = content.value;
  if (items.length === 0 && !content.value.hasMore) {
    const filter = store.filter.value;
    return <EmptyState page title={emptyText(filter)} message={emptyText(`${filter}.message`)} />;
  }

  return (
    <>
      <ul className={styles.list} aria-label={t('list')}>
        {items.map((item) => (
          <NotificationRow
            key={item.sk}
            notification={item}
            onOpen={({ sk }) => void store.mark(sk, 'read', { isQuiet: true })}
            onMark={({ sk, status }) => void store.mark(sk, status === 'unread' ? 'read' : 'unread')}
          />
        ))}
      </ul>
      <MoreButton list={content.value} label={t('more')} aheadPx={200} onMore={() => void store.loadMore()} />
    </>
  );
}

function Loading() {
  return <LoadingBlocks label={t('loading')} heights={[64, 64, 64, 64]} gap="3" />;
}
