import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { EmailSentDialog } from './EmailSentDialog.tsx';
import { SignInForm, type SignInFormProps } from './SignInForm.tsx';

const never = () => new Promise<undefined>(() => undefined);

/**
 * The methods of signing in: magic link, password, Google, single sign-on. It has no routes; each method is a callback
 * of its host.
 */
const meta = {
  title: 'Widgets/Sign-in/SignInForm',
  component: SignInForm,
  args: {
    lockSecondsLeft: () => 0,
    onSendLink: fn<SignInFormProps['onSendLink']>(() => Promise.resolve(undefined)),
    onPassword: fn<SignInFormProps['onPassword']>(() => Promise.resolve(undefined)),
    onContinue: fn<SignInFormProps['onContinue']>(() => Promise.resolve(undefined)),
    onGoogle: fn<SignInFormProps['onGoogle']>(() => Promise.resolve(undefined)),
    onToggle: fn(),
    forgotHref: (email) => `#forgot-${email}`,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SignInForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const email = (canvas: HTMLElement) => within(canvas).getByRole('textbox', { name: /email/i });
const main = (canvas: HTMLElement, name: string | RegExp = 'Sign in with Magic Link') =>
  within(canvas).getByRole('button', { name });

export const MagicLink: Story = {};

/** On its own page it begins in its first field; not on a touch screen, where that would bring up the keyboard. */
export const TakesFocus: Story = {
  args: { takesFocus: true },
  play: async ({ canvasElement }) => {
    if (matchMedia('(hover: hover)').matches) await expect(email(canvasElement)).toHaveFocus();
    else await expect(email(canvasElement)).not.toHaveFocus();
  },
};

/** VAL-3: no call is sent for an invalid address; the message disappears when the field is edited. */
export const BadEmail: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.type(email(canvasElement), 'nobody@nowhere{Enter}');
    await within(canvasElement).findByText('Please provide a valid email');
    await expect(email(canvasElement)).toHaveFocus();
    await expect(args.onSendLink).not.toHaveBeenCalled();
    await userEvent.type(email(canvasElement), '.test');
    await expect(within(canvasElement).queryByText('Please provide a valid email')).toBeNull();
  },
};

/** AUTH-14: while a request runs, neither Enter nor a press sends another. */
export const Sending: Story = {
  args: { onSendLink: fn<SignInFormProps['onSendLink']>(never) },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(email(canvasElement), ' ind@demo.test {Enter}{Enter}');
    await userEvent.click(main(canvasElement));
    await expect(args.onSendLink).toHaveBeenCalledTimes(1);
    await expect(args.onSendLink).toHaveBeenCalledWith('ind@demo.test');
  },
};

/** AUTH-4, AUTH-15: locked for the seconds that are left; button, Enter and a retyped email do nothing. */
export const Locked: Story = {
  args: { lockSecondsLeft: () => 27 },
  play: async ({ canvasElement, args }) => {
    const button = main(canvasElement, 'Resend in 27s');
    await userEvent.type(email(canvasElement), 'other@demo.test{Enter}');
    await userEvent.click(button);
    await expect(args.onSendLink).not.toHaveBeenCalled();
  },
};

const lock = { secondsLeft: 1 };
/** AUTH-4: counts down to 1, then the label returns. */
export const LockEnds: Story = {
  args: { lockSecondsLeft: () => lock.secondsLeft },
  beforeEach: () => {
    lock.secondsLeft = 1;
  },
  play: async ({ canvasElement }) => {
    await expect(main(canvasElement, 'Resend in 1s')).toBeVisible();
    lock.secondsLeft = 0;
    await waitFor(() => expect(main(canvasElement)).toBeVisible());
  },
};

/** AUTH-10: a small link reveals the password field, which then has the focus. */
export const Password: Story = {
  args: { initialEmail: 'ind@demo.test' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in with password' }));
    const password = canvas.getByLabelText('Password');
    await expect(password).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('Required field');
    await userEvent.type(password, 'secret words{Enter}');
    await expect(args.onPassword).toHaveBeenCalledWith('ind@demo.test', 'secret words');
    await expect(args.onSendLink).not.toHaveBeenCalled();
  },
};

/** The server's message about a field is shown at it, and what was typed stays. */
export const PasswordRefused: Story = {
  args: {
    initialEmail: 'ind@demo.test',
    onPassword: fn<SignInFormProps['onPassword']>(() => Promise.resolve({ email: 'Not this one' })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in with password' }));
    await userEvent.type(canvas.getByLabelText('Password'), 'x{Enter}');
    await canvas.findByText('Not this one');
    await expect(canvas.getByLabelText('Password')).toHaveValue('x');
    await expect(email(canvasElement)).toHaveFocus();
  },
};

/** AUTH-2, AUTH-7: single sign-on mode; the lock on magic links does not affect it. */
export const Organization: Story = {
  args: { isOrganization: true, lockSecondsLeft: () => 20 },
  play: async ({ canvasElement, args }) => {
    // What is before the @ is for the provider of the company to decide.
    await userEvent.type(email(canvasElement), "sean.o'brien@acme.sso.test");
    await userEvent.click(main(canvasElement, 'Continue'));
    await expect(args.onContinue).toHaveBeenCalledWith("sean.o'brien@acme.sso.test");
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Sign in another way' }));
    await expect(args.onToggle).toHaveBeenCalledWith("sean.o'brien@acme.sso.test");
  },
};

/** AUTH-5: the browser is leaving the page, so the button keeps its spinner. */
export const ToGoogle: Story = {
  args: { onGoogle: fn<SignInFormProps['onGoogle']>(() => Promise.resolve(true)) },
  play: async ({ canvasElement, args }) => {
    const button = main(canvasElement, 'Sign in with Google');
    await userEvent.click(button);
    await userEvent.click(button);
    await expect(args.onGoogle).toHaveBeenCalledTimes(1);
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

/** AUTH-9: the dialog, whose text is the same for an unknown address. */
export const EmailSent: Story = {
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  render: () => <EmailSentDialog email="ind@demo.test" onClose={() => undefined} />,
  play: async ({ canvasElement }) => {
    const dialog = await within(canvasElement).findByRole('dialog', { name: 'Email Sent' });
    await expect(dialog).toHaveTextContent(/expires in three minutes/);
    await expect(within(dialog).getByRole('button', { name: 'Got it' })).toHaveFocus();
  },
};

/** The way back for who does not know the password leads on with the typed address. */
export const ForgotPassword: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('link')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in with password' }));
    await userEvent.type(email(canvasElement), ' ines@demo.test ');
    await expect(canvas.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute(
      'href',
      '#forgot-ines@demo.test',
    );
  },
};

const BY_MAIL =
  'Many sign-ins to this account failed elsewhere. If your password is right, we have emailed you a link that signs you in.';

/** Decision 0087: what to do after too many wrong passwords elsewhere stays in the form. */
export const ConfirmByMail: Story = {
  args: { onPassword: fn<SignInFormProps['onPassword']>(() => Promise.resolve({ password: BY_MAIL })) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in with password' }));
    await userEvent.type(email(canvasElement), 'ines@demo.test');
    await userEvent.type(canvas.getByLabelText('Password'), 'x{Enter}');
    await expect(await canvas.findByText(BY_MAIL)).toBeVisible();
  },
};
