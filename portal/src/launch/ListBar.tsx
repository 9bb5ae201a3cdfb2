import type { LaunchSession as LaunchedSession } from '@drawbridge/contracts/integration';
import { Logo } from '@drawbridge/ui';
import { AccountButton } from '@drawbridge/widgets/integration/account-link';
import { BackToPlatform } from '@drawbridge/widgets/integration/launch';
import * as styles from './launch-app.css.ts';
import type { LaunchAccount } from './launched.ts';

interface ListBarProps {
  productName: string;
  account: LaunchAccount;
  session: LaunchedSession;
}

/** The row above a list: whose tool it is, the way back to the platform, and the account. */
export function ListBar({ productName, account, session }: ListBarProps) {
  return (
    <div className={styles.bar}>
      <span className={styles.barLogo}>
        <Logo productName={productName} />
      </span>
      <div className={styles.barWays}>
        <BackToPlatform session={session} />
        <AccountButton session={session} {...account} />
      </div>
    </div>
  );
}
