import { NOTIFICATION_FILTERS, type NotificationFilter } from '@drawbridge/contracts/operations';
import { Badge, Button, EmptyState, Inline, Stack, Tabs, VisuallyHidden } from '@drawbridge/ui';
import { useEffect, useId } from 'react';
import { LoadingBlocks, LoadProblem } from '../../kit/loadable/index.ts';
import { MoreButton } from '../../kit/paged-table/MoreButton.tsx';
import { format, useStore, withLoading } from '../../provider/index.ts';
import { emptyMessages, messages } from './messages.ts';
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
          label={messages.filters.text}
          variant="pill"
          panelId={panelId}
          value={filter}
          onChange={(chosen) => void store.setFilter(chosen as NotificationFilter)}
          tabs={NOTIFICATION_FILTERS.map((id) => ({
            id,
            label: messages[id].text,
            ...(id === 'unread' && unread > 0 ? { end: <Badge count>{unread}</Badge> } : {}),
          }))}
        />
        {/* A disabled attribute would drop the focus the moment it is pressed. */}
        <Button size="sm" aria-disabled={unread === 0} onClick={() => unread > 0 && void store.markAllRead()}>
          {messages.markAll.text}
        </Button>
      </Inline>
      <VisuallyHidden>
        <span role="status">{latest && format(messages.arrived.text, { content: latest.content })}</span>
      </VisuallyHidden>
      <div id={panelId} role="tabpanel" aria-label={messages[filter].text}>
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
    return (
      <LoadProblem title={messages.failed.text} problem={content.problem} onRetry={() => void store.load()} />
    );
  const { items } = content.value;
  if (items.length === 0 && !content.value.hasMore) {
    const filter = store.filter.value;
    return (
      <EmptyState page title={emptyMessages[filter].text} message={emptyMessages[`${filter}.message`].text} />
    );
  }

  return (
    <>
      <ul className={styles.list} aria-label={messages.list.text}>
        {items.map((item) => (
          <NotificationRow
            key={item.sk}
            notification={item}
            onOpen={({ sk }) => void store.mark(sk, 'read', { isQuiet: true })}
            onMark={({ sk, status }) => void store.mark(sk, status === 'unread' ? 'read' : 'unread')}
          />
        ))}
      </ul>
      <MoreButton
        list={content.value}
        label={messages.more.text}
        aheadPx={200}
        onMore={() => void store.loadMore()}
      />
    </>
  );
}

function Loading() {
  return <LoadingBlocks label={messages.loading.text} heights={[64, 64, 64, 64]} gap="3" />;
}
