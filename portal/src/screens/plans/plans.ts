export type PlanId = 'free' | 'individual' | 'enterprise';

/** A plan, wherever it is shown. Its texts name what the product has, and nothing that is still to come. */
export interface Plan {
  id: PlanId;
  name: string;
  whom: string;
  price: string;
  parts: readonly string[];
  /** How it is had today; `{email}` is the support address. */
  how: string;
}

/** From small to large. There is no checkout yet, so no price is charged here. @see BILL-11 */
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
      'A trial first, at no cost',
      'An invoice in your own name',
    ],
    how: 'Cards are not taken here yet: write to {email} to go on after the trial, and we send an invoice.',
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
    how: 'Write to {email} with the number of seats. We set up your company and send an invoice.',
  },
];
