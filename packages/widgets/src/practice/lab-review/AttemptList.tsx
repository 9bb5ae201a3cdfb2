import type { ReviewedAttempt } from '@drawbridge/contracts/practice';
import { EmptyState } from '@drawbridge/ui';
import { useEffect } from 'react';
import { FactList } from '../../kit/detail/FactList.tsx';
import { KeptNote, KnownProblem, LoadingBlocks } from '../../kit/loadable/index.ts';
import type { Column } from '../../kit/paged-table/columns.ts';
import { PagedTable } from '../../kit/paged-table/PagedTable.tsx';
import { Pages } from '../../kit/paged-table/Pages.tsx';
import { CardHead, OpenButton } from '../../kit/paged-table/RowCards.tsx';
import { toLocalTime, toZoneName } from '../../kit/time/local-time.ts';
import { useStore, withLoading } from '../../provider/index.ts';
import * as styles from './AttemptList.css.ts';
import { AttemptMarks } from './AttemptMarks.tsx';
import { t } from './messages.ts';

export interface AttemptListProps {
  labId: string;
  /** Limits the list to the attempts of this person. */
  personId?: string;
  /** The page of the list, from 1. */
  page: number;
  onPage: (page: number) => void;
  onOpen: (attemptId: string) => void;
}

type ColumnId = 'learner' | 'number' | 'opened' | 'submissions' | 'hints' | 'score' | 'state';

/** Width in px that the columns need. Below it, each attempt is a card. */
const TABLE_FROM_PX = 760;

/** Lists attempts on a lab by the people the viewer teaches, newest first. */
export const AttemptList = withLoading(LoadedList, Loading);

function LoadedList({ labId, personId, page, onPage, onOpen }: AttemptListProps) {
  const store = useStore('attempts');
  useEffect(() => void store.load(labId, page, personId), [store, labId, page, personId]);
  const shown = store.attempts.value;
  return (
    <div className={styles.place}>
      {shown.state === 'loading' && <Loading />}
      {shown.state === 'problem' && (
        <KnownProblem
          title={t('list.problem')}
          problem={shown.problem}
          known={{
            forbidden: { title: t('list.denied'), message: t('list.denied.message') },
            lab_not_found: { title: t('list.missing'), message: t('list.missing.message') },
          }}
          onRetry={() => void store.load(labId, page, personId)}
        />
      )}
      <KeptNote list={shown} onRetry={() => void store.load(labId, page, personId)} />
      {shown.state === 'ready' &&
        (shown.value.total === 0 ? (
          <EmptyState
            title={t('list.empty')}
            message={t(personId === undefined ? 'list.empty.message' : 'list.empty.one')}
          />
        ) : (
          <div aria-busy={store.isPaging.value} className={styles.page}>
            <PagedTable
              caption={t('list.caption')}
              columns={toColumns(onOpen)}
              rows={shown.value.items}
              rowKey={({ attempt_id }) => attempt_id}
              tableFromPx={TABLE_FROM_PX}
              card={(attempt) => <AttemptCard attempt={attempt} onOpen={onOpen} />}
            />
            <p className={styles.zone}>{t('review.zone', { zone: toZoneName() })}</p>
            <Pages
              shown={shown.value}
              onPage={onPage}
              previousLabel={t('list.newer')}
              nextLabel={t('list.older')}
            />
          </div>
        ))}
    </div>
  );
}

const nameOf = ({ learner }: ReviewedAttempt) => learner || t('unnamed');

function Moment({ iso }: { iso: string }) {
  const { day, time } = toLocalTime(iso);
  return (
    <time dateTime={iso} className={styles.time}>
      {day}, {time}
    </time>
  );
}

interface AttemptProps extends Pick<AttemptListProps, 'onOpen'> {
  attempt: ReviewedAttempt;
}

const Opening = ({ attempt, onOpen }: AttemptProps) => (
  <OpenButton onOpen={() => onOpen(attempt.attempt_id)}>{nameOf(attempt)}</OpenButton>
);

function toColumns(onOpen: AttemptListProps['onOpen']): Column<ReviewedAttempt>[] {
  const toColumn = (id: ColumnId, cell: Column<ReviewedAttempt>['cell']): Column<ReviewedAttempt> => ({
    id,
    header: t(`col.${id}`),
    label: t(`col.${id}`),
    cell,
  });
  const toNumber = (id: ColumnId, cell: Column<ReviewedAttempt>['cell']) =>
    ({ ...toColumn(id, cell), align: 'end' }) as const;
  return [
    { ...toColumn('learner', (attempt) => <Opening attempt={attempt} onOpen={onOpen} />), rowHeader: true },
    toNumber('number', ({ number }) => number),
    toColumn('opened', ({ opened_at }) => <Moment iso={opened_at} />),
    toNumber('submissions', ({ submissions }) => submissions),
    toNumber('hints', ({ hints }) => hints),
    toNumber('score', ({ best_score }) => t('score', { score: best_score })),
    toColumn('state', (attempt) => <AttemptMarks attempt={attempt} />),
  ];
}

function AttemptCard({ attempt, onOpen }: AttemptProps) {
  const { number, opened_at: openedAt, submissions, hints, best_score: score } = attempt;
  return (
    <>
      <CardHead>
        <Opening attempt={attempt} onOpen={onOpen} />
        <AttemptMarks attempt={attempt} />
      </CardHead>
      <p className={styles.cardWhen}>
        {t('attempt', { number })} · <Moment iso={openedAt} />
      </p>
      <FactList
        look="figures"
        facts={[
          { term: t('col.submissions'), value: submissions },
          { term: t('col.hints'), value: hints },
          { term: t('col.score'), value: t('score', { score }) },
        ]}
      />
    </>
  );
}

function Loading() {
  return <LoadingBlocks label={t('list.loading')} heights={[48, 48, 48, 48, 48]} gap="2" />;
}
