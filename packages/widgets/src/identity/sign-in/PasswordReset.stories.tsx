import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ForgotPasswordForm, type ForgotPasswordFormProps } from './ForgotPasswordForm.tsx';
import { ResetPasswordForm, type ResetPasswordFormProps } from './ResetPasswordForm.tsx';

const onSend = (answer: Awaited<ReturnType<ForgotPasswordFormProps['onSend']>>) =>
  fn<ForgotPasswordFormProps['onSend']>(() => Promise.resolve(answer));

/** A forgotten password: a link by mail, and the form that it leads to. */
const meta = {
  title: 'Widgets/Sign-in/ForgotPasswordForm',
  component: ForgotPasswordForm,
  args: { initialEmail: 'ines@demo.test', onSend: onSend(true) },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ForgotPasswordForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const button = (canvas: HTMLElement, name: string | RegExp = 'Email me a link') =>
  within(canvas).getByRole('button', { name });

export const Empty: Story = { args: { initialEmail: '' } };

/** ASVS 6.3.8: says the same for every address; half a minute later it can be sent again, another address at once. */
export const Sent: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(button(canvasElement));
    await canvas.findByText(
      'If there is an account for ines@demo.test, we have emailed a link. It works for ten minutes.',
    );
    await expect(button(canvasElement, /^Send it again in \d+s$/)).toHaveFocus();
    await userEvent.click(button(canvasElement, /^Send it again in \d+s$/));
    await expect(args.onSend).toHaveBeenCalledTimes(1);
    await userEvent.type(canvas.getByLabelText('Email'), 's{Enter}');
    await expect(args.onSend).toHaveBeenLastCalledWith('ines@demo.tests');
  },
};

/** VAL-3: nothing is sent for what is no address. */
export const BadEmail: Story = {
  args: { initialEmail: 'ines' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(button(canvasElement));
    await within(canvasElement).findByText('Please provide a valid email');
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** A request that failed says nothing about a link, and can be repeated at once. */
export const NotSent: Story = {
  args: { onSend: onSend(undefined) },
  play: async ({ canvasElement }) => {
    await userEvent.click(button(canvasElement));
    await expect(button(canvasElement)).toBeEnabled();
    await expect(within(canvasElement).queryByText(/we have emailed/)).toBeNull();
  },
};

const renderReset = (onSet: ResetPasswordFormProps['onSet']) => () => (
  <ResetPasswordForm email="ines@demo.test" onSet={onSet} />
);

/** The form of the mailed link: whose password it is, and the new one twice. */
export const Reset: Story = {
  render: renderReset(() => Promise.resolve(undefined)),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('readonly');
    await userEvent.type(canvas.getByLabelText('Password'), 'eleven words of salt');
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'eleven words of pepper{Enter}');
    await canvas.findByText('Confirm password must be equal to Password');
  },
};

/** A link without an address: the server knows whose it is. */
export const ResetWithoutEmail: Story = {
  render: () => <ResetPasswordForm onSet={() => Promise.resolve(undefined)} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByLabelText('Email')).toBeNull();
    await expect(canvas.getByLabelText('Password')).toBeVisible();
  },
};

/** A weak password is reported beside it. */
export const WeakReset: Story = {
  render: renderReset(() => Promise.resolve({ new_password: 'Choose another one.' })),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Password'), 'eleven words of salt');
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'eleven words of salt{Enter}');
    await canvas.findByText('Choose another one.');
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
  },
};
