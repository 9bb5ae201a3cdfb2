import { asId } from '@drawbridge/contracts';
import type { PaidSubscription } from '@drawbridge/contracts/company';
import { Button } from '@drawbridge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { documented } from '../../testing/documented.ts';
import { ClosedNotice, type ClosedNoticeProps } from './ClosedNotice.tsx';
import { ClosedWaysContext } from './closed-ways.ts';

const waiting: PaidSubscription = {
  id: asId('5a1f0c3e-0000-4000-8000-000000000001'),
  plan_id: 'individual',
  period: 'month',
  seats: 1,
  amount: 2_400,
  currency: 'EUR',
  purpose: 'individual',
  state: 'waiting',
  invoice_number: '2026-000042',
  invoice_name: 'Frieda Frey',
  ordered_at: '2026-11-27T12:00:00.000Z',
  pay_by: '2026-12-27T12:00:00.000Z',
  trial_ends_at: null,
  starts_at: '2026-11-27T12:00:00.000Z',
  ends_at: '2026-12-27T12:00:00.000Z',
};

interface SceneProps extends ClosedNoticeProps {
  reader?: 'private' | 'company' | 'admin';
  /** False in a learning platform. */
  hasPlans?: boolean;
  order?: PaidSubscription;
  onOpenPlans: () => void;
}

function Scene({ reader = 'private', hasPlans = true, order, onOpenPlans, ...props }: SceneProps) {
  const ways = useMemo(
    () => ({
      reader: { isCompanyUser: reader !== 'private', isCompanyAdmin: reader === 'admin' },
      onOpenPlans,
      ordersHref: '#orders',
      findWaitingOrder: () => Promise.resolve(order),
    }),
    [reader, order, onOpenPlans],
  );
  return (
    <ClosedWaysContext value={hasPlans ? ways : undefined}>
      <ClosedNotice {...props} />
    </ClosedWaysContext>
  );
}

/** The notice when a plan no longer includes something, or never did. @see ROLE-10 */
const meta = {
  title: 'Widgets/ClosedNotice',
  component: documented(ClosedNotice, Scene),
  render: (args) => <Scene {...args} />,
  args: { kind: 'lab', onOpenPlans: fn() },
  argTypes: { order: { table: { disable: true } }, actions: { control: false } },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A private account is led to the plans. */
export const OwnPlan: Story = {
  args: { kept: 'codeSaved' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'This lab is closedYour plan does not include it. Your code is saved.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'See plans' }));
    await expect(args.onOpenPlans).toHaveBeenCalledOnce();
  },
};
/** The order that is not paid yet is what they wait for. */
export const OrderWaits: Story = {
  args: { order: waiting },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(/Your order 2026-000042 is not paid yet/);
    await expect(canvas.getByRole('link', { name: 'See your orders' })).toHaveAttribute('href', '#orders');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
/** No plan is in force any more. */
export const Ended: Story = {
  args: { kind: 'course', kept: 'progressKept', isDisabled: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(/Your subscription does not include it, or has ended. Your progress is kept./);
    await expect(canvas.getByRole('button', { name: 'See plans' })).toBeVisible();
  },
};
/** Somebody of a company orders nothing: they ask. */
export const OfACompany: Story = {
  args: { reader: 'company' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(/Ask your administrator/);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const AdministratorOfACompany: Story = {
  args: { reader: 'admin' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'See plans' })).toBeVisible();
  },
};
/** In a learning platform nothing is sold. */
export const InALearningPlatform: Story = {
  args: { kind: 'quiz', hasPlans: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(/Ask whoever gave you access/);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
/** No plan opens it: there is nothing to order. */
export const InNoPlan: Story = {
  args: { kind: 'course', plans: [] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('alert');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const WithAnotherWay: Story = {
  args: { kind: 'context', actions: <Button>Ask without it</Button> },
};
export const OnAPhone: Story = { ...OrderWaits, globals: { viewport: { value: 'phone' } } };
