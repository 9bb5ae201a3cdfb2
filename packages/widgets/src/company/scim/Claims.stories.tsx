import { acceptScimClaims } from '@drawbridge/contracts/company';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { documented } from '../../testing/documented.ts';
import { Provisioning } from './index.ts';
import { expectToast, ON, openDialog, Scene, serve, toId } from './testing/provisioning-scene.tsx';

const meta = {
  title: 'Widgets/Provisioning accounts',
  component: documented(Provisioning, Scene),
  render: (args) => <Scene {...args} />,
  args: { handlers: [] },
  argTypes: { handlers: { control: false } },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Accounts are handed over together, after the dialog said what changes. */
export const HandOver: Story = {
  args: { handlers: serve(ON) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select all rows' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Hand over' }));
    const dialog = await openDialog();
    // The dialog fades in.
    await waitFor(() => expect(dialog.getByText('3 accounts become the directory’s')).toBeVisible());
    await expect(dialog.getByText(/sign-in address and whether the account is active/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Hand over' }));
    await expectToast('Handed over: 3.');
    await expect(await canvas.findByText('No account is waiting')).toBeVisible();
  },
};

/** Who was not handed over is named, with the reason. */
export const NotHandedOver: Story = {
  args: {
    handlers: serve(
      { ...ON, may_switch: false },
      {
        more: [
          [acceptScimClaims, () => ({ data: { items: [{ user_id: toId(2), outcome: 'needs_owner' }] } })],
        ],
      },
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Noor Vale' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Hand over' }));
    await userEvent.click((await openDialog()).getByRole('button', { name: 'Hand over' }));
    await expect(await canvas.findByText(/Noor Vale: only an owner/)).toBeVisible();
  },
};
