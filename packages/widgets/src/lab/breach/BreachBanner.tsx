import { Button, Icon, IconButton, iconShieldBroken, iconX } from '@drawbridge/ui';
import { useLabBrowser, useLabPage } from '../page/lab-page-context.ts';
import * as styles from './Breach.css.ts';
import { t } from './messages.ts';

/** An attack on the running app worked: its title and the world event that proves it. */
export function BreachBanner() {
  const { lab, actions } = useLabPage();
  const browser = useLabBrowser();
  const worked = browser.worked.value;
  if (!worked || worked.breaches.length === 0) return null;
  const title = worked.breaches.map((breach) => breach.title).join(' · ');
  const [first] = worked.breaches;
  return (
    <section key={worked.serial} className={styles.banner} aria-label={t('breach.banner')}>
      <Icon icon={iconShieldBroken} size={24} className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.title}>{t(worked.isNew ? 'breach.new' : 'breach.again', { title })}</p>
        {first && <p className={styles.proof}>{first.proof}</p>}
      </div>
      {worked.isNew && lab.value.goal === undefined && (
        <Button size="sm" onClick={actions.goToTests}>
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
