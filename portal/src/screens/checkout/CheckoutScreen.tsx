import { Checkout } from '@drawbridge/widgets/billing';
import { useParams } from 'wouter';
import { paths } from '../../router/paths.ts';

/** The order of a plan. @see BILL-10, BILL-13 */
export function CheckoutScreen() {
  const { checkoutId = '' } = useParams();
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
