import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { iconArrowRight, iconExternal } from '../Icon/icons/index.ts';
import { LinkButton } from './LinkButton.tsx';

const meta = {
  title: 'Components/LinkButton',
  component: LinkButton,
  args: { href: '#course', children: 'Continue' },
  argTypes: { icon: { control: false }, iconEnd: { control: false } },
} satisfies Meta<typeof LinkButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const Primary: Story = { args: { tone: 'primary', iconEnd: iconArrowRight } };

/** A new tab without access to its opener. */
export const External: Story = {
  args: { external: true, iconEnd: iconExternal, children: 'Knowledge Base', href: 'https://example.com/' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};
