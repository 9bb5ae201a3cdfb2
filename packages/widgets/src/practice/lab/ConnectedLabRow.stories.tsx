import { listLabs } from '@drawbridge/contracts/practice';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { DrawbridgeProvider } from '../../provider/index.ts';
import { documented } from '../../testing/documented.ts';
import { ConnectedLabRow, type ConnectedLabRowProps } from './ConnectedLabRow.tsx';
import { allLabCards, answering } from './testing/lab-cards.ts';
import { type Answers, createStoryHost } from './testing/story-host.tsx';

function RowScene({ answers, ...props }: ConnectedLabRowProps & { answers?: Answers }) {
  const [drawbridge] = useState(() => createStoryHost(answers));
  return (
    <DrawbridgeProvider value={drawbridge}>
      <ConnectedLabRow {...props} />
    </DrawbridgeProvider>
  );
}

const meta = {
  title: 'Lab/ConnectedLabRow',
  component: documented(ConnectedLabRow, RowScene),
  render: (args) => <RowScene {...args} />,
  args: {
    answers: answering(...allLabCards),
    type: 'challenge',
    title: 'Test how good you are by trying some of our challenges',
    toHref: ({ lab_id }) => `#${lab_id}`,
    listHref: '#all',
  },
  argTypes: { answers: { table: { disable: true } }, toHref: { control: false } },
} satisfies Meta<typeof RowScene>;
export default meta;
type Story = StoryObj<typeof meta>;

/** DASH-12: four of them, what is under way first and what is solved last. */
export const Challenges: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findAllByRole('article');
    await expect(canvas.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
      'An address that gives orders',
      'The guard stood behind the door',
      'Rechtsschutzversicherungsgesellschaften und ihre Berechtigungsprüfungen',
      'The voucher that fits everything',
    ]);
    await expect(canvas.getByRole('link', { name: 'All challenges' })).toHaveAttribute('href', '#all');
  },
};
export const Two: Story = { args: { count: 2 } };
export const Loading: Story = { args: { answers: [[listLabs, () => 'hang']] } };
/** DASH-14 */
export const Empty: Story = { args: { answers: answering(), emptyTitle: 'Sorry, no challenges available' } };
/** Without a text for it, a row with nothing is left out. */
export const LeftOut: Story = {
  args: { answers: answering() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.queryByRole('heading')).toBeNull());
  },
};
export const Problem: Story = { args: { answers: [[listLabs, () => 'offline']] } };
