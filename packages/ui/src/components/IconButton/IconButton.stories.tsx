import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { iconDots, iconHeart, iconHeartFilled } from '../Icon/icons/index.ts';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  args: { icon: iconDots, label: 'More', onClick: fn() },
  argTypes: { icon: { control: false } },
} satisfies Meta<typeof IconButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Quiet: Story = {};
export const Neutral: Story = { args: { tone: 'neutral' } };
export const Small: Story = { args: { size: 'sm', icon: iconHeart, label: 'Add to favorites' } };
export const Pressed: Story = { args: { icon: iconHeartFilled, label: 'Favorite', pressed: true } };
export const Disabled: Story = { args: { disabled: true } };
