import { Button, Icon, iconFlag, iconSend } from '@drawbridge/ui';
import { useLabPage } from '../page/lab-page-context.ts';
import * as styles from './Attack.css.ts';
import { t } from './messages.ts';

/** The attack works in this page: the next step is to submit it. */
export function FlagBanner() {
  const { isSubmitting, actions } = useLabPage();
  return (
    <div className={styles.banner}>
      <Icon icon={iconFlag} size={20} className={styles.bannerIcon} />
      <p className={styles.bannerWords}>
        <strong>{t('attack.flagged')}</strong> {t('attack.flagged.next')}
      </p>
      <Button
        tone="primary"
        size="sm"
        icon={iconSend}
        loading={isSubmitting.value}
        onClick={() => void actions.submit()}
      >
        {t('submit.do')}
      </Button>
    </div>
  );
}
