import { asId } from '@drawbridge/contracts';
import type { ScimDeactivation } from '@drawbridge/contracts/company';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { documented } from '../../testing/documented.ts';
import { Provisioning } from './index.ts';
import {
  expectToast,
  inMinutes,
  LEAVING,
  OFF,
  ON,
  openDialog,
  Scene,
  serve,
  toId,
} from './testing/provisioning-scene.tsx';

const meta = {
  title: 'Widgets/Switching provisioning off',
  component: documented(Provisioning, Scene),
  render: (args) => <Scene {...args} />,
  args: { handlers: [] },
  argTypes: { handlers: { control: false } },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

const STAYED: Pick<ScimDeactivation, 'stayed' | 'staying'> = {
  stayed: { is_owner: 59, is_emergency: 0, is_self: 1 },
  staying: [
    { user_id: asId(toId(1)), name: 'Ada Abel', email: 'ada@acme.example', reason: 'is_owner' },
    { user_id: asId(toId(2)), name: 'Noor Vale', email: 'noor@acme.example', reason: 'is_self' },
  ],
};

/** Before switching off, the dialog asks what becomes of the people, with the numbers; then the page shows the progress. */
export const SwitchedOff: Story = {
  args: { handlers: serve({ ...ON, wants_password: true }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Switch off' }));
    const dialog = await openDialog();
    await userEvent.click(await dialog.findByRole('radio', { name: /Deactivate 1,236/ }));
    await expect(dialog.getByText(/Stay active: 2 owners, the emergency administrator, you\./)).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Your password'), 'a password');
    await userEvent.click(dialog.getByRole('button', { name: 'Switch off' }));
    await expectToast('Provisioning is off. The users from the directory are being deactivated.');
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Connection test' })).toBeNull());
    await expect(await canvas.findByRole('progressbar', { name: 'Deactivation' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Directory log' })).toBeVisible();
  },
};

/** Users who are kept stay as they are: there is nothing to wait for. */
export const Kept: Story = {
  args: { handlers: serve(ON) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Switch off' }));
    const dialog = await openDialog();
    await dialog.findByRole('radio', { name: /Keep them/ });
    await userEvent.click(dialog.getByRole('button', { name: 'Switch off' }));
    await expectToast('Provisioning is off.');
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Create secret and switch on' })).toBeEnabled();
  },
};

/** What is left falls, and the directory is not connected again until nobody is. */
export const Deactivating: Story = {
  args: {
    handlers: serve({ ...OFF, deactivation: { ...LEAVING, handled: 400, deactivated: 399, ...STAYED } }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('400 of 1,240')).toBeVisible();
    await expect(canvas.getByText('840')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ada Abel' })).toHaveAttribute('href', '#ada@acme.example');
    await expect(canvas.getByRole('button', { name: 'Create secret and switch on' })).toBeDisabled();
    await expect(canvas.getByText(/You can create a secret when that has finished/)).toBeVisible();
  },
};

/** Who is still active, and why; the directory can be connected again. */
export const Deactivated: Story = {
  args: {
    handlers: serve({
      ...OFF,
      deactivation: { ...LEAVING, ended_at: inMinutes(0), handled: 1_240, deactivated: 1_180, ...STAYED },
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('1,180')).toBeVisible();
    const list = within(canvas.getByRole('list', { name: 'Still active' }));
    await expect(list.getByText('Owner')).toBeVisible();
    await expect(list.getByText('Switched provisioning off')).toBeVisible();
    await expect(canvas.getByText('And 58 more.')).toBeVisible();
    await expect(canvas.queryByText('Left to handle')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Create secret and switch on' })).toBeEnabled();
  },
};
