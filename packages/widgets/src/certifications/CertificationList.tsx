import type { Loadable, ShownProblem } from '@drawbridge/client';
import type { CertificationContent } from '@drawbridge/client/stores/certifications';
import type { Certificate, Certification, CertificationRequirement } from '@drawbridge/contracts';
import {
  Badge,
  Button,
  Card,
  cx,
  EmptyState,
  Icon,
  Inline,
  iconCheck,
  iconCourse,
  iconDownload,
  iconLab,
  ProblemState,
  Skeleton,
  Stack,
  Thumbnail,
  useLinkRenderer,
} from '@drawbridge/ui';
import { useEffect } from 'react';
import { openFile } from '../download/open-file.ts';
import { format, useStore, withLoading } from '../provider/index.ts';
import * as styles from './certifications.css.ts';
import { messages } from './messages.ts';
import { STATE_TONES, toDay, toRequirementState } from './states.ts';

export interface CertificationListProps {
  content: Loadable<CertificationContent, ShownProblem>;
  onRetry?: (() => void) | undefined;
  /** The address of what a certification requires. */
  toHref: (requirement: Pick<CertificationRequirement, 'kind' | 'id'>) => string;
  onDownload: (certificateId: string) => void;
  /** The certificate whose file is on its way. */
  loadingId?: string | undefined;
}

/** Certifications with what they require, and the certificates that the learner holds. It fetches nothing. @see NAV-24 */
export function CertificationList({ content, onRetry, ...shared }: CertificationListProps) {
  if (content.state === 'loading')
    return (
      <div role="status" aria-label={messages.loading.text} className={styles.grid}>
        <Skeleton shape="block" height={420} />
        <Skeleton shape="block" height={420} />
      </div>
    );
  if (content.state === 'problem')
    return (
      <ProblemState
        title={messages.failed.text}
        message={content.problem.message}
        incidentId={content.problem.incident}
        onRetry={onRetry}
      />
    );
  const { certifications, course_certificates } = content.value;
  return (
    <Stack gap="8">
      {certifications.length === 0 ? (
        <EmptyState compact title={messages.nothing.text} message={messages.nothingText.text} />
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
        <h2 className={styles.sectionTitle}>{messages.courseCertificates.text}</h2>
        {course_certificates.length === 0 ? (
          <p className={styles.lead}>{messages.courseCertificatesNone.text}</p>
        ) : (
          <ul className={styles.certificates}>
            {course_certificates.map((certificate) => (
              <li key={certificate.id} className={styles.certificate}>
                <div>
                  <h3 className={styles.certificateTitle}>{certificate.title}</h3>
                  <CertificateFacts certificate={certificate} />
                </div>
                <Download certificate={certificate} {...shared} />
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Stack>
  );
}

type Shared = Omit<CertificationListProps, 'content' | 'onRetry'>;

function CertificationCard({ certification, ...shared }: { certification: Certification } & Shared) {
  const { id, title, summary, owasp, state, requirements, months_valid, certificate } = certification;
  const done = requirements.filter((one) => one.state === 'completed').length;
  return (
    <Card as="article" padding="none">
      <div className={styles.picture}>
        <Thumbnail seed={id} topic={owasp} />
      </div>
      <Stack gap="4" className={styles.body}>
        <Inline gap="2">
          <Badge tone={STATE_TONES[state]} {...(state === 'held' && { icon: iconCheck })}>
            {messages[state].text}
          </Badge>
        </Inline>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.lead}>{summary}</p>
        <p className={styles.facts}>
          <span>{format(messages.doneOf.text, { done, all: requirements.length })}</span>
          <span>
            {months_valid === null
              ? messages.validAlways.text
              : format(messages.validMonths.text, { count: months_valid })}
          </span>
        </p>
        <ul className={styles.requirements} aria-label={messages.requirements.text}>
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
  return (
    <li className={styles.requirement}>
      <Icon
        icon={isDone ? iconCheck : kind === 'course' ? iconCourse : iconLab}
        size={20}
        className={cx(styles.mark, isDone && styles.done)}
      />
      <span className={styles.requirementWords}>
        <span className={styles.kind}>{messages[kind].text}</span>
        {renderLink({ href, className: styles.link, children: title })}
      </span>
      <span className={styles.state}>{toRequirementState(requirement)}</span>
    </li>
  );
}

function CertificateFacts({ certificate: { number, issued_at, expires_at } }: { certificate: Certificate }) {
  return (
    <p className={styles.facts}>
      <span>
        {format(messages.issued.text, { day: toDay(issued_at) })}
        {expires_at === undefined ? '' : `, ${format(messages.until.text, { day: toDay(expires_at) })}`}
      </span>
      <span className={styles.number}>{format(messages.number.text, { number })}</span>
    </p>
  );
}

function Download({
  certificate: { id, title },
  onDownload,
  loadingId,
}: { certificate: Certificate } & Shared) {
  return (
    <Button
      size="sm"
      icon={iconDownload}
      loading={loadingId === id}
      aria-label={format(messages.downloadOf.text, { title })}
      onClick={() => onDownload(id)}
    >
      {messages.download.text}
    </Button>
  );
}

export type ConnectedCertificationListProps = Pick<CertificationListProps, 'toHref'>;

/** Certifications offered, held and in progress, with the certificates as files. @see NAV-24 */
export const ConnectedCertificationList = withLoading(LoadedList, LoadingList);

function LoadedList(props: ConnectedCertificationListProps) {
  const store = useStore('certifications');
  useEffect(() => void store.load(), [store]);
  const download = async (certificateId: string) => {
    const url = await store.link(certificateId);
    if (url !== undefined) openFile(url);
  };
  return (
    <CertificationList
      {...props}
      content={store.content.value}
      loadingId={store.linking.value}
      onRetry={() => void store.load()}
      onDownload={(id) => void download(id)}
    />
  );
}

function LoadingList(props: ConnectedCertificationListProps) {
  return <CertificationList {...props} content={{ state: 'loading' }} onDownload={() => undefined} />;
}
