import { buildSubscription } from '@drawbridge/client/testing';
import { asId } from '@drawbridge/contracts';
import { BILLING_CALLS, cancelOrder } from '@drawbridge/contracts/company';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { type Handlers, StoryHost } from '../../testing/story-host.tsx';
import { ConnectedSubscriptionList, SubscriptionList } from './SubscriptionList.tsx';

const FAILED = 'Not able to find the billing information. Please contact support@drawbridge.test';
const toSubscription = (nth: number, overrides: Parameters<typeof buildSubscription>[0]) =>
  buildSubscription({ id: asId(`5a1f0c3e-0000-4000-8000-00000000000${nth}`), ...overrides });

const ENTERPRISE = { plan_id: 'enterprise', purpose: 'company', period: 'year' } as const;

/** What was ordered, the latest first. @see BILL-2, PROF-1 */
const meta = {
  title: 'Widgets/Billing/SubscriptionList',
  component: SubscriptionList,
  args: {
    failedText: FAILED,
    onRetry: fn(),
    onCancel: fn(),
    subscriptions: {
      state: 'ready',
      value: [
        toSubscription(7, { state: 'waiting' }),
        toSubscription(6, { state: 'upcoming', starts_at: '2026-12-27T12:00:00.000Z' }),
        toSubscription(5, {}),
        toSubscription(4, { ...ENTERPRISE, purpose: 'seats', seats: 3 }),
        toSubscription(3, { ...ENTERPRISE, seats: 1_000, amount: 18_000_050, state: 'ended' }),
        toSubscription(2, { state: 'cancelled' }),
        toSubscription(1, { ...ENTERPRISE, purpose: 'renewal', state: 'not_paid' }),
      ],
    },
  },
} satisfies Meta<typeof SubscriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const [waiting, upcoming, active, seats, ended, canceled, notPaid] =
      await within(canvasElement).findAllByRole('listitem');
    await expect(waiting).toHaveTextContent(/Individual.*Awaiting payment.*Pay by\s*December 27, 2026/);
    // Its days are those of the payment, which nobody knows yet.
    await expect(waiting).not.toHaveTextContent('Ends');
    await expect(upcoming).toHaveTextContent(/Upcoming.*Begins/);
    await expect(active).toHaveTextContent(/Individual.*Active.*1 month.*€24.*Ends/);
    await expect(active).not.toHaveTextContent('Seats');
    await expect(seats).toHaveTextContent(/Additional seats.*Active.*Seats\s*3/);
    await expect(ended).toHaveTextContent(/Enterprise.*Ended.*1 year.*1,000.*€180,000\.50/);
    await expect(canceled).toHaveTextContent(/Individual.*Canceled/);
    await expect(canceled).not.toHaveTextContent('Ends');
    await expect(notPaid).toHaveTextContent(/Enterprise renewal.*Expired/);
    await expect(within(canvasElement).getAllByRole('button')).toHaveLength(1);
  },
};
export const Nothing: Story = { args: { subscriptions: { state: 'ready', value: [] } } };
export const Loading: Story = { args: { subscriptions: { state: 'loading' } } };
/** BILL-7 */
export const Failed: Story = {
  args: { subscriptions: { state: 'problem', problem: { message: 'Busy', incident: '3f1c2a' } } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(FAILED)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

const toList = (...subscriptions: ReturnType<typeof buildSubscription>[]) => ({
  data: { subscriptions, profile_url: null, offers: [], trial_days: 0 },
});
const connected = (handlers: Handlers): Story => ({
  render: ({ failedText }) => (
    <StoryHost handlers={handlers}>
      <ConnectedSubscriptionList failedText={failedText} />
    </StoryHost>
  ),
});
const listed = fn();
/** With its data. An order that waits is canceled after a question, by keyboard too. */
export const Connected: Story = {
  ...connected([
    [BILLING_CALLS.billing.listSubscriptions, () => toList(buildSubscription({ state: 'waiting' }))],
    [cancelOrder, () => ({ data: buildSubscription({ state: 'cancelled' }) })],
  ]),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    (await canvas.findByRole('button', { name: 'Cancel order 2026-000042' })).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await canvas.findByRole('dialog', { name: 'Cancel order 2026-000042?' }));
    await expect(dialog.getByRole('button', { name: 'Keep order' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Canceled')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Individual' })).toHaveFocus());
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
/** A colleague ordered it, and the reader is no administrator of the company any more. */
export const NoLongerAdministrator: Story = {
  ...connected([
    [BILLING_CALLS.billing.listSubscriptions, () => toList(buildSubscription({ state: 'waiting' }))],
    [cancelOrder, () => ({ problem: 'checkout_not_found' })],
  ]),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel order 2026-000042' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel order' }));
    const refusal = await dialog.findByText(/You can no longer cancel this order\./);
    // The dialog may still be fading in.
    await waitFor(() => expect(refusal).toBeVisible());
  },
};
/** The page looks again when it gets the focus. */
export const PaidMeanwhile: Story = {
  ...connected([
    [
      BILLING_CALLS.billing.listSubscriptions,
      () => {
        listed();
        return toList(buildSubscription({ state: listed.mock.calls.length === 1 ? 'waiting' : 'active' }));
      },
    ],
  ]),
  play: async ({ canvasElement }) => {
    listed.mockClear();
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Awaiting payment')).toBeVisible();
    window.dispatchEvent(new Event('focus'));
    await expect(await canvas.findByText('Active')).toBeVisible();
  },
};
