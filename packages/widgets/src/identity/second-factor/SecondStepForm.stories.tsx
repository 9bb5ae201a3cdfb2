import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SecondStepForm, type SecondStepFormProps } from './SecondStepForm.tsx';

/** The second step of a sign-in: a passkey, a code of an app, or a recovery code. */
const meta = {
  title: 'Widgets/Sign-in/SecondStepForm',
  component: SecondStepForm,
  args: {
    ways: ['passkey', 'totp', 'recovery_code'],
    onCode: fn<SecondStepFormProps['onCode']>(() => Promise.resolve(true)),
    onPasskey: fn<SecondStepFormProps['onPasskey']>(() => Promise.resolve(true)),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SecondStepForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryWay: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with your passkey' }));
    await expect(args.onPasskey).toHaveBeenCalledOnce();
  },
};

/** RFC 6238: the field of an app's code begins in focus, and spaces around a pasted code do not count. */
export const AppAlone: Story = {
  args: { ways: ['totp', 'recovery_code'] },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByLabelText('Code from your authenticator app');
    await expect(field).toHaveFocus();
    await userEvent.keyboard(' 123456 {Enter}');
    await expect(args.onCode).toHaveBeenCalledWith({ code: '123456' });
  },
};

/** Nothing is sent without a code, and a wrong one is reported beside it. */
export const WrongCode: Story = {
  args: { ways: ['totp'], onCode: fn<SecondStepFormProps['onCode']>(() => Promise.resolve('Wrong code')) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('Required field');
    await expect(args.onCode).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText('Code from your authenticator app'), '000000{Enter}');
    await canvas.findByText('Wrong code');
  },
};

/** Who has none of their factors at hand types one of the codes they kept. */
export const RecoveryCode: Story = {
  args: { ways: ['totp', 'recovery_code'] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Use a recovery code' }));
    await expect(canvas.getByLabelText('Recovery code')).toHaveFocus();
    await userEvent.keyboard('bcdfg-23456{Enter}');
    await expect(args.onCode).toHaveBeenCalledWith({ recovery_code: 'bcdfg-23456' });
    await canvas.findByRole('button', { name: 'Use your other factors' });
  },
};

/** The browser's own dialog was closed: the person can try again, or use another way. */
export const PasskeyRefused: Story = {
  args: {
    ways: ['passkey', 'totp'],
    onPasskey: fn<SecondStepFormProps['onPasskey']>(() =>
      Promise.resolve('The browser did not get a passkey. Try again, or use another device.'),
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with your passkey' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('did not get a passkey');
  },
};
