import type { SessionFlags } from '@drawbridge/client';
import type { PaidSubscription } from '@drawbridge/contracts/company';
import { createContext } from 'react';

/** What the page knows about a reader without access, and where it leads them. */
export interface ClosedWays {
  reader: Pick<SessionFlags, 'isCompanyUser' | 'isCompanyAdmin'>;
  /** Opens the page of the plans. */
  onOpenPlans: () => void;
  /** The address of the reader's orders. */
  ordersHref: string;
  /** The reader's order that is not paid yet. */
  findWaitingOrder: () => Promise<PaidSubscription | undefined>;
}

/** Undefined where plans cannot be ordered, as in a learning platform or on the site of a partner. */
export const ClosedWaysContext = createContext<ClosedWays | undefined>(undefined);
