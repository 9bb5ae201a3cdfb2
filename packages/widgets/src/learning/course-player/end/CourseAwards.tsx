import type { CertificationStore } from '@drawbridge/client/stores/recognition/certifications';
import type { BadgeAward, Certificate } from '@drawbridge/contracts/recognition';
import {
  Button,
  Icon,
  type IconData,
  Inline,
  iconBadge,
  iconCertificate,
  iconDownload,
  iconExternal,
  iconLink,
  LinkButton,
  useCopyText,
} from '@drawbridge/ui';
import { useSignals } from '@preact/signals-react/runtime';
import type { ReactNode } from 'react';
import { openFile } from '../../../kit/download/open-file.ts';
import { useDrawbridge } from '../../../provider/index.ts';
import { t } from '../messages.ts';
import * as styles from '../player.css.ts';
import { toLinkedInHref } from './linkedin-href.ts';

interface CourseAwardsProps {
  award: BadgeAward | undefined;
  certificate: Certificate | undefined;
  store: Pick<CertificationStore, 'link' | 'linking'>;
  onOpenBadge: (() => void) | undefined;
  /** Who issues certificates. Undefined in the frame of another site, from which nothing is shared. */
  organization: string | undefined;
}

/** What a completed course has earned, to keep and to show. */
export function CourseAwards({ award, certificate, store, onOpenBadge, organization }: CourseAwardsProps) {
  useSignals();
  const { notify } = useDrawbridge();
  const { copyText, dialog } = useCopyText();
  async function copy(link: string) {
    if (await copyText(link)) notify('positive', t('linkCopied'));
  }
  async function download({ id }: Certificate) {
    const url = await store.link(id);
    if (url !== undefined) openFile(url);
  }
  return (
    <ul className={styles.awards}>
      {certificate && (
        <Award
          icon={iconCertificate}
          title={t('certificate')}
          detail={t('certificateNumber', { number: certificate.number })}
        >
          <Button
            size="sm"
            icon={iconDownload}
            loading={store.linking.value === certificate.id}
            onClick={() => void download(certificate)}
          >
            {t('certificateDownload')}
          </Button>
          <Button
            size="sm"
            icon={iconLink}
            aria-label={t('certificateCopy')}
            onClick={() => void copy(certificate.check_url)}
          >
            {t('badgeCopy')}
          </Button>
          {organization !== undefined && (
            <LinkButton
              size="sm"
              icon={iconExternal}
              href={toLinkedInHref(certificate, organization)}
              external
            >
              {t('linkedIn')}
            </LinkButton>
          )}
        </Award>
      )}
      {award && (
        <Award icon={iconBadge} title={t('badge')} detail={award.title}>
          {onOpenBadge && (
            <Button size="sm" aria-label={t('badgeOpenOf', { title: award.title })} onClick={onOpenBadge}>
              {t('badgeOpen')}
            </Button>
          )}
          <Button
            size="sm"
            icon={iconLink}
            aria-label={t('badgeCopyOf', { title: award.title })}
            onClick={() => void copy(award.page_url)}
          >
            {t('badgeCopy')}
          </Button>
          <LinkButton size="sm" icon={iconDownload} href={award.image_url} external>
            {t('openBadge')}
          </LinkButton>
        </Award>
      )}
      {dialog}
    </ul>
  );
}

function Award({
  icon,
  title,
  detail,
  children,
}: {
  icon: IconData;
  title: string;
  detail: string;
  children: ReactNode;
}) {
  return (
    <li className={styles.award}>
      <Icon icon={icon} size={24} className={styles.awardIcon} />
      <div className={styles.awardWords}>
        <h2 className={styles.awardTitle}>{title}</h2>
        <p className={styles.spent}>{detail}</p>
      </div>
      <Inline gap="2" className={styles.awardWays}>
        {children}
      </Inline>
    </li>
  );
}
