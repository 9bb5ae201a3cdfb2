import { buildCheckout, buildSubscription } from '@drawbridge/client/testing';
import {
  cancelOrder,
  finishCheckout,
  getCheckout,
  type OpenedCheckout,
  type PaidSubscription,
} from '@drawbridge/contracts/company';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { type Handlers, StoryHost } from '../../testing/story-host.tsx';
import { Checkout } from './Checkout.tsx';

const OPEN = buildCheckout();
const COMPANY = buildCheckout({
  plan_id: 'enterprise',
  purpose: 'company',
  period: 'year',
  seats: 25,
  amount: 450_000,
});
const toOrdered = (checkout: OpenedCheckout, overrides: Partial<PaidSubscription> = {}): OpenedCheckout => ({
  ...checkout,
  subscription: buildSubscription({
    plan_id: checkout.plan_id,
    purpose: checkout.purpose,
    period: checkout.period,
    seats: checkout.seats,
    amount: checkout.amount,
    state: 'waiting',
    ...overrides,
  }),
});

/** Orders what a checkout is for, on account. @see BILL-13 */
const meta = {
  title: 'Widgets/Billing/Checkout',
  component: Checkout,
  args: {
    checkoutId: OPEN.checkout_id,
    plansHref: '#plans',
    subscriptionsHref: '#subscriptions',
    supportEmail: 'support@drawbridge.test',
    onContinue: fn(),
  },
} satisfies Meta<typeof Checkout>;
export default meta;
type Story = StoryObj<typeof meta>;

const story = (handlers: Handlers): Story => ({
  render: (args) => (
    <StoryHost handlers={handlers}>
      <Checkout {...args} />
    </StoryHost>
  ),
});

const sent = fn();
/** Nothing is sent without a name; what was typed stays after a failure, and the next press orders. */
export const Individual: Story = {
  ...story([
    [getCheckout, () => ({ data: OPEN })],
    [
      finishCheckout,
      (input) => {
        sent(input);
        return sent.mock.calls.length === 1
          ? 'offline'
          : { data: toOrdered(OPEN, { invoice_name: String(input['name']) }) };
      },
    ],
  ]),
  play: async ({ args, canvasElement }) => {
    sent.mockClear();
    const canvas = within(canvasElement);
    const order = await canvas.findByRole('button', { name: 'Order and pay by invoice: €24' });
    await userEvent.click(order);
    await expect(await canvas.findByText('Enter the name that the invoice is made out to')).toBeVisible();
    const name = canvas.getByRole('textbox', { name: 'Name on the invoice' });
    await expect(name).toHaveFocus();
    await userEvent.type(name, ' Frieda Frey ');
    const address = canvas.getByRole('textbox', { name: /^Address/ });
    await userEvent.type(address, 'Gasse 1');
    await userEvent.click(order);
    await expect(await canvas.findByText('Server busy please try later!')).toBeVisible();
    await expect(address).toHaveValue('Gasse 1');
    await userEvent.dblClick(order);
    const done = await canvas.findByRole('heading', { name: 'Your order is placed' });
    await waitFor(() => expect(done.closest('[tabindex]')).toHaveFocus());
    await expect(sent).toHaveBeenCalledTimes(2);
    await expect(sent.mock.lastCall?.[0]).toMatchObject({ name: 'Frieda Frey', address: 'Gasse 1' });
    await expect(
      canvas.getByText(/^Your plan has not started yet\. It starts once the invoice is paid\.$/),
    ).toBeVisible();
    await expect(canvasElement).toHaveTextContent(/Amount due, excluding tax\s*€24/);
    await expect(canvasElement).toHaveTextContent(/Pay by\s*December 27, 2026/);
    await expect(canvasElement).toHaveTextContent(/Sent to\s*free@demo\.test/);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(args.onContinue).toHaveBeenCalledWith('/portal/dashboard'));
  },
};
/** The name becomes that of the company. */
export const Company: Story = {
  ...story([
    [getCheckout, () => ({ data: COMPANY })],
    [
      finishCheckout,
      ({ name }) =>
        name === 'Frey'
          ? { data: toOrdered(COMPANY, { invoice_name: name }) }
          : { problem: 'bad_input', errors: { name: 'Another company has this name' } },
    ],
  ]),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = await canvas.findByRole('textbox', { name: 'Company' });
    await expect(canvasElement).toHaveTextContent(/Seats\s*25.*Begins\s*Once the invoice is paid/);
    await userEvent.type(name, 'Taken{Enter}');
    await expect(await canvas.findByText('Another company has this name')).toBeVisible();
    await userEvent.clear(name);
    await userEvent.type(name, 'Frey{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'What you get once it is paid' })).toBeVisible();
    await expect(
      await canvas.findByText('The company Frey, which you administer, with 25 seats'),
    ).toBeVisible();
  },
};

/** An order that waits can be canceled, after a question; a failure stays in the dialog. */
const canceling = fn();
export const Canceled: Story = {
  ...story([
    [getCheckout, () => ({ data: toOrdered(OPEN) })],
    [
      cancelOrder,
      (input) => {
        canceling(input);
        return canceling.mock.calls.length === 1
          ? 'offline'
          : { data: buildSubscription({ state: 'cancelled' }) };
      },
    ],
  ]),
  play: async ({ canvasElement }) => {
    canceling.mockClear();
    const canvas = within(canvasElement);
    const cancel = await canvas.findByRole('button', { name: 'Cancel order' });
    await userEvent.click(cancel);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canceling).not.toHaveBeenCalled();
    await userEvent.click(cancel);
    const dialog = within(await canvas.findByRole('dialog', { name: 'Cancel order 2026-000042?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel order' }));
    await waitFor(() => expect(dialog.getByText('Server busy please try later!')).toBeVisible());
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Cancel order' }));
    const canceled = await canvas.findByRole('heading', { name: 'This order is canceled' });
    await waitFor(() => expect(canceled.closest('[tabindex]')).toHaveFocus());
    await expect(canceling).toHaveBeenCalledTimes(2);
    await expect(canvas.queryByRole('button', { name: 'Cancel order' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '#plans');
  },
};
const asked = fn();
/** The page looks again when it gets the focus, and shows that the order was paid meanwhile. */
export const PaidMeanwhile: Story = {
  ...story([
    [
      getCheckout,
      () => {
        asked();
        return { data: toOrdered(COMPANY, asked.mock.calls.length === 1 ? {} : { state: 'active' }) };
      },
    ],
  ]),
  play: async ({ canvasElement }) => {
    asked.mockClear();
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'Your order is placed' })).toBeVisible();
    window.dispatchEvent(new Event('focus'));
    await expect(await canvas.findByRole('heading', { name: 'Your order is paid' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'What you can do now' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Cancel order' })).toBeNull();
  },
};
/** A renewal: the plan goes on after the one in force. */
export const Renewed: Story = {
  ...story([
    [
      getCheckout,
      () => ({
        data: toOrdered(
          { ...COMPANY, purpose: 'renewal' },
          { state: 'upcoming', starts_at: '2026-12-27T12:00:00.000Z', ends_at: '2027-12-27T12:00:00.000Z' },
        ),
      }),
    ],
  ]),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByText(/runs from December 27, 2026 until December 27, 2027/),
    ).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'What you can do now' })).toBeNull();
    await expect(canvas.getByRole('heading', { name: 'What you ordered' })).toBeVisible();
    await expect(
      canvas.getByText('The plan of your company until December 27, 2027, with 25 seats'),
    ).toBeVisible();
  },
};
/** Its days are known before it is paid: it goes on from the end of the plan. */
export const Renewal: Story = {
  ...story([
    [
      getCheckout,
      () => ({
        data: {
          ...COMPANY,
          purpose: 'renewal',
          open_until: '2999-01-01T00:00:00.000Z',
          starts_at: '2999-06-30T12:00:00.000Z',
          ends_at: '3000-06-30T12:00:00.000Z',
        },
      }),
    ],
  ]),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('June 30, 2999')).toBeVisible();
    await expect(canvasElement).toHaveTextContent(/Enterprise renewal.*Begins.*Ends\s*June 30, 3000/);
    await expect(canvasElement).toHaveTextContent('The plan is renewed once the invoice is paid.');
    await expect(
      within(canvasElement).getByRole('link', { name: 'Back to your subscriptions' }),
    ).toHaveAttribute('href', '#subscriptions');
    await expect(canvasElement).not.toHaveTextContent('Once the invoice is paid');
  },
};
/** Somebody's own plan goes on in the same way; it was chosen among the plans. */
export const OneMore: Story = {
  ...story([
    [
      getCheckout,
      () => ({
        data: { ...OPEN, open_until: '2999-01-01T00:00:00.000Z', starts_at: '2999-06-30T12:00:00.000Z' },
      }),
    ],
  ]),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/The plan is renewed once the invoice is paid\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to the plans' })).toHaveAttribute('href', '#plans');
  },
};
export const Seats: Story = {
  ...story([[getCheckout, () => ({ data: { ...COMPANY, purpose: 'seats', seats: 3 } })]]),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/The seats are added once the invoice is paid\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to your subscriptions' })).toHaveAttribute(
      'href',
      '#subscriptions',
    );
  },
};
/** An individual whose plan is in force orders it once more: it is open already. */
export const OwnRenewal: Story = {
  ...story([
    [
      getCheckout,
      () => ({
        data: toOrdered(OPEN, {
          ordered_at: '2026-11-27T12:00:00.000Z',
          starts_at: '2026-12-15T12:00:00.000Z',
          ends_at: '2027-01-15T12:00:00.000Z',
        }),
      }),
    ],
  ]),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByText('Nothing has changed yet. The plan is renewed once the invoice is paid.'),
    ).toBeVisible();
  },
};
export const SeatsOrdered: Story = {
  ...story([[getCheckout, () => ({ data: toOrdered({ ...COMPANY, purpose: 'seats', seats: 3 }) })]]),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/The seats are added once the invoice is paid/)).toBeVisible();
    await expect(canvas.getByText('3 more seats for your company, for 1 year')).toBeVisible();
  },
};
export const NotPaidInTime: Story = {
  ...story([[getCheckout, () => ({ data: toOrdered(OPEN, { state: 'not_paid' }) })]]),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(/^It was not paid by December 27, 2026\./),
    ).toBeVisible();
  },
};
export const Ended: Story = story([[getCheckout, () => ({ data: toOrdered(OPEN, { state: 'ended' }) })]]);
/** Another order was placed in another tab: it is paid or canceled first. */
export const AnotherWaits: Story = {
  ...story([
    [getCheckout, () => ({ data: OPEN })],
    [finishCheckout, () => ({ problem: 'order_waiting' })],
  ]),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name on the invoice' }), 'F{Enter}');
    await expect(await canvas.findByText(/is waiting for payment/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See your orders' })).toHaveAttribute(
      'href',
      '#subscriptions',
    );
  },
};
export const Closed: Story = {
  ...story([[getCheckout, () => ({ data: { ...OPEN, open_until: '2026-01-01T00:00:00.000Z' } })]]),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'This order is closed' })).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '#plans');
  },
};
/** It was open too long while its page was. */
export const ClosesMeanwhile: Story = {
  ...story([
    [getCheckout, () => ({ data: OPEN })],
    [finishCheckout, () => ({ problem: 'checkout_closed' })],
  ]),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name on the invoice' }), 'F{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This order is closed');
  },
};
export const NotFound: Story = story([[getCheckout, () => ({ problem: 'checkout_not_found' })]]);
export const Loading: Story = story([[getCheckout, () => 'hang']]);
const failing = fn();
export const Failed: Story = {
  ...story([
    [
      getCheckout,
      () => {
        failing();
        return failing.mock.calls.length === 1 ? 'offline' : { data: OPEN };
      },
    ],
  ]),
  play: async ({ canvasElement }) => {
    failing.mockClear();
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('button', { name: /^Order and pay/ })).toBeVisible();
  },
};

const TRIAL_END = '2026-12-11T12:00:00.000Z';
const TRIAL = buildCheckout({
  trial_ends_at: TRIAL_END,
  starts_at: TRIAL_END,
  ends_at: '2027-01-11T12:00:00.000Z',
});
/** A first order is free for two weeks: the page says until when, what follows, and that no invoice comes before. */
export const WithTrial: Story = {
  ...story([
    [getCheckout, () => ({ data: TRIAL })],
    [finishCheckout, () => ({ data: toOrdered(TRIAL, { trial_ends_at: TRIAL_END, starts_at: TRIAL_END }) })],
    [cancelOrder, () => ({ data: buildSubscription({ state: 'cancelled' }) })],
  ]),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Free for 14 days, then €24 for 1 month, starting on December 11, 2026.');
    await expect(canvas.getByText(/^No invoice is sent before December 11, 2026\./)).toBeVisible();
    await expect(canvas.queryByText('Once the invoice is paid')).toBeNull();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name on the invoice' }), 'Frieda Frey');
    await userEvent.click(canvas.getByRole('button', { name: 'Start 14 days free' }));
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1, name: 'Your free trial has started' })).toBeVisible(),
    );
    await expect(canvas.getByRole('heading', { name: 'What you can do now' })).toBeVisible();
    await expect(canvas.queryByText('Amount due, excluding tax')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel order' }));
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog', {
      name: /^Cancel order/,
    });
    await waitFor(() =>
      expect(within(dialog).getByText(/The free trial stays open until December 11, 2026/)).toBeVisible(),
    );
  },
};
/** After a press nobody has to guess who sends the invoice. */
export const InvoiceToCome: Story = {
  ...story([[getCheckout, () => ({ data: toOrdered(OPEN) })]]),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(
      /^support@drawbridge\.test makes out the invoice and sends it to free@demo\.test in a separate email\./,
    );
  },
};
