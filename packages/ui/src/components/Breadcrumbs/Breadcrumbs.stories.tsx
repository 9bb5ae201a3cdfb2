import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  title: 'Components/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    items: [
      { label: 'Dashboard', href: '#dashboard' },
      { label: 'Courses', href: '#courses' },
      { label: 'Injection at the boundary' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Three: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await expect(canvas.getByText('Injection at the boundary')).toHaveAttribute('aria-current', 'page');
  },
};
export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 240 }}>{Story()}</div>] };
