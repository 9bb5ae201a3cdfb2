import { Badge, Button, iconDownload, type TableSort } from '@drawbridge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ColumnChoice } from './ColumnChoice.tsx';
import { type Column, toShown } from './columns.ts';
import { FilterBar, type FilterValues } from './FilterBar.tsx';
import { PagedTable } from './PagedTable.tsx';
import { OpenButton } from './RowCards.tsx';
import { SelectableTable } from './SelectableTable.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { saveRows } from './save-rows.ts';
import { keepKnown, type Selection } from './selection.ts';

interface Person {
  id: string;
  name: string;
  team: string;
  state: 'active' | 'invited' | 'left';
  points: number;
}

const NAMES = ['Ada Lovelace', 'Grace Hopper', 'Konrad Zuse', 'Mary Jackson', 'Alan Turing', 'Hedy Lamarr'];
const TEAMS = ['Payments', 'Identity', 'Platform', 'Sicherheitsbeauftragte der Fachabteilungen'];
const STATES = ['active', 'active', 'invited', 'left'] as const;
const TONES = { active: 'pass', invited: 'info', left: 'neutral' } as const;

const toPeople = (count: number): Person[] =>
  Array.from({ length: count }, (_, at) => ({
    id: String(at),
    name: `${NAMES[at % NAMES.length]} ${at + 1}`,
    team: TEAMS[at % TEAMS.length] ?? '',
    state: STATES[at % STATES.length] ?? 'active',
    points: (at * 37) % 2_000,
  }));

const toColumns = (onOpen: (name: string) => void): Column<Person>[] => [
  {
    id: 'name',
    header: 'Name',
    label: 'Name',
    rowHeader: true,
    sortable: true,
    cell: ({ name }) => <OpenButton onOpen={() => onOpen(name)}>{name}</OpenButton>,
    toText: ({ name }) => name,
  },
  {
    id: 'state',
    header: 'State',
    label: 'State',
    isInHead: true,
    cell: ({ state }) => <Badge tone={TONES[state]}>{state}</Badge>,
    toText: ({ state }) => state,
  },
  {
    id: 'team',
    header: 'Team',
    label: 'Team',
    isOptional: true,
    cell: ({ team }) => team,
    toText: ({ team }) => team,
  },
  {
    id: 'points',
    header: 'Points',
    label: 'Points',
    align: 'end',
    isOptional: true,
    sortable: true,
    cell: ({ points }) => points.toLocaleString('en'),
    toText: ({ points }) => String(points),
  },
];

const find = (people: readonly Person[], { search = '', state = '' }: FilterValues) =>
  people.filter(
    (person) =>
      person.name.toLowerCase().includes(search.toLowerCase()) && (state === '' || person.state === state),
  );

interface PeopleProps {
  count: number;
  onOpen: (name: string) => void;
}

/** A list as an administrator has it: filters whose values a host keeps in its address, a selection, an export. */
function People({ count, onOpen }: PeopleProps) {
  const people = useMemo(() => toPeople(count), [count]);
  const [values, setValues] = useState<FilterValues>({});
  const [chosen, setChosen] = useState(['team', 'points']);
  const [selected, setSelected] = useState<Selection>(new Set());
  const [sort, setSort] = useState<TableSort>({ columnId: 'name', direction: 'ascending' });
  const found = useMemo(() => {
    const sign = sort.direction === 'ascending' ? 1 : -1;
    const rows = find(people, values);
    return sort.columnId === 'points' ? rows.toSorted((a, b) => sign * (a.points - b.points)) : rows;
  }, [people, values, sort]);
  const columns = toColumns(onOpen);
  const shown = toShown(columns, chosen);
  const address = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ''));
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <output aria-label="Address">?{String(address)}</output>
      <FilterBar
        label="Filters"
        filters={[
          { kind: 'search', id: 'search', label: 'Name' },
          {
            kind: 'choice',
            id: 'state',
            label: 'State',
            options: [
              { value: '', label: 'Any' },
              ...(['active', 'invited', 'left'] as const).map((value) => ({ value, label: value })),
            ],
          },
        ]}
        values={values}
        onValues={(next) => {
          setValues(next);
          setSelected((before) =>
            keepKnown(
              before,
              find(people, next).map(({ id }) => id),
            ),
          );
        }}
        isFiltered={String(address) !== ''}
        onClear={() => setValues({})}
      />
      <SelectionBar
        selected={selected}
        onClear={() => setSelected(new Set())}
        actions={<Button size="sm">Invite again</Button>}
      >
        <ColumnChoice
          columns={columns.filter(({ isOptional }) => isOptional)}
          chosen={chosen}
          onChosen={setChosen}
        />
        <Button icon={iconDownload} onClick={() => saveRows('people.csv', shown, found)}>
          Export CSV
        </Button>
      </SelectionBar>
      <SelectableTable
        caption="People"
        columns={shown}
        rows={found}
        rowKey={({ id }) => id}
        tableFromPx={600}
        isLong
        sort={sort}
        onSort={setSort}
        selected={selected}
        onSelected={setSelected}
        toName={({ name }) => name}
      />
    </div>
  );
}

/** A table of a list, with filters, a selection, a choice of columns and an export. */
const meta = {
  title: 'Widgets/Kit/PagedTable',
  component: PagedTable<Person>,
  args: {
    caption: 'People',
    columns: toColumns(fn()),
    rows: toPeople(6),
    rowKey: ({ id }) => id,
    tableFromPx: 600,
  },
  argTypes: { columns: { control: false }, rows: { control: false } },
} satisfies Meta<typeof PagedTable<Person>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FewRows: Story = {};

/** Where the columns have no room, each row is a card. */
export const Cards: Story = {
  args: { tableFromPx: 4_000 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

const opened = fn();

/** Of 20,000 rows only those near the visible ones are drawn, and the keyboard reaches all of them. */
export const ManyRows: Story = {
  render: () => <People count={20_000} onOpen={opened} />,
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const toCheck = (name: string) => canvas.findByRole('checkbox', { name: `Select ${name}` });
    const first = await toCheck('Ada Lovelace 1');
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '20001'));
    await expect(canvas.getAllByRole('row').length).toBeLessThan(80);

    await step('the arrow keys select with Shift, and End reaches the last row', async () => {
      (await toCheck('Ada Lovelace 1')).focus();
      await userEvent.keyboard(' ');
      await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
      await expect(await canvas.findByText('3 rows selected')).toBeVisible();
      await userEvent.keyboard('{End}');
      const last = await toCheck('Grace Hopper 20000');
      await waitFor(() => expect(last).toHaveFocus());
      await expect(last.closest('tr')).toHaveAttribute('aria-rowindex', '20001');
      await expect(first).not.toBeInTheDocument();
    });

    await step('the rows of one Tab stop do not hold the keyboard', async () => {
      await userEvent.keyboard('{Home}');
      await waitFor(async () => expect(await toCheck('Ada Lovelace 1')).toHaveFocus());
    });

    await step('a filter that is typed changes the rows and the address', async () => {
      await userEvent.click(canvas.getByRole('searchbox', { name: 'Name' }));
      await userEvent.keyboard('zuse 19');
      await waitFor(() => expect(canvas.getByLabelText('Address')).toHaveTextContent('?search=zuse+19'));
      await waitFor(() => expect(canvas.queryByText('3 rows selected')).toBeNull());
      await expect(await toCheck('Konrad Zuse 1905')).toBeVisible();
    });

    await step('clearing shows every row again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
      await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '20001'));
    });
  },
};

/** The same on a phone: only a few of the cards are drawn. */
export const ManyCards: Story = {
  render: () => (
    <div style={{ maxInlineSize: 360 }}>
      <People count={20_000} onOpen={opened} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const check = await canvas.findByRole('checkbox', { name: 'Select Ada Lovelace 1' });
    await waitFor(() => expect(check.closest('li')).toHaveAttribute('aria-setsize', '20000'));
    const drawn = await canvas.findByRole('checkbox', { name: 'Select Ada Lovelace 1' });
    drawn.focus();
    await userEvent.keyboard('{End}');
    const last = await canvas.findByRole('checkbox', { name: 'Select Grace Hopper 20000' });
    await waitFor(() => expect(last).toHaveFocus());
  },
};

/** The columns that are left out are in neither the table nor the file. */
export const ChooseColumns: Story = {
  render: () => <People count={12} onOpen={opened} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Columns: 2 of 2' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Team' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await expect(canvas.queryByRole('columnheader', { name: 'Team' })).toBeNull();
    await expect(canvas.getByRole('columnheader', { name: 'Points' })).toBeVisible();
  },
};
