import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { iconTag } from '../Icon/icons/index.ts';
import { Chip } from './Chip.tsx';

const meta = {
  title: 'Components/Chip',
  component: Chip,
  args: { children: 'OWASP A05' },
  argTypes: { icon: { control: false } },
} satisfies Meta<typeof Chip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Tag: Story = { args: { icon: iconTag } };
export const Selected: Story = { args: { selected: true, onToggle: fn() } };
export const Filter: Story = {
  args: { onToggle: fn() },
  play: async ({ args, canvasElement }) => {
    const chip = within(canvasElement).getByRole('button', { pressed: false });
    await userEvent.click(chip);
    await expect(args.onToggle).toHaveBeenCalledWith(true);
  },
};
export const Removable: Story = { args: { onRemove: fn(), removeLabel: 'Remove OWASP A05' } };
export const Disabled: Story = { args: { onToggle: fn(), disabled: true } };
