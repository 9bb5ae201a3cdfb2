import type {
  ScimLogItems,
  ScimLogLine,
  ScimLogStore,
} from '@drawbridge/client/stores/company/scim/scim-log';
import { SCIM_LOG_KEPT_DAYS, SCIM_LOG_SHOWS } from '@drawbridge/contracts/company';
import { Badge, Button, Card, EmptyState, useLinkRenderer } from '@drawbridge/ui';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { KeptNote, LoadingBlocks, LoadProblem } from '../../kit/loadable/index.ts';
import type { Column } from '../../kit/paged-table/columns.ts';
import { FilterBar } from '../../kit/paged-table/FilterBar.tsx';
import { MoreButton } from '../../kit/paged-table/MoreButton.tsx';
import { PagedTable } from '../../kit/paged-table/PagedTable.tsx';
import { toMoment } from '../../kit/time/moment-text.ts';
import { useStore, withLoading } from '../../provider/index.ts';
import { type LogView, toLogView, WHOLE_LOG } from './log-view.ts';
import { toAsk, toDetails, toResult } from './log-words.ts';
import { t } from './messages.ts';
import * as styles from './scim.css.ts';

/** Room that the columns need, px; below it each line is a card. */
const TABLE_FROM_PX = 760;

export interface DirectoryLogProps {
  toUser: (user: { email: string }) => string;
  view: LogView;
  onView: (view: LogView) => void;
}

const Loading = () => <LoadingBlocks label={t('log.loading')} heights={[56, 56, 56]} gap="2" />;

/** What the directory asked for and what came of it: why somebody is a user, or still is one. */
export const DirectoryLog = withLoading(LoadedLog, Loading);

function LoadedLog({ toUser, view, onView }: DirectoryLogProps) {
  useSignals();
  const store = useStore('scimLog');
  const { search, show, user } = view;
  const load = () => void store.load({ search, show, userId: user });
  useEffect(load, [store, search, show, user]);
  const known = store.log.value;
  const isFiltered = search !== '' || show !== WHOLE_LOG.show || user !== '';
  return (
    <Card as="section" aria-labelledby="scim-log">
      <div className={styles.part}>
        <div className={styles.words}>
          <h2 id="scim-log" className={styles.title}>
            {t('log')}
          </h2>
          <p className={styles.about}>{t('log.about', { days: SCIM_LOG_KEPT_DAYS })}</p>
        </div>
        <FilterBar
          label={t('log.filters')}
          filters={[
            { kind: 'search', id: 'search', label: t('log.search') },
            {
              kind: 'choice',
              id: 'show',
              label: t('log.show'),
              options: SCIM_LOG_SHOWS.map((value) => ({ value, label: t(`show.${value}`) })),
            },
          ]}
          values={{ search, show }}
          onValues={(values) => onView({ ...toLogView(values), user })}
          isFiltered={search !== '' || show !== WHOLE_LOG.show}
          onClear={() => onView({ ...WHOLE_LOG, user })}
        />
        {known.state === 'loading' && <Loading />}
        {known.state === 'problem' && (
          <LoadProblem title={t('log.problem')} problem={known.problem} onRetry={load} />
        )}
        <KeptNote list={known} onRetry={load} />
        {known.state === 'ready' && (
          <>
            {user !== '' && <OnePerson log={known.value} onAll={() => onView({ ...view, user: '' })} />}
            <Lines store={store} log={known.value} toUser={toUser} isFiltered={isFiltered} />
          </>
        )}
      </div>
    </Card>
  );
}

function OnePerson({ log: { rest: person }, onAll }: { log: ScimLogItems; onAll: () => void }) {
  return (
    <div className={styles.titleLine}>
      {person && <strong>{t('log.person', { name: person.name })}</strong>}
      <Button size="sm" onClick={onAll}>
        {t('log.everybody')}
      </Button>
    </div>
  );
}

function What({ line, toUser }: { line: ScimLogLine; toUser: DirectoryLogProps['toUser'] }) {
  const renderLink = useLinkRenderer();
  const { person } = line;
  const ask = toAsk(line);
  return (
    <span className={styles.who}>
      <span className={styles.strong}>
        {person ? renderLink({ href: toUser(person), children: ask }) : ask}
      </span>
      {person && <span className={styles.email}>{person.email}</span>}
    </span>
  );
}

function toColumns(toUser: DirectoryLogProps['toUser']): Column<ScimLogLine>[] {
  return [
    {
      id: 'what',
      header: t('log.what'),
      label: t('log.what'),
      rowHeader: true,
      cell: (line) => <What line={line} toUser={toUser} />,
    },
    {
      id: 'result',
      header: t('log.result'),
      label: t('log.result'),
      isInHead: true,
      cell: (line) => {
        const { tone, text } = toResult(line);
        return <Badge tone={tone}>{text}</Badge>;
      },
    },
    {
      id: 'details',
      header: t('log.details'),
      label: t('log.details'),
      cell: (line) => (
        <ul className={styles.details}>
          {toDetails(line).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      ),
    },
    {
      id: 'when',
      header: t('log.when'),
      label: t('log.when'),
      cell: ({ at }) => (
        <time dateTime={at} className={styles.time}>
          {toMoment(at)}
        </time>
      ),
    },
  ];
}

interface LinesProps {
  store: ScimLogStore;
  log: ScimLogItems;
  toUser: DirectoryLogProps['toUser'];
  isFiltered: boolean;
}

function Lines({ store, log, toUser, isFiltered }: LinesProps) {
  useSignals();
  if (log.items.length === 0)
    return isFiltered ? (
      <EmptyState title={t('log.unmatched')} message={t('claims.unmatched.text')} />
    ) : (
      <EmptyState title={t('log.empty')} message={t('log.empty.text')} />
    );
  return (
    <div aria-busy={store.isReloading.value} className={styles.rows}>
      <PagedTable
        caption={t('log.list')}
        columns={toColumns(toUser)}
        rows={log.items}
        rowKey={({ id }) => id}
        tableFromPx={TABLE_FROM_PX}
        isLong
      />
      <MoreButton
        list={log}
        label={t('log.more')}
        failedText={t('log.more.failed')}
        onMore={() => void store.loadMore()}
      />
    </div>
  );
}
