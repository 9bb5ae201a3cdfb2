import { buildSubscription, sampleFreePlan, samplePrices } from '@drawbridge/client/testing';
import { BILLING_CALLS, type COMPANY_PURPOSES, listPrices } from '@drawbridge/contracts/company';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { type Handlers, StoryHost } from '../../testing/story-host.tsx';
import { CompanyOrders } from './CompanyOrders.tsx';

const { listSubscriptions, openCheckout } = BILLING_CALLS.billing;
const PLAN = buildSubscription({ plan_id: 'enterprise', purpose: 'company', period: 'year', seats: 10 });

/** What a company orders: more time, and more seats. Its administrators alone do. @see BILL-11 */
const meta = {
  title: 'Widgets/Billing/CompanyOrders',
  component: CompanyOrders,
  args: {
    isAdmin: true,
    endsAt: '2999-01-31T00:00:00.000Z',
    supportEmail: 'support@drawbridge.test',
    redirectUrl: '/portal/profile/subscription',
    subscriptionsHref: '#subscriptions',
    onOpened: fn(),
  },
} satisfies Meta<typeof CompanyOrders>;
export default meta;
type Story = StoryObj<typeof meta>;

const story = (...handlers: Handlers): Story => ({
  render: (args) => (
    <StoryHost handlers={handlers}>
      <CompanyOrders {...args} />
    </StoryHost>
  ),
});
const prices: Handlers[number] = [
  listPrices,
  () => ({ data: { items: samplePrices, free_plan: sampleFreePlan } }),
];
const offering = (
  offers: readonly (typeof COMPANY_PURPOSES)[number][],
  subscriptions = [PLAN],
): Handlers[number] => [
  listSubscriptions,
  () => ({ data: { subscriptions, profile_url: '/portal/profile/subscription', offers, trial_days: 0 } }),
];

const opened = fn();
/** The renewal says the new end, the seats their new number; each opens a checkout of its own. */
export const Both: Story = {
  ...story(prices, offering(['renewal', 'seats']), [
    openCheckout,
    (input) => {
      opened(input);
      return { data: { url: '/portal/checkout/1' } };
    },
  ]),
  play: async ({ args, canvasElement }) => {
    opened.mockClear();
    const canvas = within(canvasElement);
    const renewal = await canvas.findByRole('form', { name: 'Renew the plan' });
    await expect(within(renewal).getByRole('spinbutton', { name: /^Seats/ })).toHaveValue(10);
    await expect(renewal).toHaveTextContent(/Current end\s*January 31, 2999.*New end\s*January 31, 3000/);
    await expect(renewal).toHaveTextContent('€1,800');
    await expect(canvas.queryByText(/You can use these seats only/)).toBeNull();
    await userEvent.selectOptions(within(renewal).getByRole('combobox', { name: 'Period' }), '1 month');
    await expect(renewal).toHaveTextContent(/New end\s*February 28, 2999.*€180/);

    const seats = canvas.getByRole('form', { name: 'Add seats' });
    const count = within(seats).getByRole('spinbutton', { name: /^Seats/ });
    await userEvent.clear(count);
    await userEvent.type(count, '0{Enter}');
    await expect(await canvas.findByText('Choose 1 to 1,000 seats')).toBeVisible();
    await expect(count).toHaveFocus();
    await expect(opened).not.toHaveBeenCalled();
    await userEvent.clear(count);
    await userEvent.type(count, '3');
    await expect(seats).toHaveTextContent(/Seats now\s*10.*Seats afterward\s*13.*€540/);
    await userEvent.type(count, '{Enter}');
    await waitFor(() => expect(args.onOpened).toHaveBeenCalledWith('/portal/checkout/1'));
    await expect(opened.mock.calls).toMatchObject([
      [{ plan_id: 'enterprise', period: 'year', seats: 3, purpose: 'seats' }],
    ]);
  },
};
/** The operator made the company, and gave it no limit of seats. */
/** The plan ends before the seats do: the form says so. */
export const SeatsOutlast: Story = {
  ...Both,
  args: { endsAt: new Date(Date.now() + 86_400_000).toISOString() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const note = await canvas.findByText(
      /You can use these seats only while the plan is active, so renew it as well\.$/,
    );
    const button = canvas.getByRole('button', { name: 'Order the seats' });
    await expect(note.getBoundingClientRect().bottom).toBeLessThan(button.getBoundingClientRect().top);
  },
};

export const RenewalAlone: Story = {
  ...story(prices, offering(['renewal'], [])),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const renewal = await canvas.findByRole('form', { name: 'Renew the plan' });
    await expect(renewal).not.toHaveTextContent('Seats now');
    await expect(canvas.queryByRole('form', { name: 'Add seats' })).toBeNull();
  },
};
export const AnotherWaits: Story = {
  ...story(prices, offering(['seats']), [openCheckout, () => ({ problem: 'order_waiting' })]),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Order the seats' }));
    await expect(await canvas.findByText(/is waiting for payment/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See your orders' })).toHaveAttribute(
      'href',
      '#subscriptions',
    );
  },
};
/** A company without an end and a limit of seats, or a server that sells nothing. */
export const NothingOffered: Story = {
  ...story(prices, offering([])),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(/write to support@drawbridge\.test\.$/),
    ).toBeVisible();
  },
};
export const WithoutPrices: Story = {
  ...story(
    [listPrices, () => ({ data: { items: [], free_plan: sampleFreePlan } })],
    offering(['renewal', 'seats']),
  ),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(/write to support@drawbridge\.test\.$/),
    ).toBeVisible();
  },
};
/** Somebody of the company who does not administer it. */
export const Denied: Story = {
  ...story(),
  args: { isAdmin: false },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(/^An administrator of your company renews the plan/),
    ).toBeVisible();
  },
};
export const Loading: Story = story([listPrices, () => 'hang'], offering(['renewal']));
const failing = fn();
export const Failed: Story = {
  ...story(prices, [
    listSubscriptions,
    () => {
      failing();
      return failing.mock.calls.length === 1
        ? 'offline'
        : { data: { subscriptions: [PLAN], profile_url: null, offers: ['renewal'], trial_days: 0 } };
    },
  ]),
  play: async ({ canvasElement }) => {
    failing.mockClear();
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('form', { name: 'Renew the plan' })).toBeVisible();
  },
};
