import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { iconMail } from '../Icon/icons/index.ts';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Components/TextField',
  component: TextField,
  args: { label: 'Work e-mail', type: 'email', autoComplete: 'email' },
  argTypes: { icon: { control: false } },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithHint: Story = { args: { hint: 'We send a sign-in link to it.', icon: iconMail } };
export const WithError: Story = {
  args: { defaultValue: 'ada@', error: 'This is not an e-mail address. Write it like name@company.com.' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Work e-mail');
    await expect(input).toHaveAccessibleDescription(/not an e-mail address/);
    await expect(input).toBeInvalid();
  },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: 'ada@example.com' } };
export const Code: Story = {
  args: { label: 'Token', type: 'text', mono: true, defaultValue: 'db_live_9f2c' },
};

export const Password: Story = {
  args: {
    label: 'Password',
    type: 'password',
    autoComplete: 'current-password',
    defaultValue: 'Drawbridge-demo-1',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Password');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(input).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(input).toHaveAttribute('type', 'password');
  },
};
