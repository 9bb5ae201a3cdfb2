import { Badge } from '@drawbridge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DetailHead } from './DetailHead.tsx';
import { FactList } from './FactList.tsx';

/** The head of a page about one thing, and what is known of it. */
const meta = {
  title: 'Widgets/Kit/DetailHead',
  component: DetailHead,
  args: {
    title: 'Noor Vale',
    badge: <Badge tone="pass">Active</Badge>,
    line: 'Last seen on 4 March 2026',
    back: { label: 'All learners', onPress: fn() },
    takesFocus: true,
  },
} satisfies Meta<typeof DetailHead>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A screen reader goes on from the title when the page changed by a press inside of it. */
export const Head: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Noor Vale' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'All learners' }));
    await expect(args.back.onPress).toHaveBeenCalledOnce();
  },
};

/** A fact that is not known is left out. */
export const Facts: Story = {
  render: (args) => (
    <>
      <DetailHead {...args} />
      <FactList
        label="About this learner"
        facts={[
          { term: 'Team', value: 'Payments' },
          { term: 'Role', value: 'Sicherheitsbeauftragte der Fachabteilungen' },
          undefined,
        ]}
      />
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('term')).toHaveLength(2);
  },
};

export const Figures: Story = {
  render: () => (
    <>
      <h1>Last 30 days</h1>
      <FactList
        look="figures"
        facts={[
          { term: 'Launches', value: '1,204' },
          { term: 'People', value: 320 },
          { term: 'Refused', value: 0 },
        ]}
      />
    </>
  ),
};
