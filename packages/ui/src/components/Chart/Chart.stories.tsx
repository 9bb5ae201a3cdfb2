import { createRandom, pickWhole } from '@drawbridge/pictures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { Chart } from './Chart.tsx';
import { drawing } from './drawing.ts';

/** So many days up to 31 March 2026. */
const toDays = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(2026, 2, 31 - count + 1 + index)).toISOString().slice(0, 10),
  );
const toValues = (seed: string, count: number, most: number) => {
  const random = createRandom(seed);
  return Array.from({ length: count }, (_, index) => (index % 7 > 4 ? 0 : pickWhole(random, 0, most)));
};
const months = Array.from({ length: 12 }, (_, month) => `2025-${String(month + 1).padStart(2, '0')}`);

const meta = {
  title: 'Components/Chart',
  component: Chart,
  args: {
    kind: 'line',
    label: 'Activity in the last 30 days',
    summary: '88 activities on 20 days, most on Friday, 27 March.',
    categories: toDays(30),
    categoryKind: 'day',
    series: [{ label: 'Activities', values: toValues('line', 30, 9) }],
  },
  argTypes: {
    categories: { control: 'object' },
    series: { control: 'object' },
    empty: { control: false },
    formatValue: { control: false },
  },
  decorators: [(Story) => <Card style={{ maxInlineSize: 880 }}>{Story()}</Card>],
} satisfies Meta<typeof Chart>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

/** The canvas, once something is drawn on it. */
async function findDrawing(canvas: Canvas, name?: string): Promise<HTMLCanvasElement> {
  const drawn = await canvas.findByRole('img', { name });
  await waitFor(() => expect(drawn.clientHeight).toBeGreaterThan(100));
  return drawn as HTMLCanvasElement;
}

/** Activity by day: one line with its area. The same numbers are available as a table. */
export const Line: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const drawn = await findDrawing(canvas, args.label);
    await expect(drawn).toHaveAccessibleDescription(args.summary);
    const figure = canvas.getByRole('figure', { name: args.label });
    await expect([figure.dataset['min'], figure.dataset['max']]).toEqual(['0', '11']);
    const before = figure.offsetHeight;

    // For a screen reader the table is there from the beginning.
    await expect(canvas.getAllByRole('row')).toHaveLength(31);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show as table' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const table = canvas.getByRole('table', { name: args.label });
    await expect(within(table).getByRole('rowheader', { name: /Friday.*27.*2026|27.*2026/ })).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(figure.offsetHeight).toBe(before);
    await userEvent.tab();
    await expect(canvas.getByRole('region', { name: args.label })).toHaveFocus();

    await userEvent.click(canvas.getByRole('button', { name: 'Show as chart' }));
    await findDrawing(canvas, args.label);
  },
};

/** The values at the pointer, which Escape closes. */
export const Hovered: Story = {
  play: async ({ args, canvasElement }) => {
    const drawn = await findDrawing(within(canvasElement), args.label);
    // A pointer moves more than once, over the place where the drawing is by then.
    const moveUntilShown = () =>
      waitFor(() => {
        const { left, top, width, height } = drawn.getBoundingClientRect();
        const middle = { clientX: left + width / 2, clientY: top + height / 2 };
        drawn.dispatchEvent(new MouseEvent('mousemove', { ...middle, bubbles: true }));
        const found = canvasElement.querySelector<HTMLElement>('[popover]');
        if (!found) throw new Error('There is no tooltip.');
        return found;
      });
    await expect(await moveUntilShown()).toHaveTextContent(/March.*Activities/);
    // A tooltip hears the key a moment after it is shown.
    await waitFor(async () => {
      await userEvent.keyboard('{Escape}');
      await expect(canvasElement.querySelector('[popover]')).toBeNull();
    });
    await moveUntilShown();
  },
};

export const Lines: Story = {
  args: {
    label: 'Lab minutes by team',
    summary: 'Alpha leads since June; Bravo caught up in November.',
    categories: months,
    categoryKind: 'month',
    series: ['Alpha', 'Bravo', 'Charlie', 'Delta'].map((label, team) => ({
      label,
      values: months.map(
        (_, month) => 120 + team * 60 + month * (42 - team * 9) + ((month * 37) % (90 + team * 20)),
      ),
    })),
  },
};

export const Bars: Story = {
  args: {
    kind: 'bar',
    label: 'Completed labs',
    summary: '214 labs were completed in 2025.',
    categories: months,
    categoryKind: 'month',
    series: [
      { label: 'Learners', values: [12, 18, 9, 22, 31, 17, 8, 5, 24, 28, 26, 14] },
      { label: 'Guests', values: [4, 6, 11, 8, 9, 12, 2, 1, 7, 13, 9, 6] },
    ],
  },
};

export const Stacked: Story = {
  args: {
    kind: 'bar',
    stacked: true,
    label: 'State of assignments',
    summary: 'Most assignments are completed; Bravo has the most overdue ones.',
    categories: ['Alpha', 'Bravo', 'Charlie', 'Delta', 'Echo'],
    categoryKind: 'text',
    categoryLabel: 'Team',
    series: [
      { label: 'Completed', values: [24, 12, 18, 30, 9] },
      { label: 'In progress', values: [6, 9, 4, 2, 11] },
      { label: 'Overdue', values: [1, 7, 0, 2, 3] },
    ],
  },
};

export const Horizontal: Story = {
  args: {
    kind: 'bar',
    horizontal: true,
    label: 'Mean score by topic',
    summary: 'Injection is known best, request forgery least.',
    categories: [
      'Injection',
      'Broken access control',
      'Cryptographic failures',
      'Server-side request forgery',
    ],
    categoryKind: 'text',
    categoryLabel: 'Topic',
    series: [{ label: 'Score', values: [92, 78, 71, 48] }],
    max: 100,
    formatValue: (value) => `${value}%`,
  },
};

export const Doughnut: Story = {
  args: {
    kind: 'doughnut',
    label: 'Time by kind of content',
    summary: 'Half of the time was spent in labs.',
    categories: ['Labs', 'Videos', 'Reading', 'Challenges', 'Quizzes'],
    categoryKind: 'text',
    categoryLabel: 'Kind',
    series: [{ label: 'Minutes', values: [1240, 612, 318, 204, 96] }],
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await findDrawing(canvas, args.label);
    await expect(canvas.getByRole('list')).toHaveTextContent(/Labs.*1,240.*50%/);
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getByRole('row', { name: /Labs/ })).toHaveTextContent('50%');
  },
};

/** The skeleton is as high as the chart. */
export const Loading: Story = {
  args: { loading: true, categories: [], series: [] },
};

/** Nothing moves when the values arrive. */
export const LoadingEnds: Story = {
  args: { summary: '88 activities.' },
  render: function Render(args) {
    const [isLoading, setLoading] = useState(true);
    return (
      <Stack>
        <Chart {...args} loading={isLoading} />
        <Button onClick={() => setLoading(false)}>End loading</Button>
      </Stack>
    );
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const figure = canvas.getByRole('figure');
    const before = figure.offsetHeight;
    await expect(canvas.getByRole('status', { name: `Loading ${args.label}` })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'End loading' }));
    await findDrawing(canvas);
    await expect(figure.offsetHeight).toBe(before);
  },
};

export const Empty: Story = {
  args: {
    categories: [],
    series: [],
    empty: (
      <EmptyState compact title="No activity yet" message="Open a course, and your days will appear here." />
    ),
  },
};
export const EmptyByDefault: Story = { args: { categories: [], series: [] } };

/** The code that draws could not be fetched: it can be tried again, and the table needs none. */
export const Problem: Story = {
  beforeEach: () => {
    const { loaded } = drawing;
    drawing.loaded = undefined;
    const load = spyOn(drawing, 'load').mockRejectedValue(new TypeError('Failed to fetch'));
    return () => {
      load.mockRestore();
      drawing.loaded ??= loaded;
    };
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The chart could not be drawn');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(drawing.load).toHaveBeenCalledTimes(2));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getByRole('table', { name: args.label })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show as chart' }));
  },
};

export const OnePoint: Story = {
  args: {
    summary: 'Today is the first day.',
    categories: ['2026-03-31'],
    series: [{ label: 'Activities', values: [4] }],
  },
};

export const AllZero: Story = {
  args: {
    summary: 'No activity in the last 30 days.',
    series: [{ label: 'Activities', values: toDays(30).map(() => 0) }],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await findDrawing(canvas);
    await expect(canvas.getByRole('figure')).toHaveAttribute('data-max', '1');
  },
};

export const RingOfNothing: Story = {
  args: {
    ...Doughnut.args,
    summary: 'No time yet.',
    series: [{ label: 'Minutes', values: [0, 0, 0, 0, 0] }],
  },
};

export const HundredPoints: Story = {
  args: {
    label: 'Activity in the last 100 days',
    summary: 'Active on working days, with a pause in January.',
    categories: toDays(100),
    series: [{ label: 'Activities', values: toValues('hundred', 100, 140) }],
  },
};

const longNames = [
  'Sicherheitsbeauftragte der Rechtsschutzversicherungsgesellschaften',
  'Team with a name that somebody wrote as a whole sentence',
  'Alpha',
  'Donaudampfschifffahrtsgesellschaft',
  'Bravo',
];
export const LongLabels: Story = {
  args: {
    kind: 'bar',
    label: 'Labs by team',
    summary: 'Names are cut at the axis; the tooltip and the table have them in full.',
    categories: longNames,
    categoryKind: 'text',
    categoryLabel: 'Team',
    series: [
      {
        label: 'Abgeschlossene Übungen einschließlich der freiwilligen Wiederholungen',
        values: [5, 9, 3, 7, 4],
      },
      { label: 'Begonnene Übungen', values: [2, 3, 6, 1, 2] },
    ],
  },
};
export const LongLabelsHorizontal: Story = { args: { ...LongLabels.args, horizontal: true } };
export const LongLabelsDoughnut: Story = {
  args: { ...LongLabels.args, kind: 'doughnut', series: [{ label: 'Labs', values: [5, 9, 3, 7, 4] }] },
};

/** The label belongs to a heading above it. */
export const BelowHeading: Story = { args: { labelHidden: true, height: 160 } };

/** A drawing follows a change of the theme, of the brand, of the direction and of its width. */
export const FollowsThePage: Story = {
  play: async ({ canvasElement }) => {
    const drawn = await findDrawing(within(canvasElement));
    const root = document.documentElement;
    const { theme } = root.dataset;
    const { dir } = root;
    const inOneTheme = drawn.toDataURL();
    root.dataset['theme'] = theme === 'dark' ? 'light' : 'dark';
    try {
      await waitFor(() => expect(drawn.toDataURL()).not.toBe(inOneTheme));
      const inOther = drawn.toDataURL();
      root.dir = 'rtl';
      await waitFor(() => expect(drawn.toDataURL()).not.toBe(inOther));
      root.dir = dir;
      root.dataset['theme'] = theme;
      await waitFor(() => expect(drawn.toDataURL()).toBe(inOneTheme));
      // As a brand does it; high contrast ignores brands.
      root.style.setProperty('--drawbridge-color-border-strong', 'rebeccapurple');
      if (theme !== 'contrast') await waitFor(() => expect(drawn.toDataURL()).not.toBe(inOneTheme));
      root.style.removeProperty('--drawbridge-color-border-strong');
      await waitFor(() => expect(drawn.toDataURL()).toBe(inOneTheme));
    } finally {
      root.style.removeProperty('--drawbridge-color-border-strong');
      root.dir = dir;
      root.dataset['theme'] = theme;
    }
    const card = canvasElement.querySelector<HTMLElement>('figure')?.parentElement;
    if (!card) throw new Error('The chart has no container.');
    const { clientWidth } = drawn;
    card.style.inlineSize = '300px';
    await waitFor(() => expect(drawn.clientWidth).toBeLessThan(clientWidth));
    card.style.inlineSize = '';
    await waitFor(() => expect(drawn.clientWidth).toBe(clientWidth));
  },
};

/** As on a page of achievements. */
export const Together: StoryObj<ComponentProps<typeof Chart>> = {
  args: {},
  render: (args) => (
    <Stack gap="8">
      <Chart {...args} />
      <Chart {...args} {...Stacked.args} />
      <Chart {...args} {...Doughnut.args} />
    </Stack>
  ),
};
