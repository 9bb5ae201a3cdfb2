import type { SessionFlags } from '@drawbridge/client';
import type { PaidSubscription } from '@drawbridge/contracts/company';
import { createContext } from 'react';

/** What the page knows of a reader to whom something is closed, and where it leads them. */
export interface ClosedWays {
  reader: Pick<SessionFlags, 'isCompanyUser' | 'isCompanyAdmin'>;
  /** Opens the page of the plans. */
  onOpenPlans: () => void;
  /** The address of the orders of the reader. */
  ordersHref: string;
  /** The order of the reader that is not paid yet. */
  findWaitingOrder: () => Promise<PaidSubscription | undefined>;
}

/** Undefined where plans are not ordered, as in a learning platform or on the site of a partner. */
export const ClosedWaysContext = createContext<ClosedWays | undefined>(undefined);
