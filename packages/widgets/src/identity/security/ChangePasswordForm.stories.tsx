import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ChangePasswordForm, type ChangePasswordFormProps } from './ChangePasswordForm.tsx';

const onChange = (answer: Awaited<ReturnType<ChangePasswordFormProps['onChange']>>) =>
  fn<ChangePasswordFormProps['onChange']>(() => Promise.resolve(answer));

/** Changes a password that the person knows; every message is beside its field. */
const meta = {
  title: 'Widgets/Security/ChangePasswordForm',
  component: ChangePasswordForm,
  args: { email: 'ines@demo.test', forgotHref: '#forgot', onChange: onChange(true) },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ChangePasswordForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const PASSWORD = 'eleven words of salt';
async function fill(canvasElement: HTMLElement, repeated = PASSWORD) {
  const canvas = within(canvasElement);
  await userEvent.type(canvas.getByLabelText('Current password'), 'Drawbridge-demo-1');
  await userEvent.type(canvas.getByLabelText('New password'), PASSWORD);
  await userEvent.type(canvas.getByLabelText('Repeat new password'), `${repeated}{Enter}`);
  return canvas;
}

export const Empty: Story = {};

/** ASVS 6.2.3: the current password is sent with the new one; a password manager finds all three fields. */
export const Changes: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = await fill(canvasElement);
    await expect(args.onChange).toHaveBeenCalledWith({
      old_password: 'Drawbridge-demo-1',
      new_password: PASSWORD,
      confirm_password: PASSWORD,
    });
    await expect(canvas.getByLabelText('Current password')).toHaveAttribute(
      'autocomplete',
      'current-password',
    );
    await expect(canvas.getByLabelText('New password')).toHaveAttribute('autocomplete', 'new-password');
  },
};

/** Nothing is sent while something is missing; the focus is in the first field with a message. */
export const Missing: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    await expect(canvas.getByLabelText('Current password')).toHaveFocus();
    await expect(canvas.getByLabelText('Repeat new password')).toHaveAttribute('aria-invalid', 'true');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const NotRepeated: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = await fill(canvasElement, 'eleven words of pepper');
    await canvas.findByText('Repeat new password must be equal to New password');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** A wrong current password is reported beside it; what was typed stays. */
export const WrongPassword: Story = {
  args: { onChange: onChange({ old_password: 'This is not your current password' }) },
  play: async ({ canvasElement }) => {
    const canvas = await fill(canvasElement);
    await canvas.findByText('This is not your current password');
    await expect(canvas.getByLabelText('Current password')).toHaveFocus();
    await expect(canvas.getByLabelText('New password')).toHaveValue(PASSWORD);
  },
};

/** A weak new one is reported beside it. */
export const WeakPassword: Story = {
  args: {
    onChange: onChange({
      new_password: 'This is among the first that would be guessed. Choose another one.',
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = await fill(canvasElement);
    await canvas.findByText(/among the first/);
    await expect(canvas.getByLabelText('New password')).toHaveFocus();
  },
};
