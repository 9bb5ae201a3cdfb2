import { Button, Icon, iconInfo } from '@drawbridge/ui';
import { t } from './messages.ts';
import * as styles from './shell.css.ts';

interface VerifyBannerProps {
  onVerify: () => void;
  onSkip: () => void;
}

/** Offers to confirm the address; may be skipped. @see AUTH-40 */
export function VerifyBanner({ onVerify, onSkip }: VerifyBannerProps) {
  return (
    <section aria-label={t('verifyBanner')} className={styles.banner}>
      <Icon icon={iconInfo} />
      <p className={styles.bannerText}>{t('verifyBannerText')}</p>
      <Button size="sm" tone="primary" onClick={onVerify}>
        {t('verifyNow')}
      </Button>
      <Button size="sm" tone="quiet" onClick={onSkip}>
        {t('verifyLater')}
      </Button>
    </section>
  );
}
