import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StatusPill } from '../Badge/StatusPill.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Table } from './Table.tsx';

interface Person {
  name: string;
  team: string;
  minutes: number;
  passed: boolean;
}

const people: Person[] = [
  { name: 'Ada Lovelace', team: 'Alpha', minutes: 320, passed: true },
  { name: 'Grace Hopper', team: 'Alpha', minutes: 1204, passed: true },
  { name: 'Konrad Zuse', team: 'Sicherheitsbeauftragte', minutes: 12, passed: false },
];

const meta = {
  title: 'Components/Table',
  component: Table<Person>,
  args: {
    caption: 'People and their minutes',
    columns: [
      { id: 'name', header: 'Name', cell: (person) => person.name, rowHeader: true, sortable: true },
      { id: 'team', header: 'Team', cell: (person) => person.team },
      { id: 'minutes', header: 'Minutes', cell: (person) => person.minutes, align: 'end', sortable: true },
      {
        id: 'state',
        header: 'Lab',
        cell: (person) => <StatusPill status={person.passed ? 'pass' : 'fail'} />,
      },
    ],
    rows: people,
    rowKey: (person) => person.name,
    sort: { columnId: 'name', direction: 'ascending' },
    onSort: fn(),
  },
  argTypes: { columns: { control: false }, rows: { control: false }, empty: { control: false } },
} satisfies Meta<typeof Table<Person>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Sortable: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }));
    await expect(args.onSort).toHaveBeenCalledWith({ columnId: 'name', direction: 'descending' });
    await userEvent.click(canvas.getByRole('button', { name: 'Minutes' }));
    await expect(args.onSort).toHaveBeenCalledWith({ columnId: 'minutes', direction: 'ascending' });
  },
};
export const Dense: Story = { args: { dense: true } };
export const Empty: Story = {
  args: {
    rows: [],
    empty: <EmptyState compact title="No one yet" message="Invite people and they will be listed here." />,
  },
};
