import { Checkout } from '@drawbridge/widgets/billing';
import { useParams } from 'wouter';
import { paths } from '../../router/paths.ts';
import { useBreadcrumbs } from '../../shell/breadcrumbs.ts';
import { messages as upgrade } from '../upgrade/messages.ts';
import { messages } from './messages.ts';

/** One array for every render; its text is read when it is shown. */
const ABOVE = [
  {
    get label() {
      return upgrade.title.text;
    },
    href: paths.upgrade,
  },
];

/** The order of a plan. @see BILL-10, BILL-13 */
export function CheckoutScreen() {
  const { checkoutId = '' } = useParams();
  useBreadcrumbs(messages.title.text, ABOVE);
  return (
    <Checkout
      key={checkoutId}
      checkoutId={checkoutId}
      plansHref={paths.upgrade}
      subscriptionsHref={paths.subscription}
      // By a load of the page: nothing that was fetched for the smaller plan is shown after it.
      onContinue={(redirectUrl) => location.assign(redirectUrl)}
    />
  );
}
