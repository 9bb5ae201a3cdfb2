import type { PaidSubscription } from '@drawbridge/contracts/company';
import type { CourseDetail } from '@drawbridge/contracts/learning';
import { Button, LinkButton } from '@drawbridge/ui';
import { type ReactNode, useContext, useEffect, useState } from 'react';
import { type ClosedWays, ClosedWaysContext } from './closed-ways.ts';
import { messages, t } from './messages.ts';
import { canOrder, toClosedText } from './to-closed-text.ts';

export interface ClosedThing {
  /**
   * True when nothing that the reader has opens the content. False also when the server said only that it is closed.
   */
  isDisabled?: boolean | undefined;
  /** The plans that open the content. Undefined when they are not known. */
  plans?: CourseDetail['included_in'];
  /** Replaces the way that the page gives. */
  onUpgrade?: (() => void) | undefined;
}

interface ClosedWords {
  /** Why the content is closed, and what the reader waits for or whom they ask. */
  text: string;
  /** The one way on. Undefined when there is nothing to order. */
  action: ReactNode;
}

const PLAN_NAMES = { IND: messages.planIND, FT: messages.planFT, ENT: messages.planENT };

export const toPlanName = (plan: keyof typeof PLAN_NAMES): string => PLAN_NAMES[plan].text;

/** Of a page that says nothing of its reader. */
const NOBODY = { isCompanyUser: false, isCompanyAdmin: false };

/** Returns what to tell a reader without access, and where to lead them. */
export function useClosed({ isDisabled = false, plans, onUpgrade }: ClosedThing): ClosedWords {
  const ways = useContext(ClosedWaysContext);
  const flags = ways?.reader ?? NOBODY;
  const openPlans = onUpgrade ?? ways?.onOpenPlans;
  const hasPlans = openPlans !== undefined;
  const mayOrder = canOrder({ flags, hasPlans });
  const order = useWaitingOrder(mayOrder ? ways?.findWaitingOrder : undefined);
  const reason = toClosedText({ flags, hasPlans, isDisabled });
  if (order && ways)
    return {
      text: `${reason} ${t('order', { number: order.invoice_number })}`,
      action: (
        <LinkButton tone="primary" href={ways.ordersHref}>
          {t('seeOrder')}
        </LinkButton>
      ),
    };
  // What no plan opens cannot be ordered.
  const isSold = plans === undefined || plans.length > 0;
  return {
    text: reason,
    action: mayOrder && isSold && (
      <Button tone="primary" onClick={openPlans}>
        {t('seePlans')}
      </Button>
    ),
  };
}

function useWaitingOrder(find: ClosedWays['findWaitingOrder'] | undefined): PaidSubscription | undefined {
  const [order, setOrder] = useState<PaidSubscription>();
  useEffect(() => {
    if (!find) return undefined;
    let isHere = true;
    const show = async () => {
      const found = await find();
      if (isHere) setOrder(found);
    };
    // The way to the plans stays, which tells of an order too.
    show().catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, [find]);
  return order;
}
