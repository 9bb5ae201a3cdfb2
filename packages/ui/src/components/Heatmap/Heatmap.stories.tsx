import { createRandom, pickWhole } from '@drawbridge/pictures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Heatmap, type HeatmapDay } from './Heatmap.tsx';

const lastDay = '2026-03-04';

/** A year of a learner: busy evenings, free Sundays, two weeks away. */
function toYear(): HeatmapDay[] {
  const random = createRandom('a year');
  return Array.from({ length: 371 }, (_, index) => {
    const date = new Date(Date.UTC(2026, 2, 4 - index));
    const isFree = date.getUTCDay() === 0 || (index > 60 && index < 75) || random() < 0.3;
    const value = isFree ? 0 : pickWhole(random, 1, random() < 0.2 ? 9 : 5);
    return { date: date.toISOString().slice(0, 10), value: index === 1 ? 3 : value };
  });
}
const year = toYear();

const meta = {
  title: 'Components/Heatmap',
  component: Heatmap,
  args: {
    label: 'Activity in the last year',
    summary: '749 activities on 214 days, the longest streak 11 days.',
    days: year,
    lastDay,
  },
  argTypes: { days: { control: 'object' }, empty: { control: false }, weeks: { control: 'number' } },
  decorators: [(Story) => <Card>{Story()}</Card>],
} satisfies Meta<typeof Heatmap>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Testing Library has cells of a `table` for cells of a table only, whatever the role of the table. */
const findSquares = (canvasElement: HTMLElement) => [
  ...canvasElement.querySelectorAll<HTMLElement>('td[data-date]'),
];

/** One tab stop; arrows move by days and weeks, and the day under the focus is named. */
export const Year: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const grid = canvas.getByRole('grid', { name: args.label });
    await expect(grid).toHaveAccessibleDescription(args.summary);
    const figure = canvas.getByRole('figure', { name: args.label });
    await expect([figure.dataset['min'], figure.dataset['max']]).toEqual(['1', '11']);

    await userEvent.tab();
    await userEvent.tab();
    const focused = () => document.activeElement as HTMLElement;
    await expect(focused()).toHaveAttribute('data-date', lastDay);
    await userEvent.keyboard('{ArrowUp}');
    await expect(focused()).toHaveAttribute('data-date', '2026-03-03');
    await expect(focused()).toHaveAccessibleName(/^3 activities on Tuesday.*March.*2026$/);
    const tooltip = await waitFor(() => {
      const found = canvasElement.querySelector('[popover]');
      if (!found) throw new Error('There is no tooltip.');
      return found;
    });
    await expect(tooltip).toHaveTextContent(/^3 activities on Tuesday/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvasElement.querySelector('[popover]')).toBeNull());

    await userEvent.keyboard('{ArrowLeft}');
    await expect(focused()).toHaveAttribute('data-date', '2026-02-24');
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}');
    await expect(focused()).toHaveAttribute('data-date', lastDay);
    await userEvent.keyboard('{Home}{ArrowUp}');
    await expect(focused()).toBe(findSquares(canvasElement)[0]);
    await expect(findSquares(canvasElement).filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    await userEvent.keyboard('{End}');
    focused().blur();
  },
};

/** The same days as rows, the last one first. */
export const AsTable: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const figure = canvas.getByRole('figure');
    const before = figure.offsetHeight;
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    const rows = within(canvas.getByRole('table', { name: args.label })).getAllByRole('row');
    await expect(rows[2]).toHaveTextContent(/Tuesday.*March.*2026\D*3$/);
    await expect(canvas.queryByRole('grid')).toBeNull();
    await expect(figure.offsetHeight).toBe(before);
  },
};

/** As many of the last weeks as fit. */
export const Narrow: Story = {
  decorators: [(Story) => <div style={{ maxInlineSize: 327 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const shown = findSquares(canvasElement);
    await expect(shown.length).toBeGreaterThan(7 * 15);
    await expect(shown.length).toBeLessThan(7 * 22);
    await expect(canvasElement.querySelector(`[data-date="${lastDay}"]`)).toBeVisible();
  },
};

/** Arrow keys follow the direction of the page. */
export const RightToLeft: Story = {
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('grid');
    grid.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(document.activeElement).toHaveAttribute('data-date', '2026-02-25');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(document.activeElement).toHaveAttribute('data-date', lastDay);
    (document.activeElement as HTMLElement).blur();
  },
};

export const TwelveWeeks: Story = { args: { label: 'Activity in twelve weeks', weeks: 12 } };
export const Busy: Story = {
  args: {
    summary: 'Never less than a hundred a day.',
    days: year.map(({ date }, index) => ({ date, value: 100 + ((index * 53) % 400) })),
  },
};
export const OneDay: Story = { args: { summary: 'One day.', days: [{ date: lastDay, value: 1 }] } };
export const AllZero: Story = {
  args: { summary: 'No activity in the last year.', days: [{ date: lastDay, value: 0 }] },
};
export const Loading: Story = { args: { loading: true, days: [] } };
export const Empty: Story = {
  args: {
    days: [],
    empty: (
      <EmptyState compact title="No activity yet" message="Open a course, and your days will appear here." />
    ),
  },
};
