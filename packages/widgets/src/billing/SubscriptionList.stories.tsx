import { buildSubscription } from '@drawbridge/client/testing';
import { asId, BILLING_CALLS } from '@drawbridge/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { type Handlers, StoryHost } from '../testing/story-host.tsx';
import { ConnectedSubscriptionList, SubscriptionList } from './SubscriptionList.tsx';

const FAILED = 'Not able to find the billing information. Please contact support@drawbridge.test';
const toSubscription = (nth: number, overrides: Parameters<typeof buildSubscription>[0]) =>
  buildSubscription({ id: asId(`5a1f0c3e-0000-4000-8000-00000000000${nth}`), ...overrides });

/** What was ordered, the latest first. @see BILL-2, PROF-1 */
const meta = {
  title: 'Widgets/Billing/SubscriptionList',
  component: SubscriptionList,
  args: {
    failedText: FAILED,
    onRetry: fn(),
    subscriptions: {
      state: 'ready',
      value: [
        toSubscription(3, { state: 'upcoming', starts_at: '2026-12-27T12:00:00.000Z' }),
        toSubscription(2, {}),
        toSubscription(1, {
          plan_id: 'enterprise',
          period: 'year',
          seats: 1_000,
          amount: 18_000_050,
          state: 'ended',
        }),
      ],
    },
  },
} satisfies Meta<typeof SubscriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const [upcoming, active, ended] = await within(canvasElement).findAllByRole('listitem');
    await expect(upcoming).toHaveTextContent(/Begins later.*Begins/);
    await expect(active).toHaveTextContent(/Individual.*Active.*1 month.*€24/);
    await expect(active).not.toHaveTextContent('Seats');
    await expect(ended).toHaveTextContent(/Enterprise.*Ended.*1 year.*1,000.*€180,000\.50/);
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

const CONNECTED: Handlers = [
  [
    BILLING_CALLS.billing.listSubscriptions,
    () => ({ data: { subscriptions: [buildSubscription()], profile_url: null } }),
  ],
];
/** With its data. */
export const Connected: Story = {
  render: ({ failedText }) => (
    <StoryHost handlers={CONNECTED}>
      <ConnectedSubscriptionList failedText={failedText} />
    </StoryHost>
  ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('2026-000042')).toBeVisible();
  },
};
