import type {
  CompanyUser,
  UserList as Users,
  UsersStore,
} from '@drawbridge/client/stores/company/users/users';
import { Button, EmptyState, iconDownload, iconMail, iconUpload, LinkButton, Skeleton } from '@drawbridge/ui';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import { useAct } from '../../kit/confirm/use-act.ts';
import { saveFile } from '../../kit/download/save-file.ts';
import { KeptNote, LoadingBlocks, LoadProblem } from '../../kit/loadable/index.ts';
import { MoreButton } from '../../kit/paged-table/MoreButton.tsx';
import { useDrawbridge, useStore, withLoading } from '../../provider/index.ts';
import { AskedPeople } from './AskedPeople.tsx';
import { InviteUsers } from './InviteUsers.tsx';
import { t } from './messages.ts';
import { SavedViews } from './SavedViews.tsx';
import { UserFilters } from './UserFilters.tsx';
import { UserTable } from './UserTable.tsx';
import * as styles from './users.css.ts';
import { EVERYBODY, isEverybody, toUserQuery, toViewParams, type UsersView } from './users-view.ts';

export interface UserListProps {
  view: UsersView;
  onView: (view: UsersView) => void;
  /** Address of the page of a user. */
  toUser: (user: CompanyUser) => string;
  /** Address of the list with a view. */
  toView: (view: UsersView) => string;
  /** Address of the import from a file. */
  importHref: string | undefined;
}

/** The users of a company, for its administrators. @see COMP-13..COMP-16 */
export const UserList = withLoading(LoadedList, Loading);

function LoadedList(props: UserListProps) {
  const { view, onView } = props;
  const store = useStore('users');
  const key = JSON.stringify(toViewParams(view));
  const load = () => void store.load(toUserQuery(view));
  // oxlint-disable-next-line react/exhaustive-deps -- the view is another object at each render; its parts are in the key
  useEffect(load, [store, key]);
  useEffect(() => void store.loadDepartments(), [store]);
  const list = store.list.value;
  if (list.state === 'problem' && list.problem.code === 'forbidden')
    return <EmptyState page title={t('denied')} message={t('denied.message')} />;
  return (
    <div className={styles.place}>
      <Actions store={store} view={view} importHref={props.importHref} />
      <SavedViews view={view} onView={onView} toView={props.toView} />
      <UserFilters store={store} view={view} onView={onView} />
      {list.state === 'loading' && <Rows />}
      {list.state === 'problem' && <LoadProblem title={t('problem')} problem={list.problem} onRetry={load} />}
      <KeptNote list={list} onRetry={load} />
      {list.state === 'ready' && <AskedPeople changes={list} />}
      {list.state === 'ready' && <Shown {...props} store={store} list={list.value} />}
    </div>
  );
}

interface ActionsProps {
  store: UsersStore;
  view: UsersView;
  importHref: string | undefined;
}

function Actions({ store, view, importHref }: ActionsProps) {
  useSignals();
  const { notify } = useDrawbridge();
  const { isBusy, act } = useAct();
  const [isInviting, setInviting] = useState(false);
  const list = store.list.value;
  const seats = list.state === 'ready' ? list.value.rest.seats : undefined;
  async function save() {
    const { sort: _sort, direction: _direction, ...filters } = toUserQuery(view);
    const file = await act(() => store.exportUsers(filters));
    if (!file) return;
    saveFile({ name: file.file_name, type: 'text/csv;charset=utf-8', text: file.csv });
    notify('positive', file.users === 1 ? t('exported.one') : t('exported', { count: file.users }));
  }
  return (
    <div className={styles.actions}>
      <Button tone="primary" icon={iconMail} onClick={() => setInviting(true)}>
        {t('invite')}
      </Button>
      {importHref !== undefined && (
        <LinkButton icon={iconUpload} href={importHref}>
          {t('import')}
        </LinkButton>
      )}
      <Button icon={iconDownload} loading={isBusy} onClick={() => void save()}>
        {t('export')}
      </Button>
      {isInviting && <InviteUsers store={store} seats={seats} onClose={() => setInviting(false)} />}
    </div>
  );
}

function toCount({ items, rest: { total } }: Users): string {
  if (items.length < total) return t('count.part', { shown: items.length, total });
  return total === 1 ? t('count.one') : t('count', { total });
}

function Shown({ store, list, view, onView, toUser }: UserListProps & { store: UsersStore; list: Users }) {
  useSignals();
  const { seats } = list.rest;
  return (
    <div aria-busy={store.isReloading.value} className={styles.shown}>
      <div className={styles.head}>
        <output className={styles.count}>{toCount(list)}</output>
        {seats && (
          <span className={styles.side}>
            {seats.all === null
              ? t('seats.open', { used: seats.used })
              : t('seats', { used: seats.used, all: seats.all })}
          </span>
        )}
      </div>
      {list.items.length === 0 ? (
        <Nothing view={view} onView={onView} />
      ) : (
        <>
          <UserTable
            store={store}
            users={list.items}
            view={view}
            onView={onView}
            toUser={toUser}
            onMoved={() => void store.load(toUserQuery(view))}
          />
          <MoreButton
            list={list}
            label={t('more')}
            failedText={t('more.failed')}
            onMore={() => void store.loadMore()}
          />
        </>
      )}
    </div>
  );
}

function Nothing({ view, onView }: Pick<UserListProps, 'view' | 'onView'>) {
  if (isEverybody(view)) return <EmptyState title={t('empty')} message={t('empty.message')} />;
  return (
    <EmptyState
      title={t('unmatched')}
      message={t('unmatched.message')}
      actions={<Button onClick={() => onView({ ...view, values: EVERYBODY.values })}>{t('clear')}</Button>}
    />
  );
}

function Loading() {
  return (
    <div className={styles.place}>
      <Skeleton shape="block" height={40} />
      <Skeleton shape="block" height={72} />
      <Rows />
    </div>
  );
}

const Rows = () => <LoadingBlocks label={t('loading')} heights={[56, 56, 56, 56, 56, 56]} gap="2" />;
