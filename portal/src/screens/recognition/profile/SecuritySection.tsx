import { LinkedLearners } from '@drawbridge/widgets/integration/account-link';
import { usePortal } from '../../../base/portal.ts';
import { ChangePasswordCard } from './ChangePasswordCard.tsx';
import { DevicesCard } from './DevicesCard.tsx';
import * as styles from './profile.css.ts';
import { SecondFactorCard } from './SecondFactorCard.tsx';

/** How the account is protected: what it is signed in with, and where. @see ASVS 6.2.2, 7.5.2 */
export function SecuritySection() {
  const { settings } = usePortal();
  return (
    <div className={styles.cards}>
      <ChangePasswordCard />
      <SecondFactorCard />
      <LinkedLearners productName={settings.productName} />
      <DevicesCard />
    </div>
  );
}
