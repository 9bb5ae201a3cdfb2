import type { MemberQuery, TeamStore } from '@drawbridge/client/stores/company/team';
import { TEAM_MEMBER_SORTS, type Team, type TeamMemberRow } from '@drawbridge/contracts/company';
import { Button, EmptyState, iconPlus } from '@drawbridge/ui';
import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useEffect, useState } from 'react';
import { KeptNote, KnownProblem, LoadingBlocks } from '../../kit/loadable/index.ts';
import { FilterBar } from '../../kit/paged-table/FilterBar.tsx';
import { PagedTable } from '../../kit/paged-table/PagedTable.tsx';
import { Pages } from '../../kit/paged-table/Pages.tsx';
import { SelectableTable } from '../../kit/paged-table/SelectableTable.tsx';
import type { Selection } from '../../kit/paged-table/selection.ts';
import { useDrawbridge } from '../../provider/index.ts';
import { AddPeople } from './AddPeople.tsx';
import { ExportMembers } from './ExportMembers.tsx';
import { MemberSelection } from './MemberSelection.tsx';
import { type MemberLinks, toMemberColumns } from './member-columns.tsx';
import { t } from './messages.ts';
import { toCountText } from './team-words.ts';
import * as styles from './teams.css.ts';

export interface TeamMembersProps extends MemberLinks {
  store: TeamStore;
  team: Team;
  mayChange: boolean;
  view: MemberQuery;
  onView: (view: MemberQuery) => void;
}

/** Room that the columns need, px; below it each member is a card. */
const TABLE_FROM_PX = 880;
const NOBODY: Selection = new Set();

/** The members of a team with what each of them did. Administrators add and remove those of a team without a rule that is no group of the directory. */
export function TeamMembers(props: TeamMembersProps) {
  useSignals();
  const { store, team, mayChange, view, onView } = props;
  const { search, sort, page } = view;
  useEffect(() => void store.loadMembers({ search, sort, page }), [store, search, sort, page]);
  const { notify } = useDrawbridge();
  const [isAdding, setAdding] = useState(false);
  const isChosen = mayChange && team.rule === null && !team.is_provisioned;
  const add = (
    <Button icon={iconPlus} onClick={() => setAdding(true)}>
      {t('add.member')}
    </Button>
  );
  const known = store.members.value;
  const isEmpty = known.state === 'ready' && known.value.total === 0 && search === '';
  return (
    <div className={styles.view}>
      <h2 className={styles.title}>{t('members')}</h2>
      {!isEmpty && (
        <FilterBar
          isCompact
          label={t('members.search')}
          filters={[
            { kind: 'search', id: 'search', label: t('members.search'), placeholder: t('members.search') },
            {
              kind: 'choice',
              id: 'sort',
              label: t('sort'),
              options: TEAM_MEMBER_SORTS.map((value) => ({
                value,
                label: `${t('sort')}: ${t(`sort.${value}`)}`,
              })),
            },
          ]}
          values={{ search, sort }}
          onValues={(values) =>
            onView({
              search: values['search'] ?? '',
              sort: TEAM_MEMBER_SORTS.find((one) => one === values['sort']) ?? sort,
              page: 1,
            })
          }
          isFiltered={search !== ''}
          clearLabel={t('clear')}
          onClear={() => onView({ ...view, search: '', page: 1 })}
        >
          {isChosen && add}
          <ExportMembers store={store} view={view} />
        </FilterBar>
      )}
      <KeptNote list={known} onRetry={() => void store.loadMembers(view)} />
      <Shown {...props} isChosen={isChosen} add={isChosen ? add : undefined} />
      {isAdding && (
        <AddPeople
          place="member"
          find={(words) => store.findCandidates('member', words)}
          add={(ids) => store.changeMembers({ add: ids })}
          onAdded={(count) => {
            setAdding(false);
            notify('positive', toCountText('added.one', 'added', count));
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </div>
  );
}

function toEmptyText({ rule, is_provisioned: isProvisioned }: Team, mayChange: boolean) {
  if (!mayChange) return 'members.empty.manager';
  if (isProvisioned) return 'members.empty.directory';
  return rule ? 'members.empty.rule' : 'members.empty.message';
}

type ShownProps = TeamMembersProps & { isChosen: boolean; add: ReactNode };

function Shown({ store, team, mayChange, view, onView, isChosen, add, toUser }: ShownProps) {
  useSignals();
  const [selected, setSelected] = useState(NOBODY);
  const known = store.members.value;
  if (known.state === 'loading') return <Rows />;
  if (known.state === 'problem')
    return (
      <KnownProblem
        title={t('members.problem')}
        problem={known.problem}
        known={{ team_not_found: { title: t('gone'), message: t('gone.message') } }}
        onRetry={() => void store.loadMembers(view)}
      />
    );
  const { value } = known;
  if (value.total === 0 && view.search !== '')
    return (
      <EmptyState
        title={t('members.unmatched')}
        message={t('unmatched.message')}
        actions={<Button onClick={() => onView({ ...view, search: '', page: 1 })}>{t('clear')}</Button>}
      />
    );
  if (value.total === 0)
    return <EmptyState title={t('members.empty')} message={t(toEmptyText(team, mayChange))} actions={add} />;
  const table = {
    caption: t('members'),
    columns: toMemberColumns({ toUser }),
    rows: value.items,
    rowKey: ({ user_id }: TeamMemberRow) => user_id,
    tableFromPx: TABLE_FROM_PX,
  };
  return (
    <div aria-busy={store.isReloading.value} className={styles.shown}>
      {isChosen ? (
        <>
          <MemberSelection
            store={store}
            team={team}
            rows={value.items}
            selected={selected}
            onClear={() => setSelected(NOBODY)}
          />
          <SelectableTable
            {...table}
            selected={selected}
            onSelected={setSelected}
            toName={({ name }) => name}
          />
        </>
      ) : (
        <PagedTable {...table} />
      )}
      <div className={styles.foot}>
        <span className={styles.side}>{t('period.members')}</span>
        <Pages
          shown={value}
          onPage={(page) => {
            setSelected(NOBODY);
            onView({ ...view, page });
          }}
        />
      </div>
    </div>
  );
}

function Rows() {
  return <LoadingBlocks label={t('loading')} heights={[52, 52, 52, 52, 52]} gap="3" />;
}
