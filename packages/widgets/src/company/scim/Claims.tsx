import type {
  ScimClaim,
  ScimClaimOutcome,
  ScimClaimQuery,
  ScimClaimsStore,
} from '@drawbridge/client/stores/company/scim/scim-claims';
import type { ScimConnection } from '@drawbridge/client/stores/company/scim/scim-connection';
import { Button, Callout, Card, ConfirmDialog, EmptyState } from '@drawbridge/ui';
import { toFigure } from '@drawbridge/ui/messages';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import { useAct } from '../../kit/confirm/use-act.ts';
import { KeptNote, LoadingBlocks, LoadProblem } from '../../kit/loadable/index.ts';
import { FilterBar } from '../../kit/paged-table/FilterBar.tsx';
import { Pages } from '../../kit/paged-table/Pages.tsx';
import { SelectableTable } from '../../kit/paged-table/SelectableTable.tsx';
import { SelectionBar } from '../../kit/paged-table/SelectionBar.tsx';
import { keepKnown, type Selection } from '../../kit/paged-table/selection.ts';
import { useDrawbridge, useStore, withLoading } from '../../provider/index.ts';
import { toClaimColumns } from './claim-columns.tsx';
import { t } from './messages.ts';
import * as styles from './scim.css.ts';

/** Room that the columns need, px; below it each account is a card. */
const TABLE_FROM_PX = 720;
const NOBODY: Selection = new Set();

export interface ClaimsProps {
  connection: ScimConnection;
  toUser: (user: { email: string }) => string;
  /** Accounts were handed over or dismissed. */
  onChanged: () => void;
}

const Loading = () => <LoadingBlocks label={t('claims.loading')} heights={[160]} />;

/** Accounts that the directory asked for: an administrator hands them over, or leaves them as they are. */
export const Claims = withLoading(LoadedClaims, Loading);

function LoadedClaims(props: ClaimsProps) {
  useSignals();
  const store = useStore('scimClaims');
  const [query, setQuery] = useState<ScimClaimQuery>({ search: '', page: 1 });
  useEffect(() => void store.load(query), [store, query]);
  const known = store.page.value;
  const isFiltered = query.search !== '';
  const isEmpty = known.state === 'ready' && known.value.total === 0 && !isFiltered;
  return (
    <Card as="section" aria-labelledby="scim-claims">
      <div className={styles.part}>
        <div className={styles.words}>
          <h2 id="scim-claims" className={styles.title}>
            {t('claims')}
          </h2>
          <p className={styles.about}>{t('claims.about')}</p>
        </div>
        {!isEmpty && (
          <FilterBar
            isCompact
            label={t('claims.search')}
            filters={[
              {
                kind: 'search',
                id: 'search',
                label: t('claims.search'),
                placeholder: t('claims.search.hint'),
              },
            ]}
            values={{ search: query.search }}
            onValues={(values) => setQuery({ search: values['search'] ?? '', page: 1 })}
            isFiltered={isFiltered}
            onClear={() => setQuery({ search: '', page: 1 })}
          />
        )}
        <Shown {...props} store={store} query={query} onQuery={setQuery} />
      </div>
    </Card>
  );
}

interface ShownProps extends ClaimsProps {
  store: ScimClaimsStore;
  query: ScimClaimQuery;
  onQuery: (query: ScimClaimQuery) => void;
}

type Act = 'accept' | 'dismiss';
interface NotDone {
  name: string;
  outcome: Exclude<ScimClaimOutcome, 'done'>;
}

function Shown({ store, query, onQuery, connection, toUser, onChanged }: ShownProps) {
  useSignals();
  const { notify } = useDrawbridge();
  const { isBusy, act } = useAct();
  const [picked, setPicked] = useState(NOBODY);
  const [asked, setAsked] = useState<Act>();
  const [notDone, setNotDone] = useState<readonly NotDone[]>([]);
  const known = store.page.value;
  if (known.state === 'loading') return <Loading />;
  if (known.state === 'problem')
    return (
      <LoadProblem
        title={t('claims.problem')}
        problem={known.problem}
        onRetry={() => void store.load(query)}
      />
    );
  const { items, total } = known.value;
  const selected = keepKnown(
    picked,
    items.map(({ user_id: id }) => id),
  );

  async function perform(what: Act) {
    const done = await act(() => store[what]([...selected]));
    setAsked(undefined);
    if (!done) return;
    const names = new Map(items.map(({ user_id: id, name }) => [id, name]));
    setNotDone(
      done.items.flatMap(({ user_id: id, outcome }) =>
        outcome === 'done' ? [] : [{ name: names.get(id) ?? '', outcome }],
      ),
    );
    const count = done.items.filter(({ outcome }) => outcome === 'done').length;
    if (count > 0) notify('positive', t(`${what}.done`, { count }));
    setPicked(NOBODY);
    // The last page may be gone.
    const page = selected.size === items.length ? Math.max(1, query.page - 1) : query.page;
    if (page === query.page) void store.load(query);
    else onQuery({ ...query, page });
    onChanged();
  }
  return (
    <>
      <KeptNote list={known} onRetry={() => void store.load(query)} />
      {notDone.length > 0 && <NotDoneNote items={notDone} onDismiss={() => setNotDone([])} />}
      {total === 0 ? (
        <Nothing isFiltered={query.search !== ''} />
      ) : (
        <div aria-busy={store.isReloading.value} className={styles.rows}>
          <SelectionBar
            selected={selected}
            onClear={() => setPicked(NOBODY)}
            actions={
              <>
                <Button size="sm" tone="primary" disabled={isBusy} onClick={() => setAsked('accept')}>
                  {t('claims.accept')}
                </Button>
                <Button size="sm" disabled={isBusy} onClick={() => setAsked('dismiss')}>
                  {t('claims.dismiss')}
                </Button>
              </>
            }
          >
            <span className={styles.side}>
              {total === 1 ? t('claims.count.one') : t('claims.count', { count: toFigure(total) })}
            </span>
          </SelectionBar>
          <SelectableTable<ScimClaim>
            caption={t('claims.list')}
            columns={toClaimColumns({ toUser, isOwner: connection.may_switch })}
            rows={items}
            rowKey={({ user_id: id }) => id}
            tableFromPx={TABLE_FROM_PX}
            selected={selected}
            onSelected={setPicked}
            toName={({ name }) => name}
          />
          <Pages
            shown={known.value}
            onPage={(page) => {
              setPicked(NOBODY);
              onQuery({ ...query, page });
            }}
          />
        </div>
      )}
      {asked && (
        <ConfirmDialog
          open
          title={selected.size === 1 ? t(`${asked}.ask.one`) : t(`${asked}.ask`, { count: selected.size })}
          message={t(`${asked}.text`)}
          confirmLabel={t(`claims.${asked}`)}
          busy={isBusy}
          onConfirm={() => void perform(asked)}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  return isFiltered ? (
    <EmptyState title={t('claims.unmatched')} message={t('claims.unmatched.text')} />
  ) : (
    <EmptyState title={t('claims.empty')} message={t('claims.empty.text')} />
  );
}

function NotDoneNote({ items, onDismiss }: { items: readonly NotDone[]; onDismiss: () => void }) {
  return (
    <Callout tone="warn" live title={t('notDone')} onDismiss={onDismiss}>
      <ul className={styles.details}>
        {items.map(({ name, outcome }) => (
          <li key={name}>{t(`reason.${outcome}`, { name })}</li>
        ))}
      </ul>
    </Callout>
  );
}
