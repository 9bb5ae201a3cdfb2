import type { CertificationStore } from '@drawbridge/client/stores/recognition/certifications';
import type { Certificate } from '@drawbridge/contracts/recognition';
import { Badge, Button, iconDownload } from '@drawbridge/ui';
import { useSignals } from '@preact/signals-react/runtime';
import * as card from '../../kit/card/card.css.ts';
import { openFile } from '../../kit/download/open-file.ts';
import * as styles from './certifications.css.ts';
import { t } from './messages.ts';
import { toDay, toSolutionText } from './states.ts';

export interface DownloadProps {
  onDownload: (certificateId: string) => void;
  /** The certificate whose file is being fetched. */
  loadingId?: string | undefined;
}

/** Opens certificates as files. */
export function useDownload(store: Pick<CertificationStore, 'link' | 'linking'>): DownloadProps {
  useSignals();
  const download = async (certificateId: string) => {
    const url = await store.link(certificateId);
    if (url !== undefined) openFile(url);
  };
  return { loadingId: store.linking.value, onDownload: (id) => void download(id) };
}

/** Certificates, each with its file. */
export function CertificateRows({
  certificates,
  ...shared
}: { certificates: readonly Certificate[] } & DownloadProps) {
  return (
    <ul className={styles.certificates}>
      {certificates.map((certificate) => (
        <li key={certificate.id} className={styles.certificate}>
          <div>
            <h3 className={styles.certificateTitle}>
              {certificate.title}
              {certificate.state === 'expired' && (
                <>
                  {' '}
                  <Badge tone="warn">{t('expired')}</Badge>
                </>
              )}
            </h3>
            <CertificateFacts certificate={certificate} />
          </div>
          <Download certificate={certificate} {...shared} />
        </li>
      ))}
    </ul>
  );
}

export function CertificateFacts({ certificate }: { certificate: Certificate }) {
  const { number, issued_at, expires_at } = certificate;
  const solution = toSolutionText(certificate);
  return (
    <>
      {solution !== undefined && <p className={styles.lead}>{solution}</p>}
      <p className={card.facts}>
        <span>
          {t('issued', { day: toDay(issued_at) })}
          {expires_at === undefined ? '' : `, ${t('until', { day: toDay(expires_at) })}`}
        </span>
        <span className={styles.number}>{t('number', { number })}</span>
      </p>
    </>
  );
}

export function Download({
  certificate: { id, title },
  onDownload,
  loadingId,
}: { certificate: Certificate } & DownloadProps) {
  return (
    <Button
      size="sm"
      icon={iconDownload}
      loading={loadingId === id}
      aria-label={t('downloadOf', { title })}
      onClick={() => onDownload(id)}
    >
      {t('download')}
    </Button>
  );
}
