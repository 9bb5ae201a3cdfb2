import { listAchievements } from '@drawbridge/contracts/recognition';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { buildActivity } from '../../testing/sample-people.ts';
import { type Handlers, StoryHost } from '../../testing/story-host.tsx';
import { ActivityList } from './ActivityList.tsx';
import { ConnectedActivityList } from './ConnectedActivityList.tsx';

const course = { kind: 'course', points: undefined } as const;
const ITEMS = [
  buildActivity(1),
  buildActivity(2, { kind: 'challenge', points: 1_250 }),
  buildActivity(3, { ...course, title: 'Injection at the boundary', progress: 100 }),
  buildActivity(4, { ...course, title: 'Who may do what', state: 'in_progress', progress: 35 }),
];

/** What somebody has done, from data alone. @see PROF-9 */
const meta = {
  title: 'Widgets/ActivityList',
  component: ActivityList,
  args: {
    list: { state: 'ready', value: { items: ITEMS, total: 4, isLoadingMore: false } },
    isMixed: true,
    onRetry: fn(),
    onMore: fn(),
    toHref: ({ kind, id }) => `#${kind}-${id}`,
  },
  decorators: [
    (Story) => (
      <section>
        <h2>What you have done</h2>
        <Story />
      </section>
    ),
  ],
} satisfies Meta<typeof ActivityList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [lab, challenge, done, begun] = await canvas.findAllByRole('listitem');
    await expect(lab).toHaveTextContent('Lab');
    await expect(challenge).toHaveTextContent('1,250 points');
    await expect(done).toHaveTextContent(/Course.*Completed/);
    await expect(begun).toHaveTextContent('35% completed');
    await expect(canvas.getByRole('link', { name: 'Who may do what' })).toHaveAttribute(
      'href',
      '#course-lab-4',
    );
    await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull();
  },
};
export const WithoutLinks: Story = {
  args: { toHref: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
  },
};
export const MoreOnTheWay: Story = {
  args: { list: { state: 'ready', value: { items: ITEMS, total: 40, isLoadingMore: true } } },
};
export const LongWords: Story = {
  args: {
    list: {
      state: 'ready',
      value: {
        items: [
          buildActivity(1, {
            title: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
            points: 123_456,
          }),
        ],
        total: 1,
        isLoadingMore: false,
      },
    },
  },
};
export const Nothing: Story = {
  args: { list: { state: 'ready', value: { items: [], total: 0, isLoadingMore: false } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Nothing done yet')).toBeVisible();
  },
};
export const Loading: Story = { args: { list: { state: 'loading' } } };
export const Problem: Story = {
  args: { list: { state: 'problem', problem: { message: 'Please try again shortly.', incident: '3f1c2a' } } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

const ALL = Array.from({ length: 30 }, (_, nth) => buildActivity(nth));
let isDown = false;
const PAGES: Handlers = [
  [
    listAchievements,
    ({ page = 1 }) => {
      if (isDown) return { problem: 'too_many_tries', message: 'Please wait a moment.' };
      return { data: { results: ALL.slice((Number(page) - 1) * 12, Number(page) * 12), total: ALL.length } };
    },
  ],
];
/** PROF-9: page by page up to the end; a page that cannot be had says so, and what is shown stays. */
export const ManyPages: Story = {
  beforeEach: () => {
    isDown = false;
  },
  render: ({ toHref }) => (
    <StoryHost handlers={PAGES}>
      <ConnectedActivityList toHref={toHref} />
    </StoryHost>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const count = () => canvas.getAllByRole('heading', { level: 3 }).length;
    const more = await canvas.findByRole('button', { name: 'Show more' });
    await expect(canvas.getByText('12 of 30 shown')).toBeVisible();
    isDown = true;
    await userEvent.click(more);
    await within(document.body).findByText('Please wait a moment.');
    await expect(count()).toBe(12);
    isDown = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(count()).toBe(24));
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(count()).toBe(30));
    await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull();
  },
};
