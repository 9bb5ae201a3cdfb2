import { buildCheckout, buildSubscription } from '@drawbridge/client/testing';
import { finishCheckout, getCheckout, type OpenedCheckout } from '@drawbridge/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { type Handlers, StoryHost } from '../testing/story-host.tsx';
import { Checkout } from './Checkout.tsx';

const OPEN = buildCheckout();
const COMPANY = buildCheckout({ plan_id: 'enterprise', period: 'year', seats: 25, amount: 450_000 });
const finish = (checkout: OpenedCheckout, name: unknown) => ({
  ...checkout,
  subscription: buildSubscription({
    plan_id: checkout.plan_id,
    seats: checkout.seats,
    invoice_name: String(name),
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
        return sent.mock.calls.length === 1 ? 'offline' : { data: finish(OPEN, input['name']) };
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
    const done = await canvas.findByRole('heading', { name: 'Your order is complete' });
    await waitFor(() => expect(done.closest('[tabindex]')).toHaveFocus());
    await expect(sent).toHaveBeenCalledTimes(2);
    await expect(sent.mock.lastCall?.[0]).toMatchObject({ name: 'Frieda Frey', address: 'Gasse 1' });
    await userEvent.click(canvas.getByRole('button', { name: 'Go on' }));
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
          ? { data: finish(COMPANY, name) }
          : { problem: 'bad_input', errors: { name: 'Another company has this name' } },
    ],
  ]),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = await canvas.findByRole('textbox', { name: 'Company' });
    await expect(canvasElement).toHaveTextContent(/Seats\s*25/);
    await userEvent.type(name, 'Taken{Enter}');
    await expect(await canvas.findByText('Another company has this name')).toBeVisible();
    await userEvent.clear(name);
    await userEvent.type(name, 'Frey{Enter}');
    await expect(
      await canvas.findByText('The company Frey, which you administer, with 25 seats'),
    ).toBeVisible();
  },
};
export const Finished: Story = story([[getCheckout, () => ({ data: finish(OPEN, 'Frieda Frey') })]]);
/** An individual who renews: the plan goes on after the one in force. */
export const Renewed: Story = {
  ...story([
    [getCheckout, () => ({ data: { ...OPEN, subscription: buildSubscription({ state: 'upcoming' }) } })],
  ]),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^Individual goes on from/)).toBeVisible();
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
