import type { AccountButtonProps } from '@drawbridge/widgets/integration/account-link';
import type { LaunchPage } from './launch-page.ts';

/** What each page of a launch is given. */
export interface LaunchPageProps {
  page: LaunchPage;
  /** What the button that links an account needs. */
  account: Pick<AccountButtonProps, 'productName' | 'onPersonChanged'>;
}
