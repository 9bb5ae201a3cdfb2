import type { OrderPurpose } from '@drawbridge/contracts/company';
import { messages } from './messages.ts';

const NAMES = {
  individual: messages.individual,
  company: messages.enterprise,
  renewal: messages.renewal,
  seats: messages.addedSeats,
} as const satisfies Record<OrderPurpose, { text: string }>;

/** What was ordered, in words. */
export const toOrderName = (purpose: OrderPurpose): string => NAMES[purpose].text;
