import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

export const messages = defineMessages('portal/orders', {
  paid: {
    text: 'Your order is paid. My Subscription shows what it includes.',
    description: 'Toast: an order was paid in the meantime. "My Subscription" is the name of a page',
  },
});
export const t = createTranslator(messages);
