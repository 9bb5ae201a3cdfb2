import { LinkButton } from '@drawbridge/ui';
import { useLocation } from 'wouter';
import { paths } from '../router/paths.ts';
import { t } from './messages.ts';
import * as styles from './shell.css.ts';

/** Tells free-tier users what there is beyond; on the page of the plans there is nowhere to lead to. @see SHELL-21 */
export function UpgradeBanner() {
  const [pathname] = useLocation();
  return (
    <div className={styles.upgrade}>
      <p className={styles.upgradeText}>{t('upgradeBanner')}</p>
      {pathname !== paths.upgrade && (
        <LinkButton href={paths.upgrade} tone="primary" size="sm" wide>
          {t('upgradeBannerLink')}
        </LinkButton>
      )}
    </div>
  );
}
