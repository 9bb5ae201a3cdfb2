import type { CompanyUser, UserSort, UsersStore } from '@drawbridge/client/stores/company/users/users';
import { USER_COLUMNS } from '@drawbridge/contracts/company';
import { Avatar, Badge, type Tone, useLinkRenderer } from '@drawbridge/ui';
import { useState } from 'react';
import { ColumnChoice } from '../../kit/paged-table/ColumnChoice.tsx';
import { type Column, toShown } from '../../kit/paged-table/columns.ts';
import { SelectableTable } from '../../kit/paged-table/SelectableTable.tsx';
import { SelectionBar } from '../../kit/paged-table/SelectionBar.tsx';
import { keepKnown, type Selection } from '../../kit/paged-table/selection.ts';
import { toDay } from '../../kit/time/moment-text.ts';
import { TimeAgo } from '../../kit/time/TimeAgo.tsx';
import { t } from './messages.ts';
import { UserActs } from './UserActs.tsx';
import { toUserName } from './user-name.ts';
import { toRoleWords } from './user-words.ts';
import * as styles from './users.css.ts';
import type { UsersView } from './users-view.ts';

export const STATE_TONES: Record<CompanyUser['state'], Tone> = {
  active: 'pass',
  invited: 'info',
  deactivated: 'neutral',
};

/** Room that the columns need, px; below it each user is a card. */
const TABLE_FROM_PX = 860;

/** Which order a press on the head of a column means. */
const SORT_OF: Partial<Record<string, UserSort>> = { name: 'name', seen: 'last_seen', added: 'added' };
const COLUMN_OF: Record<UserSort, string> = {
  name: 'name',
  email: 'name',
  last_seen: 'seen',
  added: 'added',
};

function Who({ user, href }: { user: CompanyUser; href: string }) {
  const renderLink = useLinkRenderer();
  const name = toUserName(user);
  return (
    <div className={styles.who}>
      <Avatar name={name} src={user.picture} size={32} decorative />
      <div className={styles.lines}>
        <span className={styles.name}>{renderLink({ href, children: name })}</span>
        {name !== user.email && <span className={styles.email}>{user.email}</span>}
      </div>
    </div>
  );
}

const toColumns = (toUser: (user: CompanyUser) => string): Column<CompanyUser>[] => [
  {
    id: 'name',
    header: t('name'),
    label: t('name'),
    rowHeader: true,
    sortable: true,
    cell: (user) => <Who user={user} href={toUser(user)} />,
  },
  {
    id: 'state',
    header: t('state'),
    label: t('state'),
    isInHead: true,
    cell: ({ state, has_license: hasLicense, is_provisioned: isProvisioned }) => (
      <span className={styles.badges}>
        <Badge tone={STATE_TONES[state]}>{t(`state.${state}`)}</Badge>
        {!hasLicense && <Badge tone="warn">{t('license.no')}</Badge>}
        {isProvisioned && <Badge>{t('source.directory')}</Badge>}
      </span>
    ),
  },
  {
    id: 'role',
    header: t('role'),
    label: t('role'),
    isOptional: true,
    cell: (user) => toRoleWords(user).join(', '),
  },
  {
    id: 'teams',
    header: t('teams'),
    label: t('teams'),
    isOptional: true,
    cell: ({ teams }) => teams.map(({ name }) => name).join(', ') || '–',
  },
  {
    id: 'department',
    header: t('department'),
    label: t('department'),
    isOptional: true,
    cell: ({ department }) => department || '–',
  },
  {
    id: 'job_title',
    header: t('jobTitle'),
    label: t('jobTitle'),
    isOptional: true,
    cell: (user) => user.job_title || '–',
  },
  {
    id: 'seen',
    header: t('seen'),
    label: t('seen'),
    isOptional: true,
    sortable: true,
    cell: ({ last_seen_at: at }) => (at === null ? t('seen.never') : <TimeAgo at={at} />),
  },
  {
    id: 'added',
    header: t('added'),
    label: t('added'),
    isOptional: true,
    sortable: true,
    cell: ({ added_at: at }) => toDay(at),
  },
];

export interface UserTableProps {
  store: UsersStore;
  users: readonly CompanyUser[];
  view: UsersView;
  onView: (view: UsersView) => void;
  toUser: (user: CompanyUser) => string;
  /** Users were moved between teams: what is shown of them is old. */
  onMoved: () => void;
}

/** The users as rows, with what can be done to those that are selected. */
export function UserTable({ store, users, view, onView, toUser, onMoved }: UserTableProps) {
  const [picked, setPicked] = useState<Selection>(new Set());
  // Whoever is no longer shown is not acted on.
  const selected = keepKnown(
    picked,
    users.map(({ user_id: id }) => id),
  );
  const columns = toColumns(toUser);
  const choices = columns.filter(({ isOptional }) => isOptional);
  return (
    <>
      <SelectionBar
        selected={selected}
        onClear={() => setPicked(new Set())}
        actions={
          <UserActs
            store={store}
            onMoved={onMoved}
            users={users.filter(({ user_id: id }) => selected.has(id))}
            onDone={() => setPicked(new Set())}
          />
        }
      >
        <ColumnChoice
          columns={choices}
          chosen={view.columns}
          onChosen={(chosen) =>
            onView({ ...view, columns: USER_COLUMNS.filter((one) => chosen.includes(one)) })
          }
        />
      </SelectionBar>
      <SelectableTable
        caption={t('list')}
        columns={toShown(columns, view.columns)}
        rows={users}
        rowKey={({ user_id: id }) => id}
        tableFromPx={TABLE_FROM_PX}
        isLong
        sort={{ columnId: COLUMN_OF[view.sort], direction: view.direction }}
        onSort={({ columnId, direction }) =>
          onView({ ...view, sort: SORT_OF[columnId] ?? 'name', direction })
        }
        selected={selected}
        onSelected={setPicked}
        toName={toUserName}
      />
    </>
  );
}
