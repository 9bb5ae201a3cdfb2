import type { Loadable, ShownProblem } from '@drawbridge/client';
import type { CertificationContent } from '@drawbridge/client/stores/recognition/certifications';
import type { Certificate } from '@drawbridge/contracts/recognition';
import { EmptyState } from '@drawbridge/ui';
import { useEffect } from 'react';
import { LoadingBlocks, LoadProblem } from '../../kit/loadable/index.ts';
import { useStore, withLoading } from '../../provider/index.ts';
import { CertificateRows, type DownloadProps, useDownload } from './CertificateRows.tsx';
import * as styles from './certifications.css.ts';
import { t } from './messages.ts';

export interface CertificateListProps extends DownloadProps {
  content: Loadable<CertificationContent, ShownProblem>;
  onRetry?: (() => void) | undefined;
}

/** Lists the learner's certificates, of courses and of certifications, the latest first. It fetches nothing. */
export function CertificateList({ content, onRetry, ...shared }: CertificateListProps) {
  if (content.state === 'loading') return <LoadingBlocks label={t('loadingCertificates')} heights={[88]} />;
  if (content.state === 'problem')
    return (
      <LoadProblem compact title={t('certificatesFailed')} problem={content.problem} onRetry={onRetry} />
    );
  const certificates = toHeld(content.value);
  if (certificates.length === 0)
    return (
      <EmptyState
        compact
        className={styles.none}
        title={t('noCertificate')}
        message={t('courseCertificatesNone')}
      />
    );
  return <CertificateRows certificates={certificates} {...shared} />;
}

/** One that was revoked is not handed out. */
function toHeld({ certifications, course_certificates }: CertificationContent): Certificate[] {
  return [...certifications.flatMap(({ certificate = [] }) => certificate), ...course_certificates]
    .filter(({ state }) => state !== 'revoked')
    .sort((a, b) => b.issued_at.localeCompare(a.issued_at));
}

/** Lists the learner's own certificates, as files. @see NAV-24, PROF-10 */
export const ConnectedCertificateList = withLoading(LoadedCertificates, () => (
  <CertificateList content={{ state: 'loading' }} onDownload={() => undefined} />
));

function LoadedCertificates() {
  const store = useStore('certifications');
  useEffect(() => void store.load(), [store]);
  return (
    <CertificateList
      content={store.content.value}
      onRetry={() => void store.load()}
      {...useDownload(store)}
    />
  );
}
