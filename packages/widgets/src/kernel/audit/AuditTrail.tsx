import type { AuditStore, AuditTrail as Trail } from '@drawbridge/client/stores/kernel/audit';
import type { AuditFilter } from '@drawbridge/contracts/kernel';
import { Button, EmptyState, iconDownload, Skeleton } from '@drawbridge/ui';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { saveFile } from '../../kit/download/save-file.ts';
import { KeptNote, LoadingBlocks, LoadProblem } from '../../kit/loadable/index.ts';
import { MoreButton } from '../../kit/paged-table/MoreButton.tsx';
import { toZoneName } from '../../kit/time/local-time.ts';
import { useDrawbridge, useStore, withLoading } from '../../provider/index.ts';
import { AuditFilters } from './AuditFilters.tsx';
import * as styles from './audit.css.ts';
import { type AuditView, EVERYTHING, isEverything, isReversed, toFilter } from './audit-view.ts';
import { EntryList } from './EntryList.tsx';
import { t } from './messages.ts';

export interface AuditTrailProps {
  view: AuditView;
  onView: (view: AuditView) => void;
}

/** Who did what in the company, to whom, from where and with what result, for its administrators. */
export const AuditTrail = withLoading(LoadedTrail, Loading);

function LoadedTrail({ view, onView }: AuditTrailProps) {
  const store = useStore('audit');
  const { action, outcome, person, period, from, to } = view;
  // Nothing lies between two days in the wrong order: it is said at the field, and nothing is requested.
  const canLoad = !isReversed(view);
  const load = () => {
    if (canLoad) void store.load(toFilter(view, new Date()));
  };
  // oxlint-disable-next-line react/exhaustive-deps -- the fields of the view, which is another object at each render
  useEffect(load, [store, action, outcome, person, period, from, to]);

  const trail = store.trail.value;
  if (trail.state === 'problem' && trail.problem.code === 'forbidden')
    return <EmptyState page title={t('denied')} message={t('denied.message')} />;
  return (
    <div className={styles.place}>
      <AuditFilters view={view} onView={onView} />
      <KeptNote list={trail} onRetry={load} />
      {canLoad && <Shown store={store} view={view} onView={onView} onRetry={load} />}
    </div>
  );
}

interface ShownProps extends AuditTrailProps {
  store: AuditStore;
  onRetry: () => void;
}

function Shown({ store, view, onView, onRetry }: ShownProps) {
  useSignals();
  const trail = store.trail.value;
  if (trail.state === 'loading') return <Rows />;
  if (trail.state === 'problem')
    return <LoadProblem title={t('problem')} problem={trail.problem} onRetry={onRetry} />;
  const { items } = trail.value;
  return (
    <div aria-busy={store.isFiltering.value} className={styles.shown}>
      <Head store={store} trail={trail.value} view={view} />
      {items.length === 0 ? (
        <Nothing view={view} onView={onView} />
      ) : (
        <>
          <EntryList entries={items} />
          <MoreButton
            list={trail.value}
            label={t('more')}
            failedText={t('more.failed')}
            onMore={() => void store.loadMore()}
          />
        </>
      )}
    </div>
  );
}

function toCount({ items, hasMore }: Trail): string {
  const count = items.length;
  if (hasMore) return t('count.newest', { count });
  return count === 1 ? t('count.one') : t('count.all', { count });
}

interface HeadProps {
  store: AuditStore;
  trail: Trail;
  view: AuditView;
}

/** Number of entries, their retention period, and the export of those that match. */
function Head({ store, trail, view }: HeadProps) {
  useSignals();
  const { notify } = useDrawbridge();
  async function save(filter: AuditFilter) {
    const file = await store.exportEntries(filter);
    if (!file) return;
    const { file_name: name, csv: text, entries: count, is_complete: isComplete } = file;
    saveFile({ name, type: 'text/csv;charset=utf-8', text });
    if (!isComplete) notify('warning', t('exported.part', { count }));
    else notify('positive', count === 1 ? t('exported.one') : t('exported', { count }));
  }
  return (
    <div className={styles.head}>
      <div className={styles.lines}>
        <output className={styles.main}>{toCount(trail)}</output>
        <span className={styles.side}>{t('kept', { days: trail.rest.keptDays, zone: toZoneName() })}</span>
      </div>
      {trail.items.length > 0 && (
        <Button
          icon={iconDownload}
          loading={store.isExporting.value}
          onClick={() => void save(toFilter(view, new Date()))}
        >
          {t('export')}
        </Button>
      )}
    </div>
  );
}

function Nothing({ view, onView }: AuditTrailProps) {
  if (isEverything(view)) return <EmptyState title={t('empty')} message={t('empty.message')} />;
  return (
    <EmptyState
      title={t('unmatched')}
      message={t('unmatched.message')}
      actions={<Button onClick={() => onView(EVERYTHING)}>{t('clear')}</Button>}
    />
  );
}

function Loading() {
  return (
    <div className={styles.place}>
      <Skeleton shape="block" height={72} />
      <Rows />
    </div>
  );
}

const Rows = () => <LoadingBlocks label={t('loading')} heights={[56, 56, 56, 56, 56, 56]} gap="2" />;
