import { confirmEmail, SIGNUP_TEXTS, verifyEmail } from '@drawbridge/contracts/identity';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { type Handlers, StoryHost } from '../../testing/story-host.tsx';
import { VerificationDialog } from './VerificationDialog.tsx';

const handlers: Handlers = [
  [verifyEmail, () => ({ data: {} })],
  [confirmEmail, ({ code }) => (code === '123456' ? { data: {} } : { problem: 'wrong_code' })],
];
const tokens = {
  token: () => 'token',
  refresh: fn(() => Promise.resolve({ token: 'fresh', isFresh: true })),
};

const meta = {
  title: 'Widgets/Verification/VerificationDialog',
  component: VerificationDialog,
  args: { email: 'freya@demo.test', tokens, onConfirmed: fn(), onLogout: fn() },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof VerificationDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const story = (given: Handlers): Story => ({
  render: (args) => (
    <StoryHost handlers={given}>
      <VerificationDialog {...args} />
    </StoryHost>
  ),
});

/** AUTH-41: a wrong code shows beside the field, the right one leads on; the only way round is to log out. */
export const Forced: Story = {
  ...story(handlers),
  play: async ({ args }) => {
    const page = within(document.body);
    const dialog = await page.findByRole('dialog');
    // What Escape makes the browser send.
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(page.queryByRole('button', { name: 'Close' })).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Send the code' }));
    await page.findByText(SIGNUP_TEXTS.verifySent);
    await expect(page.getByRole('button', { name: /Send it again in \d+s/ })).toBeDisabled();
    const field = page.getByLabelText('Code');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await page.findByText('Required field');
    await userEvent.type(field, '000000{Enter}');
    await page.findByText('Wrong code');
    await expect(args.onConfirmed).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, ' 123456 {Enter}');
    await waitFor(() => expect(args.onConfirmed).toHaveBeenCalledOnce());
  },
};
/** AUTH-40 */
export const Offered: Story = { ...story(handlers), args: { onClose: fn() } };
/** A token that expired while the page was open is renewed. */
export const StaleToken: Story = {
  ...story([
    [
      verifyEmail,
      ({ access_token }) => (access_token === 'fresh' ? { data: {} } : { problem: 'token_expired' }),
    ],
    ...handlers.slice(1),
  ]),
  play: async () => {
    const page = within(document.body);
    await userEvent.click(await page.findByRole('button', { name: 'Send the code' }));
    await page.findByText(SIGNUP_TEXTS.verifySent);
  },
};
export const TooMany: Story = {
  ...story([[verifyEmail, () => ({ problem: 'too_many_tries', retryAfterSeconds: 20 })]]),
  play: async () => {
    const page = within(document.body);
    await userEvent.click(await page.findByRole('button', { name: 'Send the code' }));
    await page.findByText(/Too many tries/);
    await waitFor(() => expect(page.getByRole('button', { name: 'Send the code' })).toBeDisabled());
  },
};

/** The code that renews the token cannot be fetched: the network is away. */
export const OfflineRenewal: Story = {
  ...story([[verifyEmail, () => ({ problem: 'token_expired' })]]),
  args: { tokens: { token: () => 'token', refresh: () => Promise.reject(new TypeError('Failed to fetch')) } },
  play: async () => {
    const page = within(document.body);
    await userEvent.click(await page.findByRole('button', { name: 'Send the code' }));
    await page.findByText('Server busy please try later!');
  },
};
/** SIGN-10: no message of a field is lost. */
export const SeveralMessages: Story = {
  ...story([
    [
      verifyEmail,
      () => ({ problem: 'bad_input', errors: { access_token: 'The token is over', code: 'Wrong code' } }),
    ],
  ]),
  play: async () => {
    const page = within(document.body);
    await userEvent.click(await page.findByRole('button', { name: 'Send the code' }));
    await page.findByText('Wrong code The token is over');
  },
};
