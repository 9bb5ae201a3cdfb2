import { buildPagedItems } from '@drawbridge/client/testing';
import { asId } from '@drawbridge/contracts';
import {
  cancelLiveRegistration,
  filterCoursesInDetail,
  joinLiveCourse,
  registerForLiveCourse,
} from '@drawbridge/contracts/learning';
import { buildLiveCourses, buildLiveEvent } from '@drawbridge/contracts/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { type Handlers, StoryHost } from '../../testing/story-host.tsx';
import { ConnectedLiveCourses } from './ConnectedLiveCourses.tsx';
import { LiveCourses } from './LiveCourses.tsx';

const nowMs = Date.parse('2026-03-05T16:55:00Z');
const next = buildLiveEvent({
  id: asId('3f6a0e5d-9f43-4a53-8a1d-3c0f7e3b1a04'),
  course_id: 'attack-night-break-a-small-shop',
  event_name: 'Attack night: break a small shop',
  description: 'Ninety minutes against one small shop, in pairs.',
  instructor_id: ['dario-finchley#Dario Finchley#'],
  starts_at: '2026-03-18T19:30:00.000Z',
  ends_at: '2026-03-18T21:00:00.000Z',
});
const soon = buildLiveEvent({ is_registered: true });
const sessions = (upcoming = [soon, next], past = [buildLiveEvent({ event_status: 'ended' })]) =>
  ({
    state: 'ready',
    value: { upcoming, past, nowMs, pages: buildPagedItems([], { rest: undefined }) },
  }) as const;

/** Sessions of live courses, from data alone. @see NAV-25, CX-39 */
const meta = {
  title: 'Widgets/Live courses/LiveCourses',
  component: LiveCourses,
  args: {
    sessions: sessions([next], []),
    toCourseHref: ({ course_id }) => `#${course_id}`,
    coursesHref: '#courses',
    onRegister: fn(),
    onCancel: fn(() => Promise.resolve(true)),
    onJoin: fn(),
    onCalendar: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof LiveCourses>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A seat can be taken; the title leads to the course; the time names its zone. */
export const Upcoming: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Attack night: break a small shop' })).toHaveAttribute(
      'href',
      '#attack-night-break-a-small-shop',
    );
    await expect(canvas.getByText('12 of 25 seats left')).toBeVisible();
    await expect(canvas.getByText(/^Times are in your time zone: .+\.$/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Join/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Register for Attack night/ }));
    await expect(args.onRegister).toHaveBeenCalledWith(next);
  },
};
/** Nine minutes before the start it can be joined; giving the seat back asks first. */
export const Registered: Story = {
  args: { sessions: sessions([soon], []) },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^Join Office hours/ }));
    await expect(args.onJoin).toHaveBeenCalledWith(soon);
    await userEvent.click(canvas.getByRole('button', { name: /^Add to calendar/ }));
    await expect(args.onCalendar).toHaveBeenCalledWith(soon);
    await userEvent.click(canvas.getByRole('button', { name: /^Cancel registration: Office/ }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await expect(args.onCancel).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel registration' }));
    await expect(args.onCancel).toHaveBeenCalledWith(soon);
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  },
};
/** CAT-2: more live courses are asked for at the end. */
export const MoreCourses: Story = {
  args: {
    sessions: {
      state: 'ready',
      value: {
        upcoming: [next],
        past: [],
        nowMs,
        pages: buildPagedItems([], { rest: undefined, hasMore: true }),
      },
    },
    onMore: fn(),
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show more' }));
    await expect(args.onMore).toHaveBeenCalled();
  },
};
/** Long before the start it says from when on it can be joined. */
export const RegisteredEarly: Story = {
  args: { sessions: sessions([{ ...next, is_registered: true }], []) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/^You can join from .+\.$/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Join/ })).toBeNull();
  },
};
export const LiveNow: Story = {
  args: { sessions: sessions([{ ...soon, event_status: 'live' }], []) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Live now')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Join Office hours/ })).toBeEnabled();
  },
};
export const Full: Story = {
  args: { sessions: sessions([{ ...next, event_status: 'full', seats_left: 0 }], []) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('All 25 seats are taken')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Register for/ })).toBeDisabled();
  },
};
/** A canceled session goes without a question. */
export const Cancelled: Story = {
  args: { sessions: sessions([{ ...soon, event_status: 'cancelled' }], []) },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { name: /^Join/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
/** Outside of the plan: to be upgraded, or not on sale. */
export const Locked: Story = {
  args: {
    sessions: sessions(
      [
        { ...next, upgrade: true },
        { ...soon, is_registered: false, disabled: true },
      ],
      [],
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'See plans' })).toBeVisible();
    await expect(canvas.getByText('Not in your plan')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Register for/ })).toBeNull();
  },
};
/** What has ended comes last, and nothing can be done about it. */
export const WithPast: Story = {
  args: { sessions: sessions() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const headings = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(headings).toEqual(['Upcoming', 'Past sessions']);
  },
};
export const LongWords: Story = {
  args: {
    sessions: sessions(
      [
        {
          ...next,
          event_name: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
          instructor_id: ['a#Maximiliane von Hohenlohe-Waldenburg-Schillingsfürst#', 'b##', 'c'],
        },
      ],
      [],
    ),
  },
};
export const Nothing: Story = {
  args: { sessions: sessions([], []) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Browse courses' })).toBeVisible();
  },
};
export const Loading: Story = { args: { sessions: { state: 'loading' } } };
export const Problem: Story = {
  args: {
    sessions: {
      state: 'problem',
      problem: { message: 'The live courses are not here.', incident: '3f1c2a' },
    },
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

const joined = fn();
const CONNECTED: Handlers = [
  [filterCoursesInDetail, () => ({ data: buildLiveCourses([next], '2026-03-18T19:25:00.000Z') })],
  [
    registerForLiveCourse,
    () => ({ data: { ...next, is_registered: true, seats_left: 11 }, message: 'You are registered' }),
  ],
  [cancelLiveRegistration, () => ({ data: next })],
  [joinLiveCourse, () => ({ data: { address: '/portal/course-info/intro/x' } })],
];
/** With its data: registers, then joins. */
export const Connected: Story = {
  render: ({ toCourseHref, coursesHref }) => (
    <StoryHost handlers={CONNECTED}>
      <ConnectedLiveCourses toCourseHref={toCourseHref} coursesHref={coursesHref} onJoin={joined} />
    </StoryHost>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^Register for/ }));
    await expect(await canvas.findByText('11 of 25 seats left')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Join/ }));
    await waitFor(() => expect(joined).toHaveBeenCalledWith('/portal/course-info/intro/x'));
  },
};
