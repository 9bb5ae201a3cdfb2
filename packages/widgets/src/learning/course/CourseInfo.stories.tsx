import { getCourse } from '@drawbridge/contracts/learning';
import { publishUpgradeInterest } from '@drawbridge/contracts/recognition';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ClosedWaysContext } from '../../practice/closed/index.ts';
import { DrawbridgeProvider } from '../../provider/index.ts';
import { buildSampleCourse } from '../../testing/sample-course.ts';
import { createStoryHost, type Handlers, StoryHost } from '../../testing/story-host.tsx';
import { CourseInfo } from './CourseInfo.tsx';

const closed = buildSampleCourse({
  is_enrolled: false,
  upgrade: true,
  included_in: ['IND', 'ENT'],
  completed_items: 0,
  progress: 0,
});
const handlers = (course = closed): Handlers => [
  [getCourse, () => ({ data: { is_enrolled: course.is_enrolled, course } })],
  [publishUpgradeInterest, () => ({ data: {} })],
];
const withHandlers = (given: Handlers): Story => ({
  render: (args) => (
    <StoryHost handlers={given}>
      <CourseInfo {...args} />
    </StoryHost>
  ),
});

const OF_COMPANY = {
  reader: { isCompanyUser: true, isCompanyAdmin: false },
  onOpenPlans: () => undefined,
  ordersHref: '#orders',
  findWaitingOrder: () => Promise.resolve(undefined),
};

/** A course outside the subscription. @see NAV-15, ROLE-10 */
const meta = {
  title: 'Widgets/Course/CourseInfo',
  component: CourseInfo,
  args: { courseId: closed._key, onUpgrade: fn(), onOpen: fn() },
} satisfies Meta<typeof CourseInfo>;
export default meta;
type Story = StoryObj<typeof meta>;

const seen: { calls: { name: string; input: Record<string, unknown> }[] } = { calls: [] };

/** What it teaches, how long, which plans open it; CALL-24: the press is reported, and the page does not wait for that. */
export const NeedsUpgrade: Story = {
  render: (args) => {
    const { drawbridge, server } = createStoryHost(handlers());
    seen.calls = server.calls;
    return (
      <DrawbridgeProvider value={drawbridge}>
        <CourseInfo {...args} />
      </DrawbridgeProvider>
    );
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { name: 'What you will learn' });
    await expect(canvas.getByText('Someone else’s invoice')).toBeVisible();
    await expect(canvas.getByText('Individual')).toBeVisible();
    await expect(canvas.getByText('Enterprise')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'See plans' }));
    await expect(args.onUpgrade).toHaveBeenCalledWith(closed._key);
    await waitFor(() =>
      expect(seen.calls.filter(({ name }) => name === 'publishUpgradeInterest')).toHaveLength(1),
    );
  },
};
/** No plan opens it: there is nothing to buy. */
export const Disabled: Story = {
  ...withHandlers(handlers({ ...closed, upgrade: false, disabled: true, included_in: [] })),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(/Your subscription does not include it, or has ended/);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
/** A challenge is not called a course. */
export const Challenge: Story = {
  ...withHandlers(handlers({ ...closed, type: 'challenge' })),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('This challenge is closed.')).toBeVisible();
    await expect(canvas.queryByText('Lessons')).toBeNull();
    await expect(canvas.queryByRole('heading', { name: 'What you will learn' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'See plans' })).toBeVisible();
  },
};
/** The plan of a learner who has begun ended: what they did is shown, and no lesson opens. */
export const Begun: Story = {
  ...withHandlers(
    handlers(buildSampleCourse({ upgrade: false, disabled: true, included_in: ['IND', 'ENT'] })),
  ),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(/Your progress is kept/);
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '20');
    await expect(canvas.getByText(/, done/)).toBeInTheDocument();
    await expect(canvas.getAllByText(/, locked/)).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: 'See plans' }));
    await expect(args.onUpgrade).toHaveBeenCalledWith(closed._key);
  },
};
/** Somebody of a company asks its administrator. */
export const OfACompany: Story = {
  render: (args) => (
    <StoryHost handlers={handlers()}>
      <ClosedWaysContext value={OF_COMPANY}>
        <CourseInfo {...args} />
      </ClosedWaysContext>
    </StoryHost>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(/Ask your administrator/);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
/** NAV-3: an open course has its intro. */
export const Open: Story = {
  ...withHandlers(handlers(buildSampleCourse({ is_enrolled: false }))),
  parameters: { staysLoading: true },
  play: ({ args }) =>
    waitFor(() => expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ _key: closed._key }))),
};

let isBought = false;
/** NAV-15: bought in another tab, the course opens when this one is looked at again. */
export const UpgradedElsewhere: Story = {
  ...withHandlers([
    [
      getCourse,
      () => ({ data: { is_enrolled: false, course: isBought ? { ...closed, upgrade: false } : closed } }),
    ],
  ]),
  parameters: { staysLoading: true },
  beforeEach: () => {
    isBought = false;
  },
  play: async ({ args, canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'What you will learn' });
    document.dispatchEvent(new Event('visibilitychange'));
    await expect(args.onOpen).not.toHaveBeenCalled();
    isBought = true;
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(args.onOpen).toHaveBeenCalledOnce());
  },
};
export const NotFound = withHandlers([[getCourse, () => ({ problem: 'course_not_found' })]]);
export const Problem = withHandlers([[getCourse, () => ({ problem: 'unavailable' })]]);
export const Loading = withHandlers([[getCourse, () => 'hang']]);
