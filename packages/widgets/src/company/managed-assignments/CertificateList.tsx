import type { HeldCertificate } from '@drawbridge/client/stores/company/managed/assignment-report';
import { Badge, EmptyState, LinkButton, useLinkRenderer } from '@drawbridge/ui';
import { type ReactNode, useEffect } from 'react';
import { isNotFound, LoadingBlocks, LoadProblem, useTitle } from '../../kit/loadable/index.ts';
import type { Column } from '../../kit/paged-table/columns.ts';
import { MoreButton } from '../../kit/paged-table/MoreButton.tsx';
import { PagedTable } from '../../kit/paged-table/PagedTable.tsx';
import { toDay } from '../../kit/time/moment-text.ts';
import { useStore, withLoading } from '../../provider/index.ts';
import { Gone } from './AssignmentEditor.tsx';
import * as styles from './managed.css.ts';
import { t } from './report-messages.ts';

export interface CertificateListProps {
  assignmentId: string;
  listHref: string;
  reportHref: string;
  /** URL of the certificate of a person. */
  toCertificate: (personId: string) => string;
  /** URL of the public page that checks a number; it also works for people who have left. */
  toCheckHref: (number: string) => string;
  links?: ReactNode;
  onTitle?: (title: string) => void;
}

const TONES = { valid: 'pass', expired: 'warn', revoked: 'fail' } as const;
/** Room that the columns need, px. */
const TABLE_FROM_PX = 640;

/** The certificates that were issued for one assignment. @see COMP-54 */
export const CertificateList = withLoading(LoadedList, Loading);

function LoadedList({
  assignmentId,
  listHref,
  reportHref,
  toCertificate,
  toCheckHref,
  links,
  onTitle,
}: CertificateListProps) {
  const store = useStore('assignmentCertificates', assignmentId);
  useEffect(() => void store.load(), [store]);
  const { value: list } = store.certificates;
  useTitle(list.state === 'ready' ? list.value.rest.assignment.name : undefined, onTitle);
  if (list.state === 'loading') return <Loading />;
  if (list.state === 'problem') {
    if (isNotFound(list.problem)) return <Gone listHref={listHref} />;
    return (
      <LoadProblem
        title={t('certificates.problem')}
        problem={list.problem}
        onRetry={() => void store.load()}
      />
    );
  }
  if (list.value.items.length === 0)
    return (
      <EmptyState
        page
        title={t('certificates.empty')}
        message={t('certificates.empty.message')}
        actions={<LinkButton href={reportHref}>{t('toReport')}</LinkButton>}
      />
    );
  return (
    <div className={styles.shown}>
      <div className={styles.buttons}>{links}</div>
      <PagedTable
        caption={t('certificates')}
        columns={toColumns(toCertificate, toCheckHref)}
        rows={list.value.items}
        rowKey={({ certificate }) => certificate.id}
        tableFromPx={TABLE_FROM_PX}
      />
      <MoreButton
        list={list.value}
        label={t('more')}
        failedText={t('more.failed')}
        onMore={() => void store.loadMore()}
      />
    </div>
  );
}

const toColumns = (
  toCertificate: CertificateListProps['toCertificate'],
  toCheckHref: CertificateListProps['toCheckHref'],
): Column<HeldCertificate>[] => [
  {
    id: 'holder',
    header: t('holder'),
    label: t('holder'),
    rowHeader: true,
    cell: ({ certificate }) => <span className={styles.name}>{certificate.name || t('holder.none')}</span>,
  },
  { id: 'issued', header: t('issued'), label: t('issued'), cell: (one) => toDay(one.certificate.issued_at) },
  {
    id: 'number',
    header: t('number'),
    label: t('number'),
    cell: ({ certificate: { number } }) => <NumberLink number={number} href={toCheckHref(number)} />,
  },
  {
    id: 'state',
    header: t('state'),
    label: t('state'),
    isInHead: true,
    cell: ({ certificate: { state } }) => <Badge tone={TONES[state]}>{t(state)}</Badge>,
  },
  {
    id: 'open',
    header: t('open'),
    label: t('open'),
    cell: ({ person_id, certificate }) => (
      <LinkButton
        size="sm"
        href={toCertificate(person_id)}
        aria-label={t('open.of', { name: certificate.name || t('holder.none') })}
      >
        {t('open')}
      </LinkButton>
    ),
  },
];

function NumberLink({ number, href }: { number: string; href: string }) {
  const renderLink = useLinkRenderer();
  return <span className={styles.number}>{renderLink({ href, children: number })}</span>;
}

function Loading() {
  return <LoadingBlocks label={t('certificates.loading')} heights={[56, 56, 56]} gap="2" />;
}
