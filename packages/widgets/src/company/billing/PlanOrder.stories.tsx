import { samplePrices } from '@drawbridge/client/testing';
import { BILLING_CALLS } from '@drawbridge/contracts/company';
import { publishUpgradeInterest } from '@drawbridge/contracts/recognition';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { type Handlers, StoryHost } from '../../testing/story-host.tsx';
import { PlanOrder } from './PlanOrder.tsx';

const opened = fn();
// The session of a story has no type, as that of a company has.
const toHandlers = (
  ...answers: ('offline' | 'plan_not_offered' | 'order_waiting' | 'opened')[]
): Handlers => [
  [publishUpgradeInterest, () => ({ data: {} })],
  [
    BILLING_CALLS.billing.openCheckout,
    (input) => {
      opened(input);
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      if (answer === 'offline') return 'offline';
      return answer === 'opened' || !answer ? { data: { url: '/portal/checkout/1' } } : { problem: answer };
    },
  ],
];

/** Seats, what they cost, and the button that opens a checkout. @see BILL-10..BILL-12 */
const meta = {
  title: 'Widgets/Billing/PlanOrder',
  component: PlanOrder,
  args: {
    planId: 'enterprise',
    period: 'month',
    prices: samplePrices,
    label: 'Choose Enterprise',
    tone: 'primary',
    redirectUrl: '/portal/dashboard',
    subscriptionsHref: '#subscriptions',
    onOpened: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
} satisfies Meta<typeof PlanOrder>;
export default meta;
type Story = StoryObj<typeof meta>;

const story = (handlers: () => Handlers): Story => ({
  render: (args) => (
    <StoryHost handlers={handlers()}>
      <PlanOrder {...args} />
    </StoryHost>
  ),
});

const open = toHandlers('opened');
export const Seats: Story = {
  ...story(() => open),
  play: async ({ args, canvasElement }) => {
    opened.mockClear();
    const canvas = within(canvasElement);
    const seats = canvas.getByRole('spinbutton', { name: /^Seats/ });
    await userEvent.clear(seats);
    await userEvent.type(seats, '4');
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Enterprise' }));
    await expect(await canvas.findByText('Choose 5 to 1,000 seats')).toBeVisible();
    await expect(seats).toHaveFocus();
    await expect(opened).not.toHaveBeenCalled();
    await userEvent.type(seats, '0');
    await expect(canvas.getByText('€720 for the month')).toBeVisible();
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Choose Enterprise' }));
    await waitFor(() => expect(args.onOpened).toHaveBeenCalledWith('/portal/checkout/1'));
    await expect(opened).toHaveBeenCalledOnce();
    await expect(opened.mock.lastCall?.[0]).toMatchObject({ plan_id: 'enterprise', seats: 40 });
    // The browser's way back shows the page as it was left.
    const choose = canvas.getByRole('button', { name: 'Choose Enterprise' });
    await expect(choose).toHaveAttribute('aria-busy', 'true');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await waitFor(() => expect(choose).not.toHaveAttribute('aria-busy'));
  },
};

const failing = toHandlers('offline', 'plan_not_offered', 'opened');
/** What went wrong shows beside the button, which can be pressed again. */
export const Refused: Story = {
  ...story(() => failing),
  args: { planId: 'individual', label: 'Choose Individual' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const choose = canvas.getByRole('button', { name: 'Choose Individual' });
    await expect(canvas.queryByRole('spinbutton')).toBeNull();
    await userEvent.click(choose);
    await expect(await canvas.findByText('Server busy please try later!')).toBeVisible();
    await userEvent.click(choose);
    await expect(await canvas.findByText(/cannot be ordered here/)).toBeVisible();
    await userEvent.click(choose);
    await waitFor(() => expect(args.onOpened).toHaveBeenCalledOnce());
  },
};

const waiting = toHandlers('order_waiting');
/** An earlier order is paid or canceled first: the refusal leads to it. */
export const AnotherWaits: Story = {
  ...story(() => waiting),
  args: { planId: 'individual', label: 'Choose Individual' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Individual' }));
    await expect(await canvas.findByText(/is waiting for payment/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See your orders' })).toHaveAttribute(
      'href',
      '#subscriptions',
    );
    await expect(args.onOpened).not.toHaveBeenCalled();
  },
};
