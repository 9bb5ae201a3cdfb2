import { listLabs } from '@drawbridge/contracts/practice';
import { Button } from '@drawbridge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DrawbridgeProvider } from '../../provider/index.ts';
import { documented } from '../../testing/documented.ts';
import { ConnectedLabList, type ConnectedLabListProps } from './ConnectedLabList.tsx';
import { ConnectedLabListFilters } from './ConnectedLabListFilters.tsx';
import { type LabListFilter, NO_FILTER } from './LabList.filter.ts';
import { allLabCards, answering } from './testing/lab-cards.ts';
import { type Answers, createStoryHost } from './testing/story-host.tsx';

function ListScene({ answers, ...props }: ConnectedLabListProps & { answers?: Answers }) {
  const [drawbridge] = useState(() => createStoryHost(answers));
  const [filter, setFilter] = useState<LabListFilter>(NO_FILTER);
  return (
    <DrawbridgeProvider value={drawbridge}>
      <div style={{ display: 'grid', gap: 32 }}>
        {props.type && <ConnectedLabListFilters type={props.type} value={filter} onChange={setFilter} />}
        <ConnectedLabList {...props} filter={filter} onFilter={setFilter} />
      </div>
    </DrawbridgeProvider>
  );
}

const meta = {
  title: 'Lab/ConnectedLabList',
  component: documented(ConnectedLabList, ListScene),
  render: (args) => <ListScene {...args} />,
  args: { onOpenLab: fn() },
  argTypes: { answers: { table: { disable: true } }, cardSlot: { control: false } },
} satisfies Meta<typeof ListScene>;
export default meta;
type Story = StoryObj<typeof meta>;

const everything = answering(...allLabCards);

/** Everything that a learner may open, by type. */
export const Groups: Story = {
  args: { answers: everything },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Signed in as no one' }));
    await expect(args.onOpenLab).toHaveBeenCalledWith('l8-signed-in-as-no-one');
    await expect(canvas.getAllByRole('heading', { level: 2 }).map((head) => head.textContent)).toEqual([
      'Labs',
      'Challenges',
      'Playgrounds',
    ]);
  },
};

/** LAB-7: one type, in sections by level, with filters. By keyboard. */
export const Challenges: Story = {
  args: { answers: everything, type: 'challenge' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { name: 'Intermediate' });
    await userEvent.tab();
    await expect(canvas.getByRole('searchbox', { name: 'Search challenges' })).toHaveFocus();
    await userEvent.keyboard('cwe-89');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
    await userEvent.keyboard('{Escape}');
    // Until they are wanted, the filters leave the first screen to the cards.
    await expect(canvas.queryByRole('button', { name: 'Access control' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Access control' }));
    await expect(canvas.getByRole('button', { name: /^Filters/ })).toHaveTextContent('1');
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Access control' }));
    const advanced = canvas.getByRole('button', { name: 'Advanced' });
    advanced.focus();
    await userEvent.keyboard(' ');
    await expect(advanced).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
    canvas.getByRole('button', { name: 'Passed' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Nothing matches these filters')).toBeVisible();
    const [clear] = canvas.getAllByRole('button', { name: 'Clear filters' });
    clear?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
  },
};

/** Cards that are links: to be opened in a tab of their own. */
export const Links: Story = {
  args: { answers: everything, type: 'challenge', toHref: ({ lab_id }) => `#${lab_id}` },
  play: async ({ canvasElement, args }) => {
    const link = await within(canvasElement).findByRole('link', { name: 'The guard stood behind the door' });
    await expect(link).toHaveAttribute('href', '#role-check-order');
    await expect(args.onOpenLab).not.toHaveBeenCalled();
  },
};

/** LAB-8: nothing to solve, no points. */
export const Playgrounds: Story = { args: { answers: everything, type: 'playground' } };
/** Controls of the host at the bottom of each card work independently of the card. */
export const WithSlot: Story = {
  args: {
    answers: everything,
    type: 'lab',
    cardSlot: () => (
      <Button tone="quiet" size="sm">
        Attempts
      </Button>
    ),
  },
  play: async ({ canvasElement, args }) => {
    const [attempts] = await within(canvasElement).findAllByRole('button', { name: 'Attempts' });
    if (attempts) await userEvent.click(attempts);
    await expect(args.onOpenLab).not.toHaveBeenCalled();
  },
};
export const Loading: Story = { args: { answers: [[listLabs, () => 'hang']] } };
export const Empty: Story = { args: { answers: answering(), type: 'challenge' } };
export const Problem: Story = { args: { answers: [[listLabs, () => 'offline']], type: 'challenge' } };
