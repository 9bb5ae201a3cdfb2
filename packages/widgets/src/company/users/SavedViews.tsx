import type {
  SavedUserView,
  UserViews,
  UserViewsStore,
} from '@drawbridge/client/stores/company/users/user-views';
import { Badge, Button, iconChevronDown, Menu, type MenuEntry } from '@drawbridge/ui';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef, useState } from 'react';
import { useAct } from '../../kit/confirm/use-act.ts';
import { useStore, withLoading } from '../../provider/index.ts';
import { t } from './messages.ts';
import { SaveView } from './SaveView.tsx';
import * as styles from './users.css.ts';
import { EVERYBODY, isSameView, toSavedQuery, toSavedView, type UsersView } from './users-view.ts';

export interface SavedViewsProps {
  view: UsersView;
  onView: (view: UsersView) => void;
  /** Address of the list with a view. */
  toView: (view: UsersView) => string;
}

/** The saved views: links to them, and what can be done with the shown one. */
export const SavedViews = withLoading(Loaded, Loading);

function Loading() {
  return <div className={styles.savedViews} aria-hidden />;
}

function Loaded(props: SavedViewsProps) {
  useSignals();
  const store = useStore('userViews');
  useEffect(() => void store.load(), [store]);
  useDefault(store, props);
  const { value: known } = store.views;
  if (known.state === 'loading') return <Loading />;
  if (known.state === 'problem') return <p className={styles.side}>{t('views.problem')}</p>;
  return <Ready {...props} store={store} views={known.value} />;
}

/** A list that was opened without filters begins with the default view. */
function useDefault(store: UserViewsStore, { view, onView }: SavedViewsProps): void {
  const wantsDefault = useRef(isSameView(view, EVERYBODY));
  const { value: known } = store.views;
  useEffect(() => {
    if (known.state !== 'ready' || !wantsDefault.current) return;
    wantsDefault.current = false;
    const chosen = known.value.items.find(({ id }) => id === known.value.default_view_id);
    if (chosen && isSameView(view, EVERYBODY)) onView(toSavedView(chosen.query));
  });
}

type Asked = { view: SavedUserView | undefined };
interface Deleted {
  view: SavedUserView;
  /** It comes back as it was. */
  isDefault: boolean;
}

function Ready({
  store,
  views,
  view,
  toView,
}: SavedViewsProps & { store: UserViewsStore; views: UserViews }) {
  const { act } = useAct();
  const [asked, setAsked] = useState<Asked>();
  const [deleted, setDeleted] = useState<Deleted>();
  const place = useRef<HTMLDivElement>(null);
  const [openedId, setOpenedId] = useState<string>();
  const shown = views.items.find(({ query }) => isSameView(toSavedView(query), view));
  if (shown && shown.id !== openedId) setOpenedId(shown.id);
  const opened = views.items.find(({ id }) => id === openedId);

  async function remove(one: SavedUserView) {
    if (await act(() => store.remove(one.id)))
      setDeleted({ view: one, isDefault: one.id === views.default_view_id });
  }
  async function undo({ view: one, isDefault }: Deleted) {
    setDeleted(undefined);
    // The button is gone.
    place.current?.querySelector('button')?.focus();
    if ((await act(() => store.save(one))) && isDefault) await act(() => store.setDefault(one.id));
  }
  const items = toEntries({
    views,
    shown,
    opened,
    toHref: (query) => toView(query ? toSavedView(query) : EVERYBODY),
    onSave: () => setAsked({ view: undefined }),
    onEdit: (one) => setAsked({ view: one }),
    onUpdate: (one) => void act(() => store.save({ ...one, query: toSavedQuery(view) }), t('views.saved')),
    onDefault: (one) =>
      void act(
        () => store.setDefault(one?.id ?? null),
        one ? t('views.begun', { name: one.name }) : t('views.begunNot'),
      ),
    onDelete: (one) => void remove(one),
  });
  return (
    <div ref={place} className={styles.savedViews}>
      <Menu
        label={t('views')}
        placement="bottom-start"
        items={items}
        trigger={(trigger) => (
          <Button {...trigger} iconEnd={iconChevronDown}>
            {shown ? `${t('views')}: ${shown.name}` : t('views')}
          </Button>
        )}
      />
      {deleted && (
        <span role="status" className={styles.undo}>
          {t('views.deleted', { name: deleted.view.name })}
          <Button size="sm" onClick={() => void undo(deleted)}>
            {t('views.undo')}
          </Button>
        </span>
      )}
      {shown && shown.dropped.length > 0 && (
        <span role="status" className={styles.side}>
          {t('views.dropped')}
        </span>
      )}
      {asked && (
        <SaveView
          store={store}
          view={asked.view}
          query={asked.view?.query ?? toSavedQuery(view)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  );
}

interface EntriesGiven {
  views: UserViews;
  shown: SavedUserView | undefined;
  /** The last one that was shown: its filters may have been changed since. */
  opened: SavedUserView | undefined;
  /** Without a query: everybody. */
  toHref: (query?: SavedUserView['query']) => string;
  onSave: () => void;
  onEdit: (view: SavedUserView) => void;
  onUpdate: (view: SavedUserView) => void;
  onDefault: (view: SavedUserView | undefined) => void;
  onDelete: (view: SavedUserView) => void;
}

function toEntries({ views, shown, opened, toHref, ...on }: EntriesGiven): MenuEntry[] {
  const { items, default_view_id: defaultId } = views;
  const isDefault = (one: SavedUserView) => one.id === defaultId;
  const update = opened && !shown && opened.may_change ? opened : undefined;
  return [
    { id: 'all', label: t('views.all'), href: toHref() },
    ...items.map((one) => ({
      id: one.id,
      label: one.name,
      href: toHref(one.query),
      end: (
        <span className={styles.badges}>
          {isDefault(one) && <Badge tone="info">{t('views.default')}</Badge>}
          {one.is_shared && <Badge>{t('views.shared')}</Badge>}
        </span>
      ),
    })),
    { kind: 'separator', id: 'line' },
    ...(update
      ? [
          {
            id: 'update',
            label: t('views.update', { name: update.name }),
            onSelect: () => on.onUpdate(update),
          },
        ]
      : []),
    ...(shown ? [] : [{ id: 'save', label: t('views.save'), onSelect: on.onSave }]),
    ...(shown
      ? [
          {
            id: 'default',
            label: t(isDefault(shown) ? 'views.beginNot' : 'views.begin'),
            onSelect: () => on.onDefault(isDefault(shown) ? undefined : shown),
          },
        ]
      : []),
    ...(shown?.may_change
      ? [
          { id: 'edit', label: t('views.edit'), onSelect: () => on.onEdit(shown) },
          {
            id: 'delete',
            label: t('views.delete'),
            tone: 'danger' as const,
            onSelect: () => on.onDelete(shown),
          },
        ]
      : []),
  ];
}
