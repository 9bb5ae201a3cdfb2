import type { Meta, StoryObj } from '@storybook/react-vite';
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
