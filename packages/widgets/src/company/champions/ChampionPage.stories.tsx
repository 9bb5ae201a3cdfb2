import { buildPagedItems } from '@drawbridge/client/testing';
import { asId } from '@drawbridge/contracts';
import { getChampionTeams, listFeedPosts } from '@drawbridge/contracts/company';
import { buildFeedPost, buildTeamMember } from '@drawbridge/contracts/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { buildJourney, toJourneyCard } from '../../testing/sample-awards.ts';
import { type Handlers, StoryHost } from '../../testing/story-host.tsx';
import { ChampionPage } from './ChampionPage.tsx';
import { ConnectedChampion } from './ConnectedChampion.tsx';

const journey = toJourneyCard(buildJourney());
const alpha = {
  id: 'alpha',
  name: 'Alpha',
  member_count: 3,
  members: [
    buildTeamMember(),
    buildTeamMember({
      id: asId('00000000-0000-4000-8000-000000000002'),
      name: 'Chidi Amadi',
      is_me: true,
      points: 1240,
      passed_labs: 11,
    }),
    buildTeamMember({
      id: asId('00000000-0000-4000-8000-000000000003'),
      name: 'Maximiliane von Hohenlohe-Waldenburg-Schillingsfürst',
      finished_courses: 0,
      passed_labs: 0,
      points: 0,
    }),
  ],
};
const beta = { id: 'beta', name: 'Beta', member_count: 0, members: [] };
const post = buildFeedPost();
const older = buildFeedPost({
  id: 'refusals-that-explain',
  title: 'Your login page answers a question that nobody should ask',
  date: '2026-01-08',
  topics: ['identity'],
  link: { kind: 'course', id: 'c4-sign-in-sessions-recovery', title: 'Sign-in, sessions, recovery' },
});
const ready = <T,>(value: T) => ({ state: 'ready', value }) as const;

/** Teams, journey and feed of a security champion, from data alone. @see COMP-33, CX-22, NAV-2 */
const meta = {
  title: 'Widgets/Champions/ChampionPage',
  component: ChampionPage,
  args: {
    overview: ready({ teams: [alpha], journey }),
    feed: ready(buildPagedItems([post, older], { hasMore: true, rest: undefined })),
    toJourneyHref: (id) => `#journey-${id}`,
    toCourseHref: (id) => `#course-${id}`,
    toLinkHref: ({ kind, id }) => `#${kind}-${id}`,
    topicsHref: '#topics',
    onRetry: fn(),
    onRetryFeed: fn(),
    onMore: fn(),
  },
} satisfies Meta<typeof ChampionPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The champion's own row is marked; the next course and the lab of a post are one press away. */
export const Champion: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const table = within(canvas.getByRole('table', { name: 'Alpha' }));
    await expect(table.getAllByRole('row')).toHaveLength(4);
    await expect(table.getByRole('row', { name: /^Chidi Amadi You 1 11 1,240/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Continue' })).toHaveAttribute(
      'href',
      '#course-c2-injection-at-the-boundary',
    );
    await expect(canvas.getByRole('link', { name: /^Try it: Someone else/ })).toHaveAttribute(
      'href',
      '#lab-l1-someone-elses-invoice',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Older posts' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};
/** A large team whose table has some of the members; a team without anybody; and a journey that is done. */
export const SeveralTeams: Story = {
  args: {
    overview: ready({
      teams: [{ ...alpha, member_count: 1_400 }, beta],
      journey: toJourneyCard({ ...buildJourney(), progress: 100, next_course_id: undefined }),
    }),
    feed: ready(buildPagedItems([post], { hasMore: false, rest: undefined })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('1,400 members · the 3 with the most points')).toBeVisible();
    await expect(canvas.getByText('Nobody is in this team yet.')).toBeVisible();
    await expect(canvas.getByText('You have finished all courses of this journey.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Older posts' })).toBeNull();
  },
};
/** Neither team, journey nor posts. */
export const Nothing: Story = {
  args: {
    overview: ready({ teams: [] }),
    feed: ready(buildPagedItems([], { hasMore: false, rest: undefined })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('No team yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Change your topics' })).toHaveAttribute('href', '#topics');
  },
};
export const Loading: Story = { args: { overview: { state: 'loading' }, feed: { state: 'loading' } } };
/** One part that failed leaves the other. */
export const Problem: Story = {
  args: {
    overview: { state: 'problem', problem: { message: 'The teams are not here.', incident: '3f1c2a' } },
    feed: { state: 'problem', problem: { message: 'The feed is not here.' } },
  },
  play: async ({ args, canvasElement }) => {
    const [teams, feed] = within(canvasElement).getAllByRole('button', { name: 'Try again' });
    await userEvent.click(teams as HTMLElement);
    await userEvent.click(feed as HTMLElement);
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(args.onRetryFeed).toHaveBeenCalledOnce();
  },
};

const CONNECTED: Handlers = [
  [getChampionTeams, () => ({ data: { teams: [alpha], journey } })],
  [
    listFeedPosts,
    ({ page }) => ({
      data: page === '2' ? { posts: [older], has_more: false } : { posts: [post], has_more: true },
    }),
  ],
];
/** With its data: the next page of the feed goes below. */
export const Connected: Story = {
  render: ({ toJourneyHref, toCourseHref, toLinkHref, topicsHref }) => (
    <StoryHost handlers={CONNECTED}>
      <ConnectedChampion
        toJourneyHref={toJourneyHref}
        toCourseHref={toCourseHref}
        toLinkHref={toLinkHref}
        topicsHref={topicsHref}
      />
    </StoryHost>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Older posts' }));
    await expect(await canvas.findByRole('heading', { name: older.title })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: post.title })).toBeVisible();
  },
};
