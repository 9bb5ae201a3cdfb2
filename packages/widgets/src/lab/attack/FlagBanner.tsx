import { Button, Icon, iconFlag, iconSend } from '@drawbridge/ui';
import * as styles from './Attack.css.ts';
import { t } from './messages.ts';

interface FlagBannerProps {
  isBusy: boolean;
  onSubmit: () => void;
}

/** The attack works in this page: the next step is to submit it. */
export function FlagBanner({ isBusy, onSubmit }: FlagBannerProps) {
  return (
    <div className={styles.banner}>
      <Icon icon={iconFlag} size={20} className={styles.bannerIcon} />
      <p className={styles.bannerWords}>
        <strong>{t('attack.flagged')}</strong> {t('attack.flagged.next')}
      </p>
      <Button tone="primary" size="sm" icon={iconSend} loading={isBusy} onClick={onSubmit}>
        {t('attack.submit')}
      </Button>
    </div>
  );
}
