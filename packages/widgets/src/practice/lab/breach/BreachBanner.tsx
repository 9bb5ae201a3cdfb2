import { useLabBrowser } from '@drawbridge/lab-workspace/page';
import { Button, Icon, IconButton, iconShieldBroken, iconX } from '@drawbridge/ui';
import { useLabPage } from '../page/lab-page-context.ts';
import * as styles from './Breach.css.ts';
import { t } from './messages.ts';

/** An attack on the running app worked: its title, the world event that proves it, and the way to the request. */
export function BreachBanner() {
  const { view } = useLabPage();
  const browser = useLabBrowser();
  const worked = browser.worked.value;
  if (!worked || worked.breaches.length === 0) return null;
  const title = worked.breaches.map((breach) => breach.title).join(' · ');
  const { exchange } = worked;
  const [first] = worked.breaches;
  return (
    <section key={worked.serial} className={styles.banner} aria-label={t('breach.banner')}>
      <Icon icon={iconShieldBroken} size={24} className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.title}>{t(worked.isNew ? 'breach.new' : 'breach.again', { title })}</p>
        {first && <p className={styles.proof}>{first.proof}</p>}
      </div>
      <div className={styles.controls}>
        {exchange !== undefined && (
          <Button size="sm" onClick={() => view.showRequest(exchange)}>
            {t('breach.showHow')}
          </Button>
        )}
        <IconButton
          icon={iconX}
          size="sm"
          label={t('browser.dismiss')}
          onClick={() => browser.dismissWorked()}
        />
      </div>
    </section>
  );
}
