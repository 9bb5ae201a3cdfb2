import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
  parameters: { staysLoading: true },
} satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Text: Story = { args: { width: 240 } };
export const Block: Story = { args: { shape: 'block', height: 120 } };
export const Circle: Story = { args: { shape: 'circle', width: 40, height: 40 } };
export const CardShape: Story = {
  render: () => (
    <Card as="section" aria-busy aria-label="Course, loading" style={{ maxWidth: 300 }}>
      <Stack gap="3">
        <Skeleton shape="block" height={140} />
        <Skeleton width="70%" />
        <Skeleton width="45%" />
      </Stack>
    </Card>
  ),
};

/** Lines are exactly as high as those of the text that replaces them. */
export const Lines: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 24, font: '16px/26px sans-serif' }}>
      <p style={{ margin: 0, alignSelf: 'start' }} data-testid="text">
        One
        <br />
        Two
        <br />
        Three
      </p>
      <div style={{ alignSelf: 'start' }} data-testid="lines">
        <Skeleton lines={3} />
      </div>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const heightOf = (id: string) => canvas.getByTestId(id).clientHeight;
    await expect(heightOf('lines')).toBe(heightOf('text'));
  },
};
