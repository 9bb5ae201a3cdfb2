import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { buildBoard, idOf } from '../../testing/sample-people.ts';
import { HallOfFame, type HallOfFameProps } from './HallOfFame.tsx';

const toBoard = (total: number): HallOfFameProps['board'] => ({
  state: 'ready',
  value: {
    entries: buildBoard(Math.min(20, total)),
    pagination: { page: 1, per_page: 20, total, pages: Math.ceil(total / 20) },
  },
});
const own = { user_id: idOf(5), rank: 5, points: 3_040, page: 1 };

/** A page of the board, from data alone. @see PROF-13, EMB-1 */
const meta = {
  title: 'Widgets/Public profile/HallOfFame',
  component: HallOfFame,
  args: {
    board: toBoard(45),
    onRetry: fn(),
    view: { period: 'all', page: 1 },
    onView: fn(),
    toHref: ({ period, page }) => `#${period}-${page}`,
    profileHref: (id) => `#profile-${id}`,
  },
} satisfies Meta<typeof HallOfFame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('tab', { name: 'This week' }));
    await expect(args.onView).toHaveBeenCalledWith({ period: 'week', page: 1 });
  },
};
/** The reader's own row is marked, and a line over the board says the rank. */
export const Ranks: Story = { args: { own, settingsHref: '#settings' } };
/** In a narrow column of a partner's page each row still shows a name, and nothing lies over the points. */
export const InANarrowColumn: Story = {
  globals: { viewport: { value: 'column' } },
  parameters: {
    viewport: { options: { column: { name: 'Column', styles: { width: '300px', height: '700px' } } } },
  },
  play: async ({ canvasElement }) => {
    const [, ...rows] = await within(canvasElement).findAllByRole('row');
    for (const row of rows) {
      const name = within(row).getByRole('link').getBoundingClientRect();
      const points = within(row).getAllByRole('cell').at(-1);
      await expect(name.width).toBeGreaterThan(30);
      await expect(within(row).getByRole('rowheader').scrollWidth).toBeLessThanOrEqual(
        Math.ceil(within(row).getByRole('rowheader').getBoundingClientRect().width),
      );
      await expect(points?.scrollWidth).toBe(points?.clientWidth);
    }
  },
};
export const NotOnIt: Story = { args: { own: null, settingsHref: '#settings' } };
export const Nobody: Story = { args: { board: toBoard(0) } };
export const Loading: Story = { args: { board: { state: 'loading' } } };
export const Problem: Story = {
  args: {
    board: { state: 'problem', problem: { message: 'The board is being counted.', incident: '3f1c2a' } },
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
