import { getOwnStanding, listHallOfFame } from '@drawbridge/contracts/recognition';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { buildBoard, idOf } from '../../testing/sample-people.ts';
import { type Handlers, StoryHost } from '../../testing/story-host.tsx';
import { ConnectedHallOfFame, type ConnectedHallOfFameProps } from './ConnectedHallOfFame.tsx';
import type { BoardView } from './HallOfFame.tsx';

const pagination = (page: number, total: number) => ({
  page,
  per_page: 20,
  total,
  pages: Math.ceil(total / 20),
});
const board = (total: number): Handlers => [
  [
    listHallOfFame,
    ({ page }) => {
      const at = Number(page ?? 1);
      const count = Math.max(0, Math.min(20, total - (at - 1) * 20));
      const results = buildBoard(count, (at - 1) * 20 + 1);
      return { data: { results, pagination_info: pagination(at, total) } };
    },
  ],
];
const own = (standing: object | null): Handlers => [[getOwnStanding, () => ({ data: { standing } })]];
const OWN = { user_id: idOf(5), rank: 5, points: 3_040, page: 1 };

/** Those who chose to be shown, by points earned. */
const meta = {
  title: 'Widgets/Public profile/ConnectedHallOfFame',
  component: ConnectedHallOfFame,
  args: {
    view: { period: 'all', page: 1 },
    onView: fn(),
    toHref: ({ period, page }: BoardView) => `#${period}-${page}`,
    profileHref: (id: string) => `#profile-${id}`,
  },
} satisfies Meta<typeof ConnectedHallOfFame>;
export default meta;
type Story = StoryObj<typeof meta>;

function Hosted(props: ConnectedHallOfFameProps) {
  const [view, setView] = useState(props.view);
  const onView = (next: BoardView) => {
    props.onView(next);
    setView(next);
  };
  return <ConnectedHallOfFame {...props} view={view} onView={onView} />;
}
const withHandlers = (
  handlers: Handlers,
  args: Partial<Pick<ConnectedHallOfFameProps, 'view' | 'settingsHref'>> = {},
): Story => ({
  args,
  render: (given) => (
    <StoryHost handlers={handlers}>
      <Hosted {...given} />
    </StoryHost>
  ),
});

export const Filled = withHandlers(board(45));
export const SecondPage = withHandlers(board(45), { view: { period: 'month', page: 2 } });
export const OnePerson = withHandlers(board(1));
export const Own = withHandlers([...board(45), ...own(OWN)], { settingsHref: '#settings' });
export const OwnElsewhere = withHandlers([...board(45), ...own({ ...OWN, page: 2 })], {
  settingsHref: '#settings',
});
export const NotOnIt = withHandlers([...board(45), ...own(null)], { settingsHref: '#settings' });
export const Nobody = withHandlers(board(0));
export const NobodyThisWeek = withHandlers(board(0), { view: { period: 'week', page: 1 } });
export const PastTheEnd = withHandlers(board(3), { view: { period: 'all', page: 9 } });
export const Loading = withHandlers([[listHallOfFame, () => 'hang']]);
export const Problem = withHandlers([[listHallOfFame, () => ({ problem: 'internal' })]]);
export const TooOften = withHandlers([
  [listHallOfFame, () => ({ problem: 'too_many_tries', retryAfterSeconds: 30 })],
]);
export const LongNames = withHandlers([
  [
    listHallOfFame,
    () => ({
      data: {
        pagination_info: pagination(1, 4),
        results: buildBoard(4).map((entry) => ({
          ...entry,
          name: 'Donaudampfschifffahrtsgesellschaftskapitän Grundstücksverkehrsgenehmigung',
          points: 1_234_567,
        })),
      },
    }),
  ],
]);

/** Equals share a rank; the reader's own row says so. */
export const Ranks: Story = {
  ...Own,
  play: async ({ canvasElement }) => {
    const table = await within(canvasElement).findByRole('table', { name: 'Hall of fame' });
    const ranks = within(table)
      .getAllByRole('row')
      .slice(1, 5)
      .map((row) => row.querySelector('td')?.textContent);
    await expect(ranks).toEqual(['1', '2', '2', '4']);
    const row = await waitFor(() => {
      const found = table.querySelector<HTMLElement>('tr[aria-current="true"]');
      if (!found) throw new Error('no row is marked');
      return found;
    });
    await expect(within(row).getByText('You')).toBeVisible();
  },
};

/** The period is chosen by keyboard, and begins at its first page. */
export const ByKeyboard: Story = {
  ...SecondPage,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    (await canvas.findByRole('tab', { name: 'This month' })).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onView).toHaveBeenCalledWith({ period: 'week', page: 1 });
    await expect(await canvas.findByRole('tab', { name: 'This week' })).toHaveFocus();
    await expect(await canvas.findByText('Page 1 of 3')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Previous' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '#week-2');
  },
};
