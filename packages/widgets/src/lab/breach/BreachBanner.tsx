import type { LabPack } from '@drawbridge/contracts';
import { Button, Icon, IconButton, iconShieldBroken, iconX } from '@drawbridge/ui';
import { useSignals } from '@preact/signals-react/runtime';
import type { LabBrowser } from '../workspace/browser.ts';
import * as styles from './Breach.css.ts';
import { t } from './messages.ts';

interface BreachBannerProps {
  lab: LabPack;
  browser: LabBrowser;
  /** Shows the tests that the fix has to pass; absent where there is nothing to fix. */
  onSeeTests: (() => void) | undefined;
}

/** An attack on the running app worked: what it was, and the world's own line that proves it. */
export function BreachBanner({ lab, browser, onSeeTests }: BreachBannerProps) {
  useSignals();
  const worked = browser.worked.value;
  if (!worked || worked.breaches.length === 0) return null;
  const title = worked.breaches.map((breach) => breach.title).join(' · ');
  const proof = worked.breaches.find((breach) => breach.proof !== undefined)?.proof;
  return (
    <section key={worked.serial} className={styles.banner} aria-label={t('breach.banner')}>
      <Icon icon={iconShieldBroken} size={24} className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.title}>{t(worked.isNew ? 'breach.new' : 'breach.again', { title })}</p>
        {proof !== undefined && <p className={styles.proof}>{proof}</p>}
      </div>
      {worked.isNew && onSeeTests && lab.goal === undefined && (
        <Button size="sm" onClick={onSeeTests}>
          {t('breach.seeTests')}
        </Button>
      )}
      <IconButton
        icon={iconX}
        size="sm"
        label={t('browser.dismiss')}
        onClick={() => browser.dismissWorked()}
      />
    </section>
  );
}
