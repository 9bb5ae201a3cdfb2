import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SecretOnce } from './SecretOnce.tsx';

/** A secret in the one moment in which it can be copied. */
const meta = {
  title: 'Widgets/Kit/SecretOnce',
  component: SecretOnce,
  args: {
    label: 'Secret key',
    title: 'Copy the secret key now',
    about: 'It is not shown again. Keep it where only your server reads it.',
    texts: [{ code: `dbsk_${'Zq3w'.repeat(10)}`, title: 'Secret key', copyLabel: 'Copy the secret key' }],
    doneLabel: 'I have stored it',
    onStored: fn(),
  },
} satisfies Meta<typeof SecretOnce>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It takes the focus, so that a screen reader reads it and the keyboard reaches its buttons. */
export const Shown: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('group', { name: 'Secret key' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'I have stored it' }));
    await expect(args.onStored).toHaveBeenCalledOnce();
  },
};
