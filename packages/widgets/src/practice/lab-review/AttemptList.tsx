import type { AttemptPage } from '@drawbridge/client/stores/practice/attempts';
import type { ReviewedAttempt } from '@drawbridge/contracts';
import {
  Button,
  EmptyState,
  iconArrowLeft,
  iconArrowRight,
  ProblemState,
  Skeleton,
  Table,
  type TableColumn,
} from '@drawbridge/ui';
import { useEffect, useRef } from 'react';
import { toLocalTime, toZoneName } from '../../kit/time/local-time.ts';
import { useWidth } from '../../kit/use-width.ts';
import { useStore, withLoading } from '../../provider/index.ts';
import * as styles from './AttemptList.css.ts';
import { AttemptMarks } from './AttemptMarks.tsx';
import { type MessageId, t } from './messages.ts';

export interface AttemptListProps {
  labId: string;
  /** Attempts of this person only. */
  personId?: string;
  /** From 1. */
  page: number;
  onPage: (page: number) => void;
  onOpen: (attemptId: string) => void;
}

/** Room that the columns need, px; below it each attempt is a card. */
const TABLE_FROM_PX = 760;

/** Attempts on a lab by the people the viewer teaches, newest first. */
export const AttemptList = withLoading(LoadedList, Loading);

function LoadedList({ labId, personId, page, onPage, onOpen }: AttemptListProps) {
  const store = useStore('attempts');
  const place = useRef<HTMLDivElement>(null);
  const width = useWidth(place);
  useEffect(() => void store.load(labId, page, personId), [store, labId, page, personId]);
  const shown = store.attempts.value;
  return (
    <div ref={place} className={styles.place}>
      {shown.state === 'loading' && <Loading />}
      {shown.state === 'problem' && (
        <Problem problem={shown.problem} onRetry={() => void store.load(labId, page, personId)} />
      )}
      {shown.state === 'ready' &&
        (shown.value.total === 0 ? (
          <EmptyState
            title={t('list.empty')}
            message={t(personId === undefined ? 'list.empty.message' : 'list.empty.one')}
          />
        ) : (
          <div aria-busy={store.isPaging.value} className={styles.page}>
            {width !== undefined && width >= TABLE_FROM_PX ? (
              <Table
                caption={t('list.caption')}
                columns={toColumns(onOpen)}
                rows={shown.value.items}
                rowKey={({ attempt_id }) => attempt_id}
              />
            ) : (
              <Cards attempts={shown.value.items} onOpen={onOpen} />
            )}
            <p className={styles.zone}>{t('review.zone', { zone: toZoneName() })}</p>
            <Pages shown={shown.value} onPage={onPage} />
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

function OpenButton({ attempt, onOpen }: { attempt: ReviewedAttempt; onOpen: (id: string) => void }) {
  return (
    <button type="button" className={styles.open} onClick={() => onOpen(attempt.attempt_id)}>
      {nameOf(attempt)}
    </button>
  );
}

function toColumns(onOpen: (attemptId: string) => void): TableColumn<ReviewedAttempt>[] {
  return [
    {
      id: 'learner',
      header: t('col.learner'),
      rowHeader: true,
      cell: (attempt) => <OpenButton attempt={attempt} onOpen={onOpen} />,
    },
    { id: 'number', header: t('col.number'), align: 'end', cell: ({ number }) => number },
    { id: 'opened', header: t('col.opened'), cell: ({ opened_at }) => <Moment iso={opened_at} /> },
    {
      id: 'submissions',
      header: t('col.submissions'),
      align: 'end',
      cell: ({ submissions }) => submissions,
    },
    { id: 'hints', header: t('col.hints'), align: 'end', cell: ({ hints }) => hints },
    {
      id: 'score',
      header: t('col.score'),
      align: 'end',
      cell: ({ best_score }) => t('score', { score: best_score }),
    },
    { id: 'state', header: t('col.state'), cell: (attempt) => <AttemptMarks attempt={attempt} /> },
  ];
}

interface CardsProps {
  attempts: readonly ReviewedAttempt[];
  onOpen: (attemptId: string) => void;
}

function Cards({ attempts, onOpen }: CardsProps) {
  return (
    <ul aria-label={t('list.caption')} className={styles.cards}>
      {attempts.map((attempt) => (
        <li key={attempt.attempt_id} className={styles.card}>
          <div className={styles.cardHead}>
            <OpenButton attempt={attempt} onOpen={onOpen} />
            <AttemptMarks attempt={attempt} />
          </div>
          <p className={styles.cardWhen}>
            {t('attempt', { number: attempt.number })} · <Moment iso={attempt.opened_at} />
          </p>
          <dl className={styles.figures}>
            <Figure term="col.submissions" value={attempt.submissions} />
            <Figure term="col.hints" value={attempt.hints} />
            <Figure term="col.score" value={t('score', { score: attempt.best_score })} />
          </dl>
        </li>
      ))}
    </ul>
  );
}

function Figure({ term, value }: { term: MessageId; value: string | number }) {
  return (
    <div className={styles.figure}>
      <dt className={styles.term}>{t(term)}</dt>
      <dd className={styles.value}>{value}</dd>
    </div>
  );
}

function Pages({ shown, onPage }: { shown: AttemptPage; onPage: (page: number) => void }) {
  const { items, total, page, pageSize } = shown;
  if (total <= pageSize && page === 1) return null;
  const from = (page - 1) * pageSize;
  return (
    <nav aria-label={t('list.pages')} className={styles.pages}>
      <output className={styles.range}>
        {t('list.range', { from: Math.min(from + 1, total), to: from + items.length, total })}
      </output>
      <Button size="sm" icon={iconArrowLeft} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t('list.newer')}
      </Button>
      <Button
        size="sm"
        iconEnd={iconArrowRight}
        disabled={page * pageSize >= total}
        onClick={() => onPage(page + 1)}
      >
        {t('list.older')}
      </Button>
    </nav>
  );
}

interface ProblemProps {
  problem: { code: string; message: string; incident: string | undefined };
  onRetry: () => void;
}

function Problem({ problem, onRetry }: ProblemProps) {
  if (problem.code === 'forbidden')
    return <EmptyState title={t('list.denied')} message={t('list.denied.message')} />;
  if (problem.code === 'lab_not_found')
    return <EmptyState title={t('list.missing')} message={t('list.missing.message')} />;
  return (
    <ProblemState
      title={t('list.problem')}
      message={problem.message}
      onRetry={onRetry}
      incidentId={problem.incident}
    />
  );
}

function Loading() {
  return (
    <section aria-busy="true" aria-label={t('list.loading')} className={styles.loading}>
      {['a', 'b', 'c', 'd', 'e'].map((key) => (
        <Skeleton key={key} shape="block" height={48} />
      ))}
    </section>
  );
}
