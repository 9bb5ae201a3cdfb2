import type {
  AdminsStore,
  CompanyAdmins,
  CompanyUser,
  UserRole,
} from '@drawbridge/client/stores/company/admins';
import { Avatar, Badge, Button, Callout, EmptyState, iconPlus } from '@drawbridge/ui';
import { useEffect, useState } from 'react';
import { ChangeDialog } from '../../kit/confirm/ChangeDialog.tsx';
import { LoadingBlocks, LoadProblem } from '../../kit/loadable/index.ts';
import { useDrawbridge, useStore, withLoading } from '../../provider/index.ts';
import { toUserName } from '../users/user-name.ts';
import { AddAdmin } from './AddAdmin.tsx';
import * as styles from './admins.css.ts';
import { t } from './messages.ts';

export interface AdminListProps {
  /** The address of the reader. */
  ownEmail: string | undefined;
  /** The reader took their own right: what follows is for members. */
  onLost: () => void;
}

/** Who administers the company, for its owners and administrators. @see COMP-10, COMP-11 */
export const AdminList = withLoading(LoadedList, Loading);

function LoadedList({ ownEmail, onLost }: AdminListProps) {
  const store = useStore('admins');
  const load = () => void store.load();
  useEffect(load, [store]);
  const admins = store.admins.value;
  if (admins.state === 'loading') return <Loading />;
  if (admins.state === 'problem')
    return admins.problem.code === 'forbidden' ? (
      <EmptyState page title={t('denied')} message={t('denied.message')} />
    ) : (
      <LoadProblem title={t('problem')} problem={admins.problem} onRetry={load} />
    );
  return <Shown store={store} admins={admins.value} ownEmail={ownEmail} onLost={onLost} />;
}

interface ShownProps extends AdminListProps {
  store: AdminsStore;
  admins: CompanyAdmins;
}

function Shown({ store, admins, ownEmail, onLost }: ShownProps) {
  const { items, may_change: mayChange, wants_password: wantsPassword } = admins;
  const [isAdding, setAdding] = useState(false);
  const [asked, setAsked] = useState<{ user: CompanyUser; role: UserRole }>();
  const owners = items.filter(({ role }) => role === 'owner');
  return (
    <div className={styles.place}>
      {!mayChange && <Callout>{t('readOnly')}</Callout>}
      {mayChange && owners.length === 1 && <Callout tone="warn">{t('oneOwner')}</Callout>}
      {mayChange && (
        <div>
          <Button tone="primary" icon={iconPlus} onClick={() => setAdding(true)}>
            {t('add')}
          </Button>
        </div>
      )}
      <ul aria-label={t('list')} className={styles.list}>
        {items.map((user) => (
          <li key={user.user_id} className={styles.row}>
            <AdminRow
              user={user}
              isOwn={user.email === ownEmail}
              onAsk={mayChange ? (role) => setAsked({ user, role }) : undefined}
            />
          </li>
        ))}
      </ul>
      {isAdding && <AddAdmin store={store} wantsPassword={wantsPassword} onClose={() => setAdding(false)} />}
      {asked && (
        <RoleDialog
          {...asked}
          store={store}
          isOwn={asked.user.email === ownEmail}
          wantsPassword={wantsPassword}
          onClose={() => setAsked(undefined)}
          onLost={onLost}
        />
      )}
    </div>
  );
}

interface AdminRowProps {
  user: CompanyUser;
  isOwn: boolean;
  /** Absent for a reader who changes nothing. */
  onAsk: ((role: UserRole) => void) | undefined;
}

function AdminRow({ user, isOwn, onAsk }: AdminRowProps) {
  const name = toUserName(user);
  const isOwner = user.role === 'owner';
  return (
    <>
      <Avatar name={name} src={user.picture} size={40} decorative />
      <div className={styles.words}>
        <span className={styles.name}>
          {name}
          <Badge tone={isOwner ? 'primary' : 'neutral'}>{isOwner ? t('owner') : t('admin')}</Badge>
          {isOwn && <Badge tone="info">{t('you')}</Badge>}
        </span>
        <span className={styles.side}>{user.email}</span>
      </div>
      {onAsk && (
        <div className={styles.actions}>
          <Button
            size="sm"
            aria-label={`${isOwner ? t('make.admin') : t('make.owner')}: ${name}`}
            onClick={() => onAsk(isOwner ? 'admin' : 'owner')}
          >
            {isOwner ? t('make.admin') : t('make.owner')}
          </Button>
          <Button size="sm" aria-label={`${t('remove')}: ${name}`} onClick={() => onAsk('member')}>
            {t('remove')}
          </Button>
        </div>
      )}
    </>
  );
}

interface RoleDialogProps {
  store: AdminsStore;
  user: CompanyUser;
  role: UserRole;
  isOwn: boolean;
  wantsPassword: boolean;
  onClose: () => void;
  onLost: () => void;
}

function RoleDialog({ store, user, role, isOwn, wantsPassword, onClose, onLost }: RoleDialogProps) {
  const { notify } = useDrawbridge();
  const name = toUserName(user);
  return (
    <ChangeDialog
      title={t(`ask.${role}`, { name })}
      text={isOwn ? t('ask.self') : t(`ask.${role}.text`)}
      action={role === 'member' ? t('remove') : t(`make.${role}`)}
      tone={role === 'owner' ? 'primary' : 'danger'}
      wantsPassword={wantsPassword}
      change={(password) => store.setRole({ userId: user.user_id, role, isConfirmed: isOwn, password })}
      onDone={() => {
        notify('positive', t('changed', { name }));
        onClose();
        if (isOwn && role === 'member') onLost();
      }}
      onClose={onClose}
    />
  );
}

function Loading() {
  return <LoadingBlocks label={t('loading')} heights={[40, 76, 76]} gap="2" />;
}
