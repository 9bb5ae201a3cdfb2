import { LinkButton } from '@drawbridge/ui';
import { paths } from '../router/paths.ts';
import { t } from './messages.ts';
import * as styles from './shell.css.ts';

/** Tells free-tier users what there is beyond. @see SHELL-21 */
export function UpgradeBanner() {
  return (
    <div className={styles.upgrade}>
      <p className={styles.upgradeText}>{t('upgradeBanner')}</p>
      <LinkButton href={paths.upgrade} tone="primary" size="sm" wide>
        {t('upgradeBannerLink')}
      </LinkButton>
    </div>
  );
}
