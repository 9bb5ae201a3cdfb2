import type { Loadable, ShownProblem } from '@drawbridge/client';
import type { CertificationContent } from '@drawbridge/client/stores/recognition/certifications';
import type { Certification, CertificationRequirement } from '@drawbridge/contracts/recognition';
import {
  Badge,
  Card,
  cx,
  EmptyState,
  Icon,
  Inline,
  iconCheck,
  iconCourse,
  iconLab,
  Skeleton,
  Stack,
  Thumbnail,
  useLinkRenderer,
} from '@drawbridge/ui';
import { useEffect, useState } from 'react';
import * as card from '../../kit/card/card.css.ts';
import { LoadProblem } from '../../kit/loadable/index.ts';
import { useStore, withLoading } from '../../provider/index.ts';
import {
  CertificateFacts,
  CertificateRows,
  Download,
  type DownloadProps,
  useDownload,
} from './CertificateRows.tsx';
import * as styles from './certifications.css.ts';
import { t } from './messages.ts';
import { STATE_TONES, toDay, toOwnWorkText, toRequirementState, toRequirementTone } from './states.ts';

export interface CertificationListProps extends DownloadProps {
  content: Loadable<CertificationContent, ShownProblem>;
  onRetry?: (() => void) | undefined;
  /** Gives the address of what a certification requires. */
  toHref: (requirement: Pick<CertificationRequirement, 'kind' | 'id'>) => string;
}

/** Lists certifications with their requirements, and the learner's certificates. It fetches nothing. @see NAV-24 */
export function CertificationList({ content, onRetry, ...shared }: CertificationListProps) {
  if (content.state === 'loading')
    return (
      <div role="status" aria-label={t('loading')} className={styles.grid}>
        <Skeleton shape="block" height={420} />
        <Skeleton shape="block" height={420} />
      </div>
    );
  if (content.state === 'problem')
    return <LoadProblem title={t('failed')} problem={content.problem} onRetry={onRetry} />;
  const { certifications, course_certificates } = content.value;
  return (
    <Stack gap="8">
      {certifications.length === 0 ? (
        <EmptyState compact title={t('nothing')} message={t('nothingText')} />
      ) : (
        <ul className={styles.grid}>
          {certifications.map((certification) => (
            <li key={certification.id} className={styles.item}>
              <CertificationCard certification={certification} {...shared} />
            </li>
          ))}
        </ul>
      )}
      <Stack gap="4" as="section">
        <h2 className={card.heading}>{t('courseCertificates')}</h2>
        {course_certificates.length === 0 ? (
          <p className={styles.lead}>{t('courseCertificatesNone')}</p>
        ) : (
          <CertificateRows certificates={course_certificates} {...shared} />
        )}
      </Stack>
    </Stack>
  );
}

type Shared = Omit<CertificationListProps, 'content' | 'onRetry'>;

function CertificationCard({ certification, ...shared }: { certification: Certification } & Shared) {
  const { id, title, summary, owasp, state, requirements, months_valid, certificate, renewal } =
    certification;
  const done = requirements.filter((one) => one.state === 'completed').length;
  return (
    <Card as="article" padding="none">
      <div className={styles.picture}>
        <Thumbnail seed={id} topic={owasp} />
      </div>
      <Stack gap="4" className={styles.body}>
        <Inline gap="2">
          <Badge tone={STATE_TONES[state]} {...(state === 'held' && { icon: iconCheck })}>
            {t(state)}
          </Badge>
        </Inline>
        <h2 className={card.largeTitle}>{title}</h2>
        <p className={styles.lead}>{summary}</p>
        <p className={card.facts}>
          <span>{t('doneOf', { done, all: requirements.length })}</span>
          <span>{months_valid === null ? t('validAlways') : t('validMonths', { count: months_valid })}</span>
        </p>
        {renewal && <p className={styles.renewal}>{t('renew', { day: toDay(renewal.from) })}</p>}
        <ul className={styles.requirements} aria-label={t('requirements')}>
          {requirements.map((one) => (
            <Requirement key={`${one.kind} ${one.id}`} requirement={one} href={shared.toHref(one)} />
          ))}
        </ul>
        {certificate && certificate.state !== 'revoked' && (
          <div className={styles.foot}>
            <CertificateFacts certificate={certificate} />
            <Download certificate={certificate} {...shared} />
          </div>
        )}
      </Stack>
    </Card>
  );
}

function Requirement({ requirement, href }: { requirement: CertificationRequirement; href: string }) {
  const renderLink = useLinkRenderer();
  const { kind, title, state } = requirement;
  const isDone = state === 'completed';
  const [nowMs] = useState(() => Date.now());
  const ownWork = toOwnWorkText(requirement, nowMs);
  return (
    <li className={styles.requirement}>
      <Icon
        icon={isDone ? iconCheck : kind === 'course' ? iconCourse : iconLab}
        size={20}
        className={cx(styles.mark, isDone && styles.done)}
      />
      <span className={styles.requirementWords}>
        <span className={styles.kind}>{t(kind)}</span>
        {renderLink({ href, className: styles.link, children: title })}
      </span>
      <Badge tone={toRequirementTone(requirement)}>{toRequirementState(requirement)}</Badge>
      {ownWork !== undefined && <span className={cx(styles.remark, styles.below)}>{ownWork}</span>}
    </li>
  );
}

export type ConnectedCertificationListProps = Pick<CertificationListProps, 'toHref'>;

/** Lists certifications offered, held and in progress, with the certificates as files. @see NAV-24 */
export const ConnectedCertificationList = withLoading(LoadedList, LoadingList);

function LoadedList(props: ConnectedCertificationListProps) {
  const store = useStore('certifications');
  useEffect(() => void store.load(), [store]);
  return (
    <CertificationList
      {...props}
      content={store.content.value}
      onRetry={() => void store.load()}
      {...useDownload(store)}
    />
  );
}

function LoadingList(props: ConnectedCertificationListProps) {
  return <CertificationList {...props} content={{ state: 'loading' }} onDownload={() => undefined} />;
}
