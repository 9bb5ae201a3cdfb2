import { ALL_LIST, type WishlistItem } from '@drawbridge/contracts/learning';
import { isLabWish } from '@drawbridge/contracts/rules';
import {
  Badge,
  Button,
  EmptyState,
  Grid,
  hiddenClass,
  Icon,
  Inline,
  iconNoWishlist,
  iconPlus,
  Skeleton,
  Stack,
  Tabs,
} from '@drawbridge/ui';
import { useEffect, useState } from 'react';
import { LoadProblem } from '../../kit/loadable/index.ts';
import { useStore, withLoading } from '../../provider/index.ts';
import { FavoriteCard } from './FavoriteCard.tsx';
import * as styles from './favorites.css.ts';
import { t } from './messages.ts';
import { NewListDialog } from './NewListDialog.tsx';

export interface FavoritesProps {
  /**
   * Gives the address of a course or lab. With it, the card has a link. Without it, `onOpenCourse` or `onOpenLab` is
   * called.
   */
  toHref?: (item: WishlistItem) => string;
  onOpenCourse?: (courseId: string) => void;
  /** Called for a lab, challenge or playground. */
  onOpenLab?: (labId: string) => void;
  onBrowse: () => void;
}

/**
 * Shows the learner's favorites by list. Lists that stay empty are removed when the learner leaves the widget.
 * @see WISH-10, WISH-11, WISH-20
 */
export const Favorites = withLoading(LoadedFavorites, Loading);

function LoadedFavorites({ toHref, onOpenCourse, onOpenLab, onBrowse }: FavoritesProps) {
  const wishlist = useStore('wishlist');
  const [path, setPath] = useState<string>(ALL_LIST.path);
  const [isNaming, setIsNaming] = useState(false);
  useEffect(() => {
    void wishlist.load();
    return () => wishlist.dropEmptyLists();
  }, [wishlist]);

  const { value: content } = wishlist.content;
  if (content.state === 'loading') return <Loading />;
  if (content.state === 'problem')
    return <LoadProblem title={t('failed')} problem={content.problem} onRetry={() => void wishlist.load()} />;

  const { items, lists } = content.value;
  const current = lists.find(({ sk }) => sk === path) ??
    lists[0] ?? { sk: ALL_LIST.path, name: ALL_LIST.name, events: [] };
  const shown = items.filter(({ sk }) => current.events.includes(sk));
  return (
    <Stack gap="6">
      <Inline justify="between" gap="4">
        <Tabs
          label={t('lists')}
          variant="pill"
          value={current.sk}
          onChange={setPath}
          tabs={lists.map(({ sk, name, events }) => ({
            id: sk,
            label: name,
            end: <Badge count>{events.length}</Badge>,
          }))}
        />
        <Button icon={iconPlus} size="sm" onClick={() => setIsNaming(true)}>
          {t('newList')}
        </Button>
      </Inline>
      {shown.length === 0 ? (
        <Nothing isAll={current.sk === ALL_LIST.path} onBrowse={onBrowse} />
      ) : (
        <>
          <h2 className={hiddenClass}>{current.name}</h2>
          <Grid>
            {shown.map((item) => (
              <FavoriteCard
                key={item.sk}
                item={item}
                lists={lists}
                href={toHref?.(item)}
                onOpen={() => (isLabWish(item) ? onOpenLab : onOpenCourse)?.(item.sk)}
              />
            ))}
          </Grid>
        </>
      )}
      <NewListDialog
        open={isNaming}
        onClose={() => setIsNaming(false)}
        onCreated={(title) => setPath(`/${title}`)}
      />
    </Stack>
  );
}

function Nothing({ isAll, onBrowse }: { isAll: boolean; onBrowse: () => void }) {
  if (!isAll) return <EmptyState compact title={t('emptyListTitle')} message={t('emptyListText')} />;
  return (
    <EmptyState
      page
      picture={<Icon icon={iconNoWishlist} size={64} className={styles.nothing} />}
      title={t('emptyTitle')}
      message={t('emptyText')}
      actions={
        <Button tone="primary" onClick={onBrowse}>
          {t('browse')}
        </Button>
      }
    />
  );
}

function Loading() {
  return (
    <div role="status" aria-label={t('loading')}>
      <Grid>
        {['a', 'b', 'c'].map((key) => (
          <Skeleton key={key} shape="block" height={320} />
        ))}
      </Grid>
    </div>
  );
}
