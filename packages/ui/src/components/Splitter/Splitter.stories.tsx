import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Splitter } from './Splitter.tsx';

const meta = {
  title: 'Components/Splitter',
  component: Splitter,
  args: {
    label: 'Instructions and editor',
    start: <p style={{ padding: 16 }}>Instructions</p>,
    end: <p style={{ padding: 16 }}>Editor</p>,
    defaultValue: 40,
  },
  argTypes: { start: { control: false }, end: { control: false } },
  decorators: [(Story) => <div style={{ height: 240 }}>{Story()}</div>],
} satisfies Meta<typeof Splitter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Horizontal: Story = {
  play: async ({ canvasElement }) => {
    const separator = within(canvasElement).getByRole('separator');
    separator.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(separator).toHaveAttribute('aria-valuenow', '42');
    await userEvent.keyboard('{End}');
    await expect(separator).toHaveAttribute('aria-valuenow', '80');
    await userEvent.dblClick(separator);
    await expect(separator).toHaveAttribute('aria-valuenow', '40');
  },
};
export const Vertical: Story = { args: { orientation: 'vertical' } };
/** The end keeps its own height; nothing is left to drag. */
export const EndFolded: Story = {
  args: { orientation: 'vertical', isEndFolded: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('separator')).toBeNull();
    await expect(within(canvasElement).getByText('Editor')).toBeVisible();
  },
};
