import { defineMessages } from '@drawbridge/ui/messages';

/** Texts of the page of an order. */
export const messages = defineMessages('portal/checkout', {
  title: { text: 'Checkout', description: 'Title and breadcrumb' },
});
