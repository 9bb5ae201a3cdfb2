import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CodeForm, type CodeFormProps } from './CodeForm.tsx';

/** A mailed code: confirms an address, and sets a first password where one is wanted. */
const meta = {
  title: 'Widgets/Sign-in/CodeForm',
  component: CodeForm,
  args: {
    initialEmail: 'ines@demo.test',
    onConfirm: fn<CodeFormProps['onConfirm']>(() => Promise.resolve(true)),
    onResend: fn<CodeFormProps['onResend']>(() => Promise.resolve(true)),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CodeForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Code')).toHaveAttribute(
      'autocomplete',
      'one-time-code',
    );
  },
};

/** SIGN-4: spaces around a pasted code do not count. */
export const Confirms: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByLabelText('Code'), ' 123456 {Enter}');
    await expect(args.onConfirm).toHaveBeenCalledWith(
      expect.objectContaining({ email: 'ines@demo.test', code: '123456' }),
    );
  },
};

/** As the main content of its page, the form begins at the code: the address is known. */
export const TakesFocus: Story = {
  args: { takesFocus: true, isJustSent: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Code')).toHaveFocus();
  },
};

/** SIGN-10, SIGN-12: a wrong code is reported beside the code. */
export const WrongCode: Story = {
  args: { onConfirm: fn<CodeFormProps['onConfirm']>(() => Promise.resolve({ code: 'Wrong code' })) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Code'), '000000{Enter}');
    await canvas.findByText('Wrong code');
    await expect(canvas.getByLabelText('Code')).toHaveFocus();
    await expect(canvas.getByLabelText('Code')).toHaveValue('000000');
  },
};

/** SIGN-10: a message of a field that the form does not have is in the form too, beside none of its fields. */
export const OtherFields: Story = {
  args: {
    onConfirm: fn<CodeFormProps['onConfirm']>(() =>
      Promise.resolve({
        code: 'Wrong code',
        access_token: 'The token is over',
        old_password: 'Not the old password',
        new_password: 'Choose a longer one',
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Code'), '000000{Enter}');
    await canvas.findByText('Wrong code');
    await expect(canvas.getByText('The token is over')).toBeVisible();
    await expect(canvas.getByText('Not the old password')).toBeVisible();
    await expect(canvas.getByText('Choose a longer one')).toBeVisible();
    await expect(canvas.getByLabelText('Code')).toHaveFocus();
  },
};

/** SIGN-5: another code can be requested, at most every half minute. */
export const SentAgain: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send a new code' }));
    const waiting = await canvas.findByRole('button', { name: /Send a new code in (30|29)s/ });
    await expect(waiting).toBeDisabled();
    await expect(args.onResend).toHaveBeenCalledTimes(1);
    await expect(args.onResend).toHaveBeenCalledWith('ines@demo.test');
  },
};

/** A code that was not sent starts no waiting time. */
export const NotSent: Story = {
  args: { onResend: fn<CodeFormProps['onResend']>(() => Promise.resolve(undefined)) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send a new code' }));
    await expect(canvas.getByRole('button', { name: 'Send a new code' })).toBeEnabled();
  },
};

/** Right after a signup a code is on its way already. */
export const JustSent: Story = { args: { isJustSent: true } };

/** ROUTE-10: an invited user chooses a password. */
export const Invited: Story = { args: { withPassword: true } };

/** The same from a mailed link, whose code tells whose it is: no address is asked for. */
export const InvitedByLink: Story = {
  args: { withPassword: true, knownCode: 'from-the-link', initialEmail: '' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByLabelText('Code')).toBeNull();
    await expect(canvas.queryByLabelText('Email')).toBeNull();
    await userEvent.type(canvas.getByLabelText('Password'), 'eleven words of salt');
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'eleven words of pepper{Enter}');
    await canvas.findByText('Confirm password must be equal to Password');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.clear(canvas.getByLabelText('Confirm password'));
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'eleven words of salt{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledWith(
      expect.objectContaining({ email: '', code: 'from-the-link' }),
    );
  },
};
