import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { documented } from '../../testing/documented.ts';
import { NO_FILTER } from './LabList.filter.ts';
import { LabList, type LabListProps } from './LabList.tsx';
import { LabListFilters } from './LabListFilters.tsx';
import { allLabCards } from './testing/lab-cards.ts';

/** As a page puts both together: it keeps the filter. */
function ListScene(props: LabListProps) {
  const { labs, type } = props;
  const [filter, setFilter] = useState(NO_FILTER);
  return (
    <div style={{ display: 'grid', gap: 32 }}>
      {type && (
        <LabListFilters
          labs={labs.state === 'ready' ? labs.value : []}
          type={type}
          value={filter}
          onChange={setFilter}
        />
      )}
      <LabList {...props} filter={filter} onFilter={setFilter} />
    </div>
  );
}

/** Labs as cards with their filters, from data alone. @see LAB-7, LAB-8, EMB-1 */
const meta = {
  title: 'Lab/LabList',
  component: documented(LabList, ListScene),
  render: (args) => <ListScene {...args} />,
  args: { labs: { state: 'ready', value: allLabCards }, onOpenLab: fn(), onRetry: fn() },
  argTypes: { cardSlot: { control: false } },
} satisfies Meta<typeof ListScene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Groups: Story = {};
export const Links: Story = { args: { type: 'challenge', toHref: ({ lab_id }) => `#${lab_id}` } };
/** Closed labs are locked; one that was begun leads to its page, which says what opens it again. */
export const Closed: Story = {
  args: {
    type: 'lab',
    toHref: ({ lab_id }) => `#${lab_id}`,
    labs: {
      state: 'ready',
      value: allLabCards
        .filter(({ type }) => type === 'lab')
        .flatMap((lab, nth) => [
          { ...lab, upgrade: true, disabled: false },
          { ...lab, lab_id: `ended-${nth}`, upgrade: false, disabled: true },
          { ...lab, lab_id: `new-${nth}`, started: false, passed: false, upgrade: false, disabled: true },
        ]),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const titles = await canvas.findAllByRole('heading', { level: 3 });
    await expect(titles.map((title) => within(title).queryByRole('link') !== null)).toEqual([
      true,
      true,
      false,
      true,
      true,
      false,
    ]);
    await expect(canvas.getAllByText('Upgrade')).toHaveLength(2);
    await expect(canvas.getAllByText('Not included')).toHaveLength(4);
  },
};
/** A host keeps the filter: the list asks it to clear the one that lets nothing pass. */
export const NothingFound: Story = {
  args: { type: 'challenge' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search challenges' }), 'zebra');
    const [clear] = await canvas.findAllByRole('button', { name: 'Clear filters' });
    if (clear) await userEvent.click(clear);
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
  },
};
export const Loading: Story = { args: { labs: { state: 'loading' } } };
export const Empty: Story = { args: { labs: { state: 'ready', value: [] }, type: 'challenge' } };
export const Problem: Story = {
  args: {
    labs: { state: 'problem', problem: { message: 'The list is being updated.', incident: '3f1c2a' } },
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
