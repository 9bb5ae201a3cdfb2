import type { TeamPage as Page, TeamsStore } from '@drawbridge/client/stores/company/teams';
import type { Team } from '@drawbridge/contracts/company';
import { Badge, Button, cx, EmptyState, iconPlus, useLinkRenderer } from '@drawbridge/ui';
import { toFigure } from '@drawbridge/ui/messages';
import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useEffect, useState } from 'react';
import { toTimeSpentWords } from '../../kit/labels/duration.ts';
import { KeptNote, KnownProblem, LoadingBlocks } from '../../kit/loadable/index.ts';
import type { Column } from '../../kit/paged-table/columns.ts';
import { FilterBar } from '../../kit/paged-table/FilterBar.tsx';
import { PagedTable } from '../../kit/paged-table/PagedTable.tsx';
import { Pages } from '../../kit/paged-table/Pages.tsx';
import { useStore, withLoading } from '../../provider/index.ts';
import { CreateTeam } from './CreateTeam.tsx';
import { t } from './messages.ts';
import { toNames } from './team-words.ts';
import * as styles from './teams.css.ts';

/** What of the list is shown. */
export interface TeamListView {
  search: string;
  /** From 1. */
  page: number;
}

export interface TeamListProps {
  view: TeamListView;
  onView: (view: TeamListView) => void;
  /** Address of the page of a team. */
  toTeam: (team: Pick<Team, 'id' | 'name'>) => string;
  /** A team was created: the host opens its page. */
  onCreated: (team: Team) => void;
}

/** Room that the columns need, px; below it each team is a card. */
const TABLE_FROM_PX = 820;

/** The teams of a company for its administrators, and the managed ones for a manager. @see COMP-37, ROLE-5 */
export const TeamList = withLoading(LoadedList, Rows);

function LoadedList({ view, onView, toTeam, onCreated }: TeamListProps) {
  const store = useStore('teams');
  const { search, page } = view;
  useEffect(() => void store.load({ search, page }), [store, search, page]);
  const [isCreating, setCreating] = useState(false);
  const known = store.teams.value;
  if (known.state === 'problem')
    return (
      <KnownProblem
        page
        title={t('problem')}
        problem={known.problem}
        known={{ forbidden: { title: t('denied'), message: t('denied.message') } }}
        onRetry={() => void store.load(view)}
      />
    );
  const mayCreate = known.state === 'ready' && known.value.may.change;
  const create = (
    <Button tone="primary" icon={iconPlus} onClick={() => setCreating(true)}>
      {t('create')}
    </Button>
  );
  const isEmpty = known.state === 'ready' && known.value.total === 0 && search === '';
  return (
    <div className={styles.view}>
      {!isEmpty && (
        <FilterBar
          isCompact
          label={t('search')}
          filters={[{ kind: 'search', id: 'search', label: t('search'), placeholder: t('search') }]}
          values={{ search }}
          onValues={(values) => onView({ search: values['search'] ?? '', page: 1 })}
          isFiltered={search !== ''}
          clearLabel={t('clear')}
          onClear={() => onView({ search: '', page: 1 })}
        >
          {mayCreate && create}
        </FilterBar>
      )}
      <KeptNote list={known} onRetry={() => void store.load(view)} />
      {isEmpty ? (
        <NoTeam create={mayCreate ? create : undefined} />
      ) : (
        <Shown store={store} view={view} onView={onView} toTeam={toTeam} />
      )}
      {isCreating && <CreateTeam store={store} onCreated={onCreated} onClose={() => setCreating(false)} />}
    </div>
  );
}

function NoTeam({ create }: { create: ReactNode }) {
  if (!create) return <EmptyState page title={t('empty.manager')} message={t('empty.manager.message')} />;
  return <EmptyState page title={t('empty')} message={t('empty.message')} actions={create} />;
}

function Shown(props: Omit<TeamListProps, 'onCreated'> & { store: TeamsStore }) {
  useSignals();
  const { store, view, onView, toTeam } = props;
  const known = store.teams.value;
  if (known.state !== 'ready') return <Rows />;
  const { value } = known;
  if (value.total === 0)
    return (
      <EmptyState
        title={t('unmatched')}
        message={t('unmatched.message')}
        actions={<Button onClick={() => onView({ search: '', page: 1 })}>{t('clear')}</Button>}
      />
    );
  return (
    <div aria-busy={store.isReloading.value} className={styles.shown}>
      <TeamTable shown={value} toTeam={toTeam} />
      <div className={styles.foot}>
        <span className={styles.side}>{t('period')}</span>
        <Pages shown={value} onPage={(page) => onView({ ...view, page })} />
      </div>
    </div>
  );
}

function TeamTable({ shown, toTeam }: { shown: Page; toTeam: TeamListProps['toTeam'] }) {
  const toNumber = (
    id: 'members' | 'active' | 'courses' | 'labs' | 'points' | 'minutes',
    toText: (team: Team) => string,
  ): Column<Team> => ({
    id,
    header: t(id === 'members' || id === 'points' ? `col.${id}` : `head.${id}`),
    label: t(`col.${id}`),
    align: 'end',
    cell: (team) => <span className={styles.figure}>{toText(team)}</span>,
  });
  const columns: Column<Team>[] = [
    {
      id: 'team',
      header: t('col.team'),
      label: t('col.team'),
      rowHeader: true,
      cell: (team) => <TeamCell team={team} href={toTeam(team)} isUnderParent={isUnderParent(shown, team)} />,
    },
    toNumber('members', ({ members }) => toFigure(members)),
    {
      id: 'managers',
      header: t('col.managers'),
      label: t('col.managers'),
      cell: ({ managers }) =>
        managers.length > 0 ? toNames(managers) : <span className={styles.side}>{t('noManager')}</span>,
    },
    toNumber('active', ({ progress }) => toFigure(progress.active)),
    toNumber('courses', ({ progress }) => toFigure(progress.finished_courses)),
    toNumber('labs', ({ progress }) => toFigure(progress.passed_labs)),
    toNumber('points', ({ progress }) => toFigure(progress.points)),
    toNumber('minutes', ({ progress }) => toTimeSpentWords(progress.minutes)),
  ];
  return (
    <PagedTable
      caption={t('list')}
      columns={columns}
      rows={shown.items}
      rowKey={({ id }) => id}
      tableFromPx={TABLE_FROM_PX}
    />
  );
}

/** A search may find a nested team without its parent, and a page may begin with one. */
const isUnderParent = ({ items }: Page, { parent }: Team) =>
  parent !== null && items.some(({ id }) => id === parent.id);

function TeamCell({
  team,
  href,
  isUnderParent: isUnder,
}: {
  team: Team;
  href: string;
  isUnderParent: boolean;
}) {
  const renderLink = useLinkRenderer();
  return (
    <span className={cx(isUnder ? styles.nestedName : styles.name)}>
      <span className={styles.nameLine}>
        {renderLink({ href, className: styles.link, children: team.name })}
        {team.rule && <Badge>{t('byRule')}</Badge>}
        {team.is_provisioned && <Badge>{t('byDirectory')}</Badge>}
      </span>
      {team.parent && <span className={styles.under}>{t('partOf', { team: team.parent.name })}</span>}
    </span>
  );
}

function Rows() {
  return <LoadingBlocks label={t('loading')} heights={[52, 52, 52, 52, 52]} gap="3" />;
}
