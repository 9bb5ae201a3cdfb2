export type PlanId = 'free' | 'individual' | 'enterprise';

/** A plan, wherever it is shown. Its texts name what the product has, and nothing that is still to come. */
export interface Plan {
  id: PlanId;
  name: string;
  whom: string;
  /** The text shown instead of a price that the server does not have. */
  price: string;
  parts: readonly string[];
  /** How it is had; `{email}` is the support address, `{min}` and `{max}` the seats that can be ordered. */
  how: string;
}

/** The plans from small to large. The server tells their prices. @see BILL-11 */
export const PLANS: readonly Plan[] = [
  {
    id: 'free',
    name: 'Free',
    whom: 'For one person who wants to get good at this.',
    price: 'No charge',
    parts: [
      'Two whole courses, on access control and on injection, with their labs',
      'Five challenges, judged like every lab by running attacks against your fix',
      'Playgrounds to try things in, as long as you like',
      'Favorites in lists of your own, and progress that follows you',
    ],
    how: 'No card, no end date.',
  },
  {
    id: 'individual',
    name: 'Individual',
    whom: 'For one person whose employer or client pays.',
    price: 'Price on request',
    parts: [
      'Everything in Free',
      'Every course, challenge and live course',
      'Two weeks at no cost for a new account',
      'An invoice in your own name',
    ],
    how: 'You pay by invoice, for a month or a year. The plan opens once the invoice is paid, and does not renew automatically.',
  },
  {
    id: 'enterprise',
    name: 'Enterprise',
    whom: 'For companies that train their developers, with seats.',
    price: 'Price on request',
    parts: [
      'Everything in Individual, for each seat',
      'Single sign-on with your identity provider',
      'Launch from your learning platform over LTI 1.3, with grades sent back',
      'Review of what your learners tried in a lab, attempt by attempt',
    ],
    how: 'You pay by invoice, for {min} to {max} seats. For more, or for a contract of your own, write to {email}.',
  },
];
