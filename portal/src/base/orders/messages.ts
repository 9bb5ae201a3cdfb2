import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

export const messages = defineMessages('portal/orders', {
  paid: {
    text: 'Your order is paid. My Subscription shows what it opened.',
    description: 'Notice: the payment of an order arrived meanwhile',
  },
});
export const t = createTranslator(messages);
