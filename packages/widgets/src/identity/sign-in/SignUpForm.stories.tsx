import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SignUpForm, type SignUpFormProps } from './SignUpForm.tsx';

/** A new account. Messages are shown at their fields; nothing typed is lost. */
const meta = {
  title: 'Widgets/Sign-in/SignUpForm',
  component: SignUpForm,
  args: { onSignUp: fn<SignUpFormProps['onSignUp']>(() => Promise.resolve(true)) },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SignUpForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvas: HTMLElement, name: string) => within(canvas).getByLabelText(name);
const PASSWORD = 'eleven words of salt';

async function fillIn(canvas: HTMLElement, changes: Partial<Record<string, string>> = {}) {
  const values = {
    'First name': 'Ines',
    'Last name': 'Dahl',
    Email: 'ines@demo.test',
    Password: PASSWORD,
    'Confirm password': PASSWORD,
    ...changes,
  };
  field(canvas, 'First name').focus();
  for (const [name, value] of Object.entries(values)) {
    await expect(field(canvas, name)).toHaveFocus();
    if (value) await userEvent.keyboard(value);
    await userEvent.tab();
    // The button that shows the password is between the two fields.
    if (name.toLowerCase().includes('password')) await userEvent.tab();
  }
  await userEvent.keyboard('{Enter}');
}

export const Empty: Story = {};

/** SIGN-1, by keyboard alone. */
export const Filled: Story = {
  play: async ({ canvasElement, args }) => {
    await fillIn(canvasElement);
    await expect(args.onSignUp).toHaveBeenCalledWith({
      first_name: 'Ines',
      last_name: 'Dahl',
      email: 'ines@demo.test',
      new_password: PASSWORD,
      confirm_password: PASSWORD,
    });
  },
};

/** VAL-6, VAL-9, VAL-12, VAL-15, SIGN-2: every rule has its message, nothing is sent, the first faulty field has the focus. */
export const EveryFault: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await fillIn(canvasElement, {
      'First name': '<b>',
      'Last name': '',
      Email: 'ines@demo',
      Password: 'short',
      'Confirm password': 'shorter',
    });
    for (const text of [
      'Special characters are not allowed',
      'Required field',
      'Please provide a valid email',
      'The minimum is 12 characters',
      'Confirm password must be equal to Password',
    ])
      await canvas.findByText(text);
    await expect(field(canvasElement, 'First name')).toHaveFocus();
    await expect(args.onSignUp).not.toHaveBeenCalled();
  },
};

/** SIGN-10, SIGN-12, SIGN-14: a taken email is reported beside its field until that is edited. */
export const EmailTaken: Story = {
  args: {
    onSignUp: fn<SignUpFormProps['onSignUp']>(() =>
      Promise.resolve({ email: 'An account with this email exists already' }),
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fillIn(canvasElement);
    await canvas.findByText('An account with this email exists already');
    await expect(field(canvasElement, 'Email')).toHaveFocus();
    await expect(field(canvasElement, 'Password')).toHaveValue(PASSWORD);
    await userEvent.keyboard('x');
    await expect(canvas.queryByText('An account with this email exists already')).toBeNull();
  },
};

/** A password can be shown. */
export const PasswordShown: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(field(canvasElement, 'Password'), PASSWORD);
    await userEvent.click(canvas.getAllByRole('button', { name: 'Show password' })[0] as HTMLElement);
    await expect(field(canvasElement, 'Password')).toHaveAttribute('type', 'text');
    await expect(field(canvasElement, 'Password')).toHaveAttribute('autocomplete', 'new-password');
  },
};
