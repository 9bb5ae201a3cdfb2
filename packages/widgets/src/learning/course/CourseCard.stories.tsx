import { buildCourse } from '@drawbridge/contracts/testing';
import { IconButton, iconHeartFilled } from '@drawbridge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { OWN_PICTURE } from '../../testing/own-picture.ts';
import { CourseCard } from './CourseCard.tsx';

/** One course of a list, from data alone: it fetches nothing. @see CARD-1..CARD-15, EMB-1 */
const meta = {
  title: 'Widgets/Course/CourseCard',
  component: CourseCard,
  args: { course: buildCourse(), onOpen: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 340 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CourseCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * CARD-3 to CARD-6: duration, subjects, labs and roles. CARD-7: the bar and the percent are there from the start. CARD-8:
 * a course not enrolled in is started. CARD-9: it has no label of a finished one.
 */
export const NotStarted: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const fact of ['3h 30m', '14 subjects', '2 labs'])
      await expect(canvas.getByText(fact)).toBeVisible();
    await expect(canvas.getByText('Ideal for').parentElement).toHaveTextContent(
      /^Ideal for Developer, Pentester$/,
    );
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
    await expect(canvas.getByText('0%')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Start' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Continue' })).toBeNull();
    await expect(canvas.queryByText('Completed')).toBeNull();
  },
};
export const New: Story = { args: { course: buildCourse({ is_new: true }) } };
/** CARD-8: a course enrolled in is continued, also with nothing done yet. */
export const Enrolled: Story = {
  args: { course: buildCourse({ is_enrolled: true }) },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { name: 'Start' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onOpen).toHaveBeenCalledWith(args.course._key);
  },
};
export const InProgress: Story = {
  args: { course: buildCourse({ is_enrolled: true, progress: 43, completed_items: 6 }) },
};
/** CARD-9 */
export const Completed: Story = {
  args: { course: buildCourse({ is_enrolled: true, is_completed: true, progress: 100 }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Completed')).toBeVisible();
  },
};
/** ROLE-10: outside the subscription. */
export const Disabled: Story = { args: { course: buildCourse({ disabled: true }) } };
/** SB-1, CARD-14: outside the subscription. It leads to the page that says what an upgrade opens. */
export const NeedsUpgrade: Story = {
  args: { course: buildCourse({ upgrade: true }), href: '/portal/course-info/info/c2' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: 'See plans' })).toHaveAttribute(
      'href',
      '/portal/course-info/info/c2',
    );
    await expect(canvas.getByText('Upgrade')).toBeVisible();
  },
};
/** Begun, and closed since: it leads to the page that says what opens it again. */
export const ClosedUnderWay: Story = {
  args: {
    course: buildCourse({ disabled: true, is_enrolled: true, progress: 43, completed_items: 6 }),
    href: '/portal/course-info/info/c2',
    continueHref: '/portal/course/c2/subject/second',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: 'See plans' })).toHaveAttribute(
      'href',
      '/portal/course-info/info/c2',
    );
    await expect(canvas.getByText('This course is closed. Your progress is kept.')).toBeVisible();
    await expect(canvas.getByText('43%')).toBeVisible();
  },
};
/** CARD-2, CARD-9: new is new, also for somebody who has finished it; what is completed is there to be reviewed. */
export const NewAndCompleted: Story = {
  args: { course: buildCourse({ is_new: true, is_enrolled: true, is_completed: true, progress: 100 }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('NEW')).toBeVisible();
    await expect(canvas.getByText('Completed')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Review' })).toBeVisible();
  },
};
/** CARD-1: a company's course with a picture of its own. */
export const WithLogo: Story = {
  args: { course: buildCourse({ logo: OWN_PICTURE }) },
  play: async ({ canvasElement }) => {
    const picture = canvasElement.querySelector('img');
    await expect(picture).toHaveAttribute('src', OWN_PICTURE);
    await expect(picture).toHaveAttribute('alt', '');
  },
};
/** CARD-12: a picture that cannot be fetched is replaced by the drawn one. */
export const LogoFails: Story = {
  args: { course: buildCourse({ logo: 'data:image/png;base64,broken' }) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvasElement.querySelector('svg')).toBeVisible();
  },
};
/** DASH-9: why it is recommended, in one line. */
export const Recommended: Story = {
  args: { course: buildCourse({ reason: { kind: 'topic', value: 'command-injection' } }) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Because you chose command injection')).toBeVisible();
  },
};
/** REC-21: a wrong fix, and the lesson that explains it. */
export const RecommendedForATrap: Story = {
  args: {
    href: '#lesson',
    course: buildCourse({
      reason: {
        kind: 'failed_trap',
        value: 'The page is guarded, the rest is not',
        lesson: {
          title: 'Check where you load',
          subject_id: 'records',
          item_id: 'c1-check-where-you-load',
          object_type: 'media',
        },
      },
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(
        'Your fix behaved like “The page is guarded, the rest is not”: “Check where you load” explains it',
      ),
    ).toBeVisible();
  },
};
/** LAB-7: a challenge is one lab, worth points. */
export const Challenge: Story = {
  args: {
    course: buildCourse({ type: 'challenge', points: 30, total_lessons: 1, labs_count: 1, career: [] }),
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('30 points')).toBeVisible();
  },
};
/** SB-1, CARD-12: without a picture of its own, one is drawn from its topic, or from its key alone. */
export const NoLogo: Story = { args: { course: buildCourse({ logo: undefined, owasp: [] }) } };
/** CARD-6: three roles are named, the rest are counted. */
export const LongDescription: Story = {
  args: {
    course: buildCourse({
      event_name: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung lesen',
      description: 'A very long description. '.repeat(30),
      career: ['Developer', 'Pentester', 'Security Engineer', 'Security Architect', 'Security Champion'],
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Ideal for').parentElement).toHaveTextContent(
      'Ideal for Developer, Pentester, Security Engineer +2',
    );
  },
};
const removeFavorite = fn();
/** CARD-13: the page puts its own button there; `ConnectedCourseCard` has ours. A press does not open the course. */
export const WithFavorite: Story = {
  args: {
    favorite: (
      <IconButton
        icon={iconHeartFilled}
        label="Remove from favorites"
        tone="quiet"
        onClick={removeFavorite}
      />
    ),
  },
  play: async ({ args, canvasElement }) => {
    removeFavorite.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Remove from favorites' }));
    await expect(removeFavorite).toHaveBeenCalledOnce();
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
};
/** CARD-4, CARD-5: one is counted in the singular. CARD-6: a course for no role names none. */
export const OneLabNoRoles: Story = {
  args: { course: buildCourse({ total_lessons: 1, labs_count: 1, career: [], roles: [] }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('1 subject')).toBeVisible();
    await expect(canvas.getByText('1 lab')).toBeVisible();
    await expect(canvas.queryByText('Ideal for')).toBeNull();
  },
};
/** CARD-6: a course without `career` has its roles in `roles`. */
export const RolesByTheirOtherName: Story = {
  args: { course: buildCourse({ career: undefined, roles: ['Security Champion'] }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Ideal for').parentElement).toHaveTextContent(
      'Ideal for Security Champion',
    );
  },
};
/** CARD-15: who has a name is named, whatever else is missing. */
export const Instructors: Story = {
  args: {
    course: buildCourse({
      instructor_id: ['ro#Rosa Oduya#/pictures/ro.png', 'b##', 'c', '', '#Ilse Brandt'],
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^Written by/)).toHaveTextContent(
      /^Written by Rosa Oduya, Ilse Brandt$/,
    );
  },
};
/** CARD-15: where no instructor has a name, the card is as it is without one. */
export const NamelessInstructor: Story = {
  args: { course: buildCourse({ instructor_id: ['ro##'] }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Start' })).toBeVisible();
    await expect(canvas.queryByText(/Written by/)).toBeNull();
  },
};

/** With an address the card is a link: it opens in a new tab, and its address shows on hover. */
export const Link: Story = {
  args: { course: buildCourse({ is_enrolled: true, progress: 43 }), href: '/portal/courses/c2' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: args.course.event_name })).toHaveAttribute(
      'href',
      '/portal/courses/c2',
    );
    await expect(canvas.getByRole('link', { name: 'Continue' })).toHaveAttribute(
      'href',
      '/portal/courses/c2',
    );
    canvasElement.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(canvas.getByRole('link', { name: 'Continue' }));
    await expect(args.onOpen).toHaveBeenCalledWith(args.course._key);
  },
};
/** ROLE-10: a course outside the subscription has no address. */
export const DisabledLink: Story = {
  args: { course: buildCourse({ disabled: true }), href: '/portal/courses/c2' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Start' })).toBeDisabled();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const InGerman: Story = {
  globals: { locale: 'de' },
  args: { course: buildCourse({ is_enrolled: true, progress: 43, labs_count: 1 }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Fortsetzen' })).toBeVisible();
    await expect(canvas.getByText('1 Lab')).toBeVisible();
    await expect(canvas.getByText('Einstieg')).toBeVisible();
  },
};
/** Longer by a third, with accents, in brackets: no text is cut, and none is missing from the catalogue. */
export const PseudoLocale: Story = {
  globals: { locale: 'en-XA', width: '240px' },
  args: { course: buildCourse({ is_new: true }) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: '[Šţåŕţ~~]' })).toBeVisible();
  },
};

/** CARD-10, CARD-11: the description shows in a tooltip, on keyboard focus too. */
export const OpensByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const title = await within(canvasElement).findByRole('button', { name: args.course.event_name });
    title.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith(args.course._key);
  },
};
