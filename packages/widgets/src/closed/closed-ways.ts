import { createContext } from 'react';

/** Where the page leads somebody to whom something is closed. */
export interface ClosedWays {
  /** Opens the page of the plans. */
  onOpenPlans: () => void;
  /** The address of the orders of the reader. */
  ordersHref: string;
}

/** Undefined where plans are not ordered, as in a learning platform or on the site of a partner. */
export const ClosedWaysContext = createContext<ClosedWays | undefined>(undefined);
