import { getScimConnection, listScimClaims, listScimRequests } from '@drawbridge/contracts/company';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { documented } from '../../testing/documented.ts';
import { Provisioning } from './index.ts';
import { BASE, expectToast, OFF, ON, openDialog, Scene, serve } from './testing/provisioning-scene.tsx';

const meta = {
  title: 'Widgets/Provisioning',
  component: documented(Provisioning, Scene),
  render: (args) => <Scene {...args} />,
  args: { handlers: [] },
  argTypes: { handlers: { control: false } },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is connected: the first secret switches provisioning on, and is shown once. */
export const Off: Story = {
  args: { handlers: serve(OFF, { claims: [], lines: [] }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('group', { name: 'Base URL' })).toHaveTextContent(BASE);
    await userEvent.click(canvas.getByRole('button', { name: 'Create secret and switch on' }));
    await userEvent.click((await openDialog()).getByRole('button', { name: 'Create secret' }));
    const secret = await canvas.findByRole('group', { name: 'Secret token' });
    await expect(secret).toHaveTextContent('dbsc_nU3mTqB1u7fWb0xEoJ5kC9sVYd2hRgLpQaXiZk8t');
    await expect(canvas.getByRole('heading', { name: 'Connection test' })).toBeVisible();
    await expect(await canvas.findByText('No account is waiting')).toBeVisible();
    await expect(await canvas.findByText('No request yet')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'I have stored it' }));
    await expect(canvas.queryByText(/dbsc_/)).toBeNull();
    await expect(canvas.getByRole('heading', { name: 'Secrets' })).toHaveFocus();
  },
};

/** Without a proven domain nothing can be provisioned. */
export const NoDomain: Story = {
  args: { handlers: serve({ ...OFF, proven_domains: [] }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: 'Open domains' })).toHaveAttribute(
      'href',
      '#domains',
    );
    await expect(canvas.getByRole('button', { name: 'Create secret and switch on' })).toBeDisabled();
  },
};

/** Figures, waiting accounts and the log of a directory that is connected. */
export const On: Story = {
  args: { handlers: serve(ON) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('1,240')).toBeVisible();
    await expect(await canvas.findByText('department: Sales → Engineering')).toBeVisible();
    await expect(canvas.getAllByText('Nothing changed').length).toBeGreaterThan(0);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Result' }), 'refused');
    await waitFor(() => expect(canvas.queryByText('department: Sales → Engineering')).toBeNull());
    await expect(canvas.getByText(/An administrator can hand it over/)).toBeVisible();
  },
};

/** A second secret replaces the first: both are valid, then the older one is deleted. */
export const Rotation: Story = {
  args: { handlers: serve(ON) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Create secret' }));
    await userEvent.click((await openDialog()).getByRole('button', { name: 'Create secret' }));
    await expect(await canvas.findByText(/Both secrets are in place/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'I have stored it' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete the secret that ends in x4Qw' }));
    const dialog = await openDialog();
    // The dialog fades in.
    await waitFor(() => expect(dialog.getByText(/It was last used/)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expectToast('The secret that ended in x4Qw is deleted.');
    await waitFor(() => expect(canvas.queryByText('Ends in x4Qw')).toBeNull());
  },
};

/** Each step of the test passes. */
export const TestPassed: Story = {
  args: { handlers: serve(ON) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Test connection' }));
    await expect(await canvas.findByText(/Every step passed/)).toBeVisible();
    await expect(canvas.getAllByText('Passed')).toHaveLength(5);
  },
};

/** A proxy refuses PATCH, and the step says what to do. */
export const TestFailed: Story = {
  args: { handlers: serve(ON), refused: 'PATCH' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Test connection' }));
    await expect(await canvas.findByText('1 of 5 steps failed.')).toBeVisible();
    await expect(canvas.getByText(/refuses PATCH \(405\)/)).toBeVisible();
  },
};

/** An administrator who is no owner sees everything, and neither switches nor manages secrets. */
export const NoOwner: Story = {
  args: { handlers: serve({ ...ON, may_switch: false }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/Only owners switch provisioning/)).toBeVisible();
    await expect(canvas.getByText('Ends in x4Qw')).toBeVisible();
    for (const name of ['Switch off', 'Create secret', 'Delete the secret that ends in x4Qw'])
      await expect(canvas.queryByRole('button', { name })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Test connection' })).toBeEnabled();
    await expect(await canvas.findByText('Owners only')).toBeVisible();
  },
};

export const Loading: Story = { args: { handlers: [[getScimConnection, () => 'hang']] } };

export const Problem: Story = {
  args: { handlers: [[getScimConnection, () => ({ problem: 'internal' })]] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Provisioning could not be loaded')).toBeVisible();
  },
};

export const Denied: Story = {
  args: { handlers: [[getScimConnection, () => ({ problem: 'forbidden' })]] },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('Only administrators set up provisioning'),
    ).toBeVisible();
  },
};

/** The lists have problems of their own. */
export const ListsFail: Story = {
  args: {
    handlers: serve(ON, {
      more: [
        [listScimClaims, () => ({ problem: 'internal' })],
        [listScimRequests, () => 'offline'],
      ],
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('The accounts could not be loaded')).toBeVisible();
    await expect(await canvas.findByText('The log could not be loaded')).toBeVisible();
  },
};
