import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { LabRow } from './LabRow.tsx';
import { allLabCards } from './testing/lab-cards.ts';

/** What to do next among labs of one type, from data alone. @see DASH-12, EMB-1 */
const meta = {
  title: 'Lab/LabRow',
  component: LabRow,
  args: {
    labs: { state: 'ready', value: allLabCards },
    onRetry: fn(),
    type: 'challenge',
    title: 'Test how good you are by trying some of our challenges',
    toHref: ({ lab_id }) => `#${lab_id}`,
    listHref: '#all',
  },
  argTypes: { toHref: { control: false } },
} satisfies Meta<typeof LabRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Challenges: Story = {};
export const Two: Story = { args: { count: 2 } };
export const Loading: Story = { args: { labs: { state: 'loading' } } };
export const Empty: Story = {
  args: { labs: { state: 'ready', value: [] }, emptyTitle: 'Sorry, no challenges available' },
};
export const Problem: Story = {
  args: { labs: { state: 'problem', problem: { message: 'The list is being updated.' } } },
};
