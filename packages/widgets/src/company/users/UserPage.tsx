import type { UserPage as Page, UserStore } from '@drawbridge/client/stores/company/users/user';
import {
  Badge,
  Button,
  Callout,
  EmptyState,
  iconEdit,
  iconHistory,
  LinkButton,
  useLinkRenderer,
} from '@drawbridge/ui';
import { Fragment, useEffect, useState } from 'react';
import { DetailHead } from '../../kit/detail/DetailHead.tsx';
import { LoadingBlocks, LoadProblem, useTitle } from '../../kit/loadable/index.ts';
import { useStore, withLoading } from '../../provider/index.ts';
import { EditUser } from './EditUser.tsx';
import { t } from './messages.ts';
import { UserActs } from './UserActs.tsx';
import { UserInfo } from './UserInfo.tsx';
import { UserProfile } from './UserProfile.tsx';
import { STATE_TONES } from './UserTable.tsx';
import { toUserName } from './user-name.ts';
import { toDeactivatedText } from './user-words.ts';
import * as styles from './users.css.ts';

/** `info`: figures, assignments and activity. `profile`: badges and results. */
export type UserView = 'info' | 'profile';

export interface UserPageProps {
  email: string;
  view: UserView;
  /** Address of the other part of the page. Absent for a manager, whose page has one part. @see ROLE-5 */
  toView: ((view: UserView, name: string) => string) | undefined;
  /** The list that the reader came from: all users, or the teams of a manager. */
  back: { label: string; onPress: () => void };
  /** Address of the page of a team. */
  toTeam: (team: { id: string; name: string }) => string;
  /** Address of what the directory asked for about a user. */
  toDirectoryLog: (user: { user_id: string }) => string;
  /** Address of the public page of a badge award. */
  toBadge: (awardId: string) => string;
  /** The user is known: the host names its page. */
  onKnown?: (name: string) => void;
  /** The user was removed from the company. */
  onGone: () => void;
}

/** One user of a company: how they are doing, and what can be done. @see COMP-34, COMP-35 */
export const UserPage = withLoading(LoadedPage, Loading);

function LoadedPage(props: UserPageProps) {
  const { email, onKnown, back } = props;
  const store = useStore('user', email);
  const load = () => void store.load();
  useEffect(load, [store]);
  const page = store.page.value;
  const name = page.state === 'ready' ? toUserName(page.value.user) : undefined;
  useTitle(name, onKnown);
  if (page.state === 'loading') return <Loading />;
  if (page.state === 'ready') return <Shown {...props} store={store} page={page.value} />;
  if (page.problem.code === 'user_not_found' || page.problem.code === 'bad_input')
    return (
      <EmptyState
        page
        title={t('user.gone')}
        message={t('user.gone.message')}
        actions={<Button onClick={back.onPress}>{back.label}</Button>}
      />
    );
  return <LoadProblem title={t('user.problem')} problem={page.problem} onRetry={load} />;
}

function Shown(props: UserPageProps & { store: UserStore; page: Page }) {
  const { store, page, view, back, onGone } = props;
  const { user, may } = page;
  const [isEditing, setEditing] = useState(false);
  const name = toUserName(user);
  const line = [user.job_title, user.department].filter(Boolean).join(' · ');
  return (
    <div className={styles.place}>
      <DetailHead
        title={name}
        badge={
          <>
            <Badge tone={STATE_TONES[user.state]}>{t(`state.${user.state}`)}</Badge>
            {user.is_provisioned && <Badge>{t('source.directory')}</Badge>}
          </>
        }
        line={line || undefined}
        back={back}
        takesFocus={false}
      />
      {may.edit && (
        <div className={styles.actions}>
          <Button size="sm" icon={iconEdit} onClick={() => setEditing(true)}>
            {t('user.edit')}
          </Button>
          <UserActs
            store={store}
            users={[user]}
            onDone={() => undefined}
            onMoved={() => void store.load()}
            onRemoved={onGone}
          />
          {may.read_directory_log && (
            <LinkButton size="sm" icon={iconHistory} href={props.toDirectoryLog(user)}>
              {t('user.directoryLog')}
            </LinkButton>
          )}
        </div>
      )}
      {user.state === 'deactivated' && user.deactivation && <Callout>{toDeactivatedText(user)}</Callout>}
      {props.toView && <Views view={view} toView={props.toView} name={name} />}
      {view === 'info' ? <UserInfo {...props} /> : <UserProfile {...props} />}
      {isEditing && <EditUser store={store} user={user} onClose={() => setEditing(false)} />}
    </div>
  );
}

interface ViewsProps {
  view: UserView;
  toView: (view: UserView, name: string) => string;
  name: string;
}

function Views({ view, toView, name }: ViewsProps) {
  const renderLink = useLinkRenderer();
  return (
    <nav aria-label={t('user.views')} className={styles.views}>
      {(['info', 'profile'] as const).map((one) => (
        <Fragment key={one}>
          {renderLink({
            href: toView(one, name),
            className: styles.viewLink,
            children: t(`user.view.${one}`),
            ...(one === view && { 'aria-current': 'page' as const }),
          })}
        </Fragment>
      ))}
    </nav>
  );
}

function Loading() {
  return <LoadingBlocks label={t('user.loading')} heights={[64, 120, 320]} gap="4" />;
}
