import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Inline, Stack } from '../Layout/Layout.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { ProgressRing } from './ProgressRing.tsx';

const meta = {
  title: 'Components/Progress',
  component: ProgressBar,
  args: { label: 'Course progress', value: 64, showValue: true },
  argTypes: { value: { control: { type: 'range', min: 0, max: 100 } } },
} satisfies Meta<typeof ProgressBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Bar: Story = {};
export const Thin: Story = { args: { size: 'sm', showValue: false } };
export const NotStarted: Story = { args: { value: 0 } };
export const Done: Story = { args: { value: 100 } };
export const OutOfRange: Story = {
  args: { value: 140 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  },
};
export const Rings: Story = {
  render: () => (
    <Stack>
      {[24, 48, 72].map((size) => (
        <Inline key={size} gap="4">
          {[0, 12, 64, 100].map((value) => (
            <ProgressRing key={value} value={value} size={size} label={`Progress ${value}`} />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};
