import { asId } from '@drawbridge/contracts';
import { filterCourses, getJourney, listJourneys } from '@drawbridge/contracts/learning';
import { getBadgeAward, listCertifications } from '@drawbridge/contracts/recognition';
import { buildCourse } from '@drawbridge/contracts/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { buildSampleCourse } from '../../testing/sample-course.ts';
import type { Handlers } from '../../testing/story-host.tsx';
import { ConnectedCoursePlayer } from './ConnectedCoursePlayer.tsx';
import { ConnectedSuggestedCourses } from './end/ConnectedSuggestedCourses.tsx';
import { AWARD, award, course, handlers, playerArgs, withHandlers } from './testing/player-scene.tsx';

/** The last page of a course, and the page of a badge. @see PLAYER-24, PLAYER-26, PLAYER-40 */
const meta = {
  title: 'Widgets/Course/The end of a course',
  component: ConnectedCoursePlayer,
  args: playerArgs,
} satisfies Meta<typeof ConnectedCoursePlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Completion = withHandlers(
  handlers(buildSampleCourse({ progress: 100, completed_items: 5, is_completed: true })),
  { itemId: undefined },
);
/** PLAYER-26, PLAYER-40: the end of a course that is not complete says how far it is, and leads on. */
export const NotFinished: Story = {
  ...withHandlers(handlers(), { itemId: undefined }),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(/^4 lessons of Injection at the boundary are still to do/);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onOpenItem).toHaveBeenCalledWith(course._key, 'boundaries', 'second');
  },
};
const ENDED = { progress: 100, completed_items: 5, is_completed: true };
const next = buildCourse({ _key: 'c3', event_name: 'The browser' });
const inJourney = {
  id: asId<'journey'>('j1'),
  title: 'Secure developer foundations',
  summary: 'From the first query to the last header.',
  level: 'Basic' as const,
  roles: [],
  owasp: 'A05:2025',
  total_ttl: 36_000,
  progress: 40,
  is_completed: false,
};
const journeys: Handlers = [
  [
    listJourneys,
    () => ({
      data: {
        items: [
          {
            ...inJourney,
            courses: [course, next].map(({ _key, event_name }) => ({
              id: _key,
              title: event_name,
              progress: 0,
              is_enrolled: false,
              is_completed: false,
            })),
          },
        ],
      },
    }),
  ],
  [
    getJourney,
    () => ({
      data: {
        ...inJourney,
        description: '',
        courses: [
          buildCourse({ _key: course._key, is_completed: true }),
          buildCourse({ _key: 'c4', upgrade: true }),
          next,
        ],
      },
    }),
  ],
];
const WAYS = { toCourseHref: (id: string) => `#${id}`, organization: 'Drawbridge' };

/** PLAYER-40: what was achieved, to keep and to show; the next open course is the one primary button. */
export const CompletionWithAll: Story = {
  ...withHandlers(
    [
      [filterCourses, () => ({ data: { items: [next, buildCourse()] } })],
      ...journeys,
      ...handlers(buildSampleCourse({ ...ENDED, spent_seconds: 5_400 })),
    ],
    {
      itemId: undefined,
      onReview: fn(),
      endWays: WAYS,
      hasCertificate: true,
      suggestions: <ConnectedSuggestedCourses courseId={course._key} onOpen={fn()} />,
    },
  ),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('100% complete · Time spent: 1h 30m');
    await expect(await canvas.findByRole('link', { name: 'Next: The browser' })).toHaveAttribute(
      'href',
      '#c3',
    );
    await expect(canvas.getByText('Next in Secure developer foundations')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Browse courses' })).toBeNull();
    await expect(await canvas.findByRole('button', { name: 'Download certificate' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open Badge' })).toHaveAttribute('href', award.image_url);
    await expect(canvas.getByRole('link', { name: /^Add to LinkedIn/ })).toHaveAttribute(
      'href',
      expect.stringContaining('certId=ABCD-EFGH-JKLM'),
    );
    const [picture] = canvas.getAllByRole('button', { name: 'View the badge Injection stopper' });
    if (picture) await userEvent.click(picture);
    await expect(args.onBadge).toHaveBeenCalledWith(course._key, AWARD);
    await userEvent.click(canvas.getByRole('button', { name: 'Write a review' }));
    await expect(args.onReview).toHaveBeenCalled();
    await canvas.findByRole('heading', { name: "What's next" });
  },
};
/** PLAYER-40: without an open course in a journey, the next is one that is not begun; a locked one is never offered. */
export const NextIsNeverLocked: Story = {
  ...withHandlers(
    [
      [filterCourses, () => ({ data: { items: [buildCourse({ _key: 'c4', upgrade: true }), next] } })],
      ...handlers(buildSampleCourse(ENDED)),
    ],
    { itemId: undefined, endWays: WAYS },
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: 'Next: The browser' })).toHaveAttribute(
      'href',
      '#c3',
    );
  },
};
export const NothingIsNext: Story = {
  ...withHandlers(handlers(buildSampleCourse(ENDED)), { itemId: undefined, endWays: WAYS }),
  play: async ({ args, canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Browse courses' }));
    await expect(args.onBrowse).toHaveBeenCalledOnce();
  },
};
/** LTI-11, EMB-1: in the frame of another site, nothing leads out of the course or into a network. */
export const InAFrame: Story = {
  ...withHandlers(handlers(buildSampleCourse(ENDED)), {
    itemId: undefined,
    onBrowse: undefined,
    hasCertificate: true,
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Download certificate' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Back to the course' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /LinkedIn|^Next/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Browse courses' })).toBeNull();
  },
};
/** EMB-12: the token of a partner's page may not fetch certificates, so none is asked for. */
export const OnAPartnerPage: Story = {
  ...withHandlers(
    [[listCertifications, () => ({ problem: 'scope_missing' })], ...handlers(buildSampleCourse(ENDED))],
    { itemId: undefined, onBrowse: undefined },
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Injection stopper')).toBeVisible();
    await expect(canvas.queryByText('Your certificate')).toBeNull();
    await expect(within(document.body).queryByRole('alert')).toBeNull();
  },
};
/** PLAYER-20, PLAYER-27: the course asks for feedback below what was achieved, and says thanks. */
export const FeedbackAtTheEnd: Story = {
  ...withHandlers(handlers(buildSampleCourse({ ...ENDED, asks_feedback: true })), { itemId: undefined }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const form = within(await canvas.findByRole('region', { name: `How was ${course.event_name}?` }));
    const send = form.getByRole('button', { name: 'Send' });
    await expect(send).toBeDisabled();
    await userEvent.click(form.getByRole('radio', { name: '4 of 5' }));
    await userEvent.click(send);
    await waitFor(() => expect(canvas.getByText('Thanks for your feedback.')).toHaveFocus());
  },
};
/** PLAYER-27: skipping leaves the keyboard on the page. */
export const FeedbackSkipped: Story = {
  ...withHandlers(handlers(buildSampleCourse({ ...ENDED, asks_feedback: true })), { itemId: undefined }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Skip' }));
    await waitFor(() => expect(canvas.queryByText(`How was ${course.event_name}?`)).toBeNull());
    await expect(canvas.getByRole('heading', { name: 'You have completed this course' })).toHaveFocus();
  },
};
/** PLAYER-24, PLAYER-26: a badge has its own page. */
export const Badge: Story = {
  ...withHandlers(handlers(), { itemId: undefined, badgeId: AWARD }),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1, name: 'Injection stopper' });
    await expect(canvas.getByRole('link', { name: 'Public page' })).toHaveAttribute('href', award.page_url);
    // PLAYER-32: on with the first lesson that is not done.
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onOpenItem).toHaveBeenCalledWith(course._key, 'boundaries', 'second');
  },
};
export const UnknownBadge = withHandlers(
  [[getBadgeAward, () => ({ problem: 'badge_not_found' })], ...handlers()],
  { itemId: undefined, badgeId: AWARD },
);
