import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Inline } from '../Layout/Layout.tsx';
import { Avatar } from './Avatar.tsx';

const meta = {
  title: 'Components/Avatar',
  component: Avatar,
  args: { name: 'Ada Lovelace', size: 40 },
} satisfies Meta<typeof Avatar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Initials: Story = {};
/** SHELL-25: no broken image. */
export const BrokenPicture: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('AL')).toBeVisible();
  },
};
export const Several: Story = {
  render: () => (
    <Inline>
      {['Ada Lovelace', 'Grace Hopper', 'Konrad Zuse', 'Émile Zola', 'Alan Turing', 'Radia Perlman'].map(
        (name) => (
          <Avatar key={name} name={name} size={40} />
        ),
      )}
    </Inline>
  ),
};
