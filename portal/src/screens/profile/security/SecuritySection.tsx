import * as styles from '../profile.css.ts';
import { ChangePasswordCard } from './ChangePasswordCard.tsx';
import { DevicesCard } from './DevicesCard.tsx';
import { SecondFactorCard } from './SecondFactorCard.tsx';

/** How the account is protected: what it is signed in with, and where. @see ASVS 6.2.2, 7.5.2 */
export function SecuritySection() {
  return (
    <div className={styles.cards}>
      <ChangePasswordCard />
      <SecondFactorCard />
      <DevicesCard />
    </div>
  );
}
