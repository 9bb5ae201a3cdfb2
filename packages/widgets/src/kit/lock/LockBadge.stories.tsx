import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LockBadge } from './LockBadge.tsx';

/** The same lock on cards, in outlines, in journeys and in the search. */
const meta = {
  title: 'Widgets/LockBadge',
  component: LockBadge,
  args: { thing: { upgrade: true } },
} satisfies Meta<typeof LockBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NeedsUpgrade: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Upgrade')).toBeVisible();
  },
};
export const NotIncluded: Story = {
  args: { thing: { disabled: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Not included')).toBeVisible();
  },
};
/** What is open has no lock. */
export const Open: Story = {
  args: { thing: {} },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/\w/);
  },
};
