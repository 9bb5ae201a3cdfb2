import { LinkButton } from '@drawbridge/ui';
import { paths } from '../router/paths.ts';
import { messages } from './messages.ts';
import * as styles from './shell.css.ts';

/** Tells free-tier users what there is beyond. @see SHELL-21 */
export function UpgradeBanner() {
  return (
    <div className={styles.upgrade}>
      <p className={styles.upgradeText}>{messages.upgradeBanner.text}</p>
      <LinkButton href={paths.upgrade} tone="primary" size="sm" wide>
        {messages.upgradeBannerLink.text}
      </LinkButton>
    </div>
  );
}
