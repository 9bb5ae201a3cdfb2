import type {
  AssignmentReportStore,
  ReportFilter,
} from '@drawbridge/client/stores/company/managed/assignment-report';
import { ASSIGNMENT_STATES, type ManagedAssignmentRow } from '@drawbridge/contracts/company';
import { Button, EmptyState, iconDownload, LinkButton, Skeleton } from '@drawbridge/ui';
import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useEffect } from 'react';
import { FactList } from '../../kit/detail/FactList.tsx';
import { saveFile } from '../../kit/download/save-file.ts';
import { isNotFound, KeptNote, KnownProblem, LoadingBlocks, useTitle } from '../../kit/loadable/index.ts';
import { type Filter, FilterBar } from '../../kit/paged-table/FilterBar.tsx';
import { MoreButton } from '../../kit/paged-table/MoreButton.tsx';
import { toZoneName } from '../../kit/time/local-time.ts';
import { useDrawbridge, useStore, withLoading } from '../../provider/index.ts';
import { Gone } from './AssignmentEditor.tsx';
import * as styles from './managed.css.ts';
import { t as managedT } from './messages.ts';
import { PeopleTable } from './PeopleTable.tsx';
import { t } from './report-messages.ts';

/** What a report shows, as texts of an address. */
export interface ReportView {
  text: string;
  state: string;
}
export const WHOLE_REPORT: ReportView = { text: '', state: '' };

export interface AssignmentReportProps {
  assignmentId: string;
  view: ReportView;
  onView: (view: ReportView) => void;
  listHref: string;
  /** URL of a person's certificate. */
  toCertificate: (personId: string) => string;
  toEdit: (assignment: Pick<ManagedAssignmentRow, 'id' | 'type'>) => string;
  certificatesHref: string;
  onTitle?: (title: string) => void;
}

/** How the people of one assignment are doing. @see COMP-55 */
export const AssignmentReport = withLoading(LoadedReport, Loading);

const toFilters = (): Filter[] => [
  { kind: 'search', id: 'text', label: t('search'), placeholder: t('search.hint') },
  {
    kind: 'choice',
    id: 'state',
    label: t('state'),
    options: [
      { value: '', label: t('state.any') },
      ...ASSIGNMENT_STATES.map((value) => ({ value, label: t(`state.${value}`) })),
    ],
  },
];

function toReportFilter({ text, state }: ReportView): ReportFilter {
  const known = ASSIGNMENT_STATES.find((one) => one === state);
  return { ...(text === '' ? {} : { text }), ...(known && { state: known }) };
}

function LoadedReport({ assignmentId, view, onView, listHref, onTitle, ...rest }: AssignmentReportProps) {
  const store = useStore('assignmentReport', assignmentId);
  const { text, state } = view;
  const load = () => void store.load(toReportFilter({ text, state }));
  useEffect(load, [store, text, state]);
  const people = store.people.value;
  useTitle(people.state === 'ready' ? people.value.rest.assignment.name : undefined, onTitle);
  if (people.state === 'problem') {
    if (isNotFound(people.problem)) return <Gone listHref={listHref} />;
    const denied = { title: managedT('denied'), message: managedT('denied.message') };
    return (
      <KnownProblem
        page
        title={t('problem')}
        problem={people.problem}
        known={{ forbidden: denied }}
        onRetry={load}
      />
    );
  }
  if (people.state === 'loading') return <Loading />;
  return (
    <div className={styles.place}>
      <Figures store={store} />
      <FilterBar
        isCompact
        label={t('filters')}
        filters={toFilters()}
        values={{ ...view }}
        onValues={(values) => onView({ ...WHOLE_REPORT, ...values })}
        isFiltered={text !== '' || state !== ''}
        clearLabel={t('clear')}
        onClear={() => onView(WHOLE_REPORT)}
      />
      <KeptNote list={people} onRetry={load} />
      <Shown store={store} view={view} onView={onView} {...rest} />
    </div>
  );
}

/** The states add up to everybody. */
function Figures({ store }: { store: AssignmentReportStore }) {
  useSignals();
  const { value } = store.people;
  if (value.state !== 'ready') return null;
  const { counts } = value.value.rest;
  const everybody = Object.values(counts).reduce((sum, one) => sum + one, 0);
  return (
    <FactList
      look="figures"
      label={t('states')}
      facts={[
        { term: t('everybody'), value: everybody },
        ...ASSIGNMENT_STATES.map(
          (state) => counts[state] > 0 && { term: t(`state.${state}`), value: counts[state] },
        ),
      ]}
    />
  );
}

interface ShownProps
  extends Pick<AssignmentReportProps, 'view' | 'onView' | 'toCertificate' | 'toEdit' | 'certificatesHref'> {
  store: AssignmentReportStore;
}

function Shown({ store, view, onView, toCertificate, toEdit, certificatesHref }: ShownProps) {
  useSignals();
  const people = store.people.value;
  if (people.state !== 'ready') return null;
  const {
    items,
    total = items.length,
    rest: { assignment },
  } = people.value;
  const links = (
    <>
      <LinkButton href={toEdit(assignment)}>{managedT('edit')}</LinkButton>
      <LinkButton href={certificatesHref}>{managedT('certificates')}</LinkButton>
    </>
  );
  if (items.length === 0) return <Nobody view={view} onView={onView} links={links} />;
  return (
    <div aria-busy={store.isFiltering.value} className={styles.shown}>
      <PeopleTable
        store={store}
        rows={items}
        toCertificate={toCertificate}
        controls={
          <>
            {links}
            <ExportButton store={store} view={view} />
          </>
        }
      />
      <output className={styles.count}>
        {[
          total === 1 ? t('count.one') : t('count', { count: total }),
          ...(assignment.is_for_everyone ? [managedT('everyone')] : []),
          t('zone', { zone: toZoneName() }),
        ].join(' · ')}
      </output>
      <MoreButton
        list={people.value}
        label={t('more')}
        failedText={t('more.failed')}
        onMore={() => void store.loadMore()}
      />
    </div>
  );
}

function Nobody({ view, onView, links }: Pick<ShownProps, 'view' | 'onView'> & { links: ReactNode }) {
  if (view.text === '' && view.state === '')
    return <EmptyState title={t('empty')} message={t('empty.message')} actions={links} />;
  return (
    <EmptyState
      title={t('unmatched')}
      message={t('unmatched.message')}
      actions={<Button onClick={() => onView(WHOLE_REPORT)}>{t('clear')}</Button>}
    />
  );
}

function ExportButton({ store, view }: { store: AssignmentReportStore; view: ReportView }) {
  useSignals();
  const { notify } = useDrawbridge();
  async function save() {
    const file = await store.exportPeople(toReportFilter(view));
    if (!file) return;
    const { file_name: name, csv: text, people: count, is_complete: isComplete } = file;
    saveFile({ name, type: 'text/csv;charset=utf-8', text });
    if (!isComplete) notify('warning', t('exported.part', { count }));
    else notify('positive', count === 1 ? t('exported.one') : t('exported', { count }));
  }
  return (
    <Button icon={iconDownload} loading={store.isExporting.value} onClick={() => void save()}>
      {t('export')}
    </Button>
  );
}

function Loading() {
  return (
    <div className={styles.place}>
      <Skeleton shape="block" height={72} />
      <LoadingBlocks label={t('loading')} heights={[64, 64, 64, 64]} gap="2" />
    </div>
  );
}
