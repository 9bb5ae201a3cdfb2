import type { Loadable, ShownProblem } from '@drawbridge/client';
import type { AssignmentDetail as Assignment } from '@drawbridge/contracts/company';
import {
  Badge,
  Button,
  Card,
  cx,
  Icon,
  iconCalendar,
  iconCertificate,
  iconCheck,
  iconDownload,
  LinkButton,
  ProgressBar,
  Stack,
  useLinkRenderer,
} from '@drawbridge/ui';
import * as card from '../../kit/card/card.css.ts';
import { isNotFound, LoadingBlocks, LoadProblem, NotFound } from '../../kit/loadable/index.ts';
import { AssignmentItemRow, type ToItemHref } from './AssignmentItemRow.tsx';
import { STATE_TONES, toDueText } from './assignment-words.ts';
import * as styles from './assignments.css.ts';
import { EarlierCycles } from './EarlierCycles.tsx';
import { t } from './messages.ts';

export interface AssignmentDetailProps {
  assignment: Loadable<Assignment, ShownProblem & { status?: number }>;
  onRetry?: (() => void) | undefined;
  toItemHref: ToItemHref;
  /** URL of the page where anyone can check a certificate by its number. */
  toCheckHref: (number: string) => string;
  listHref: string;
  /** Of a past cycle, with its number. */
  onDownload: (cycle?: number) => void;
  isClaiming?: boolean;
}

/**
 * One assignment: what to do, how much is done, how it counts, and the certificate once it is finished.
 * @see NAV-18, COMP-60
 */
export function AssignmentDetail({ assignment, onRetry, listHref, ...shared }: AssignmentDetailProps) {
  if (assignment.state === 'loading') return <LoadingAssignment />;
  if (assignment.state === 'problem') {
    const { problem } = assignment;
    if (isNotFound(problem))
      return (
        <NotFound
          page
          title={t('notFound')}
          message={t('notFoundText')}
          actions={<LinkButton href={listHref}>{t('toList')}</LinkButton>}
        />
      );
    return <LoadProblem title={t('oneFailed')} problem={problem} onRetry={onRetry} />;
  }
  return <Shown assignment={assignment.value} {...shared} />;
}

export function LoadingAssignment() {
  return <LoadingBlocks label={t('loading')} heights={[72, 280]} gap="5" />;
}

type SharedProps = Omit<AssignmentDetailProps, 'assignment' | 'onRetry' | 'listHref'>;

function Shown({ assignment, toItemHref, ...shared }: { assignment: Assignment } & SharedProps) {
  const { name, note, state, progress, items, is_late, now } = assignment;
  const isPast = state === 'overdue' || state === 'closed';
  return (
    <Stack gap="6">
      <Stack gap="3">
        <div className={card.badges}>
          <Badge tone={STATE_TONES[state]} {...(state === 'finished' && { icon: iconCheck })}>
            {t(state)}
          </Badge>
          {is_late && <Badge tone="warn">{t('late')}</Badge>}
        </div>
        <h1 className={card.name}>{name}</h1>
        <p className={card.facts}>
          <span className={cx(card.fact, isPast && styles.late)}>
            <Icon icon={iconCalendar} size={16} />
            {toDueText(assignment, Date.parse(now))}
          </span>
        </p>
        <ProgressBar value={progress} label={t('progress', { name })} showValue />
      </Stack>
      <div className={styles.columns}>
        <Stack gap="6">
          {note !== '' && (
            <Stack as="section" gap="2">
              <h2 className={styles.small}>{t('note')}</h2>
              <p className={styles.lead}>{note}</p>
            </Stack>
          )}
          <Stack as="section" gap="4">
            <h2 className={card.heading}>{t('items')}</h2>
            {items.length === 0 ? (
              <p className={styles.lead}>{t('noItems')}</p>
            ) : (
              <Card>
                <ul className={styles.items}>
                  {items.map((item) => (
                    <AssignmentItemRow key={`${item.kind} ${item.id}`} item={item} toHref={toItemHref} />
                  ))}
                </ul>
              </Card>
            )}
          </Stack>
        </Stack>
        <Stack gap="5">
          <CertificateCard assignment={assignment} {...shared} />
          <Rules assignment={assignment} />
          <EarlierCycles assignment={assignment} {...shared} />
        </Stack>
      </div>
    </Stack>
  );
}

function Rules({ assignment }: { assignment: Assignment }) {
  const { has_hard_end, counts_past_work, pass_percent, repeat } = assignment;
  return (
    <Card as="section">
      <Stack gap="3">
        <h2 className={styles.small}>{t('rules')}</h2>
        <ul className={styles.rules}>
          <li>{has_hard_end ? t('hardEnd') : t('softEnd')}</li>
          <li>{counts_past_work ? t('pastWork') : t('noPastWork')}</li>
          {pass_percent < 100 && <li>{t('passPercent', { percent: pass_percent })}</li>}
          {repeat !== 'none' && <li>{t(repeat)}</li>}
        </ul>
      </Stack>
    </Card>
  );
}

/** @see COMP-59, COMP-60 */
function CertificateCard({
  assignment: { state, certificate },
  toCheckHref,
  onDownload,
  isClaiming = false,
}: { assignment: Assignment } & Omit<SharedProps, 'toItemHref'>) {
  const renderLink = useLinkRenderer();
  const isRevoked = certificate?.state === 'revoked';
  const canDownload = !isRevoked && (certificate !== undefined || state === 'finished');
  const says = () => {
    if (isRevoked) return t('certificateRevoked');
    if (canDownload) return t('certificateReady');
    if (state === 'exempt') return t('exemptText');
    return state === 'closed' ? t('certificateClosed') : t('certificateWait');
  };
  return (
    <Card as="section">
      <Stack gap="3">
        <h2 className={styles.small}>
          <span className={card.fact}>
            <Icon icon={iconCertificate} size={20} />
            {t('certificate')}
          </span>
        </h2>
        <p className={styles.lead}>{says()}</p>
        {canDownload && (
          <Button tone="primary" icon={iconDownload} loading={isClaiming} onClick={() => onDownload()}>
            {t('download')}
          </Button>
        )}
        {certificate && (
          <p className={styles.number}>
            {t('certificateNumber', { number: certificate.number })}{' '}
            {renderLink({ href: toCheckHref(certificate.number), children: t('checkCertificate') })}
          </p>
        )}
      </Stack>
    </Card>
  );
}
