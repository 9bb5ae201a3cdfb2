import { Card } from '@drawbridge/ui';
import { SecondFactors } from '@drawbridge/widgets/identity/second-factor';
import { usePortal } from '../../../base/portal.ts';
import * as styles from './profile.css.ts';
import { t } from './SecuritySection.messages.ts';

/** What sign-ins ask for after the password or link. @see ASVS 6.3.3 */
export function SecondFactorCard() {
  const { settings } = usePortal();
  return (
    <Card as="section">
      <h2 className={styles.cardTitle}>{t('secondFactor')}</h2>
      <div className={styles.cards}>
        <p className={styles.sentence}>{t('secondFactorText')}</p>
        <SecondFactors productName={settings.productName} />
      </div>
    </Card>
  );
}
