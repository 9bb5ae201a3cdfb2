export { Checkout, type CheckoutProps } from './Checkout.tsx';
export { CompanyOrders, type CompanyOrdersProps } from './CompanyOrders.tsx';
export { toDay } from './days.ts';
export { toOffer } from './offer.ts';
export { PeriodChoice, type PeriodChoiceProps } from './PeriodChoice.tsx';
export { PlanOrder, type PlanOrderProps } from './PlanOrder.tsx';
export { PlanPrice, type PlanPriceProps } from './PlanPrice.tsx';
export {
  ConnectedSubscriptionList,
  type ConnectedSubscriptionListProps,
  SubscriptionList,
  type SubscriptionListProps,
} from './SubscriptionList.tsx';
export { usePrices } from './use-prices.ts';
