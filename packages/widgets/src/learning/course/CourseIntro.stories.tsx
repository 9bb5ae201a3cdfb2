import { getCourse, getEventProgress, listWishes } from '@drawbridge/contracts/learning';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { OWN_PICTURE } from '../../testing/own-picture.ts';
import { buildSampleCourse } from '../../testing/sample-course.ts';
import { type Handlers, StoryHost } from '../../testing/story-host.tsx';
import { CourseIntro } from './CourseIntro.tsx';

const wishes: Handlers[number] = [listWishes, () => ({ data: { items: [], custom_data: [] } })];
const fresh = buildSampleCourse({ is_enrolled: false, completed_items: 0, progress: 0, is_new: true });
const handlers = (course = fresh): Handlers => [
  wishes,
  [getEventProgress, () => ({ data: { in_progress: course.is_enrolled } })],
  [
    getCourse,
    ({ enroll }) => ({
      data: {
        is_enrolled: course.is_enrolled || enroll === true,
        course: { ...course, is_enrolled: course.is_enrolled || enroll === true },
      },
    }),
  ],
];

/** A course before it is begun. @see PLAYER-1, PLAYER-2 */
const meta = {
  title: 'Widgets/Course/CourseIntro',
  component: CourseIntro,
  args: { courseId: fresh._key, onOpenItem: fn() },
} satisfies Meta<typeof CourseIntro>;
export default meta;
type Story = StoryObj<typeof meta>;

const lessonsOf = (canvas: HTMLElement) => [...canvas.querySelectorAll<HTMLElement>('[data-state]')];

const withHandlers = (given: Handlers): Story => ({
  render: (args) => (
    <StoryHost handlers={given}>
      <CourseIntro {...args} />
    </StoryHost>
  ),
});

/**
 * PLAYER-1: title, description, instructors, roles and duration; the subjects and their items by `order`, which is not
 * the order of the lists, each item with its length.
 */
export const Everything: Story = {
  ...withHandlers(
    handlers(buildSampleCourse({ instructor_id: ['ro#Rosa Oduya#', 'b##'], total_lessons: 2 })),
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1, name: 'Injection at the boundary' });
    await expect(canvas.getByText(/^Why text from outside becomes code inside/)).toBeVisible();
    const facts = Object.fromEntries(
      canvas.getAllByRole('term').map((name) => [name.textContent, name.nextElementSibling?.textContent]),
    );
    await expect(facts).toMatchObject({
      Duration: '3h 30m',
      Subjects: '2',
      Lessons: '5',
      'Ideal for': 'Developer, Pentester',
      'Written by': 'Rosa Oduya',
    });
    const subjects = canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(subjects).toEqual(['1What a boundary is', '2Proving a fix']);
    await expect(lessonsOf(canvasElement).map(({ textContent }) => textContent)).toEqual([
      'Where text turns into code, doneArticle · 10m',
      'How a query breaksYou are hereArticle · 12m',
      'Someone else’s invoice, not done yetLab · 25m',
      'Cheat sheet, not done yetDownload · 1m',
      'What holds and what only looks so, not done yetQuiz · 8m',
    ]);
  },
};
/** The title, then the button, then the lessons: by their places and for who listens to the page. */
export const OnAPhone: Story = {
  ...withHandlers(handlers(buildSampleCourse())),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const parts = [
      await canvas.findByRole('heading', { level: 1 }),
      canvas.getByRole('button', { name: 'Continue' }),
      canvas.getByRole('heading', { level: 2 }),
    ];
    const tops = parts.map((part) => part.getBoundingClientRect().top);
    await expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    const [title, button, lessons] = parts as [HTMLElement, HTMLElement, HTMLElement];
    for (const [before, after] of [
      [title, button],
      [button, lessons],
    ] as const)
      await expect(before.compareDocumentPosition(after)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};
/** CARD-1: the course's own picture, where it has one. */
export const OwnPicture: Story = {
  ...withHandlers(handlers(buildSampleCourse({ logo: OWN_PICTURE }))),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1 });
    await expect(canvasElement.querySelector('aside img')).toHaveAttribute('src', OWN_PICTURE);
  },
};
/** PLAYER-34: before the enrollment every lesson is locked, and says so without color too. */
export const NotEnrolled: Story = {
  ...withHandlers(handlers()),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Enroll to open the lessons.')).toBeVisible();
    for (const lesson of lessonsOf(canvasElement)) {
      await expect(lesson).toHaveTextContent(/, locked/);
      await expect(within(lesson).queryByRole('button')).toBeNull();
    }
  },
};
/** The list says what is done, where one is and what is still to do; each lesson opens. */
export const LessonStates: Story = {
  ...withHandlers(handlers(buildSampleCourse())),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('button', { name: 'Continue' });
    const [first, second, lab] = lessonsOf(canvasElement);
    await expect(first).toHaveTextContent(/, done/);
    await expect(second).toHaveTextContent(/You are here/);
    await expect(second).toHaveAttribute('aria-current', 'step');
    await expect(lab).toHaveTextContent(/, not done yet/);
    await userEvent.click(canvas.getByRole('button', { name: 'Someone else’s invoice' }));
    await expect(args.onOpenItem).toHaveBeenCalledWith(fresh._key, 'boundaries', 'lab');
  },
};
/** CALL-36, PLAYER-36: Continue shows for a course that is in progress. */
export const UnderWay: Story = {
  ...withHandlers(handlers(buildSampleCourse())),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Continue' })).toBeVisible();
  },
};
/** PLAYER-36: a course enrolled in that is not in progress is started. */
export const NotBegun: Story = {
  ...withHandlers([
    [getEventProgress, () => ({ data: { in_progress: false } })],
    ...handlers(buildSampleCourse()),
  ]),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Start' })).toBeVisible();
  },
};
export const Loading = withHandlers([wishes, [getCourse, () => 'hang']]);
export const NotFound = withHandlers([wishes, [getCourse, () => ({ problem: 'course_not_found' })]]);
export const Problem = withHandlers([wishes, [getCourse, () => ({ problem: 'unavailable' })]]);

/** REC-20: who was led to a lesson of a course that they are not enrolled in comes to it by enrolling. */
export const EnrollToReadALesson: Story = {
  ...withHandlers(handlers()),
  args: { wantedItemId: 'lab' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Enroll and start' }));
    await waitFor(() => expect(args.onOpenItem).toHaveBeenCalledWith(fresh._key, 'boundaries', 'lab'));
  },
};
/** PLAYER-6: enrolling opens the first item not done. */
export const EnrollAndStart: Story = {
  ...NotEnrolled,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Enroll and start' }));
    await waitFor(() => expect(args.onOpenItem).toHaveBeenCalledWith(fresh._key, 'boundaries', 'second'));
  },
};

const done = buildSampleCourse({ is_enrolled: true, completed_items: 2 });
const withPassedLab = {
  ...done,
  items: done.items.map((subject) => ({
    ...subject,
    items: subject.items.map((item) => ({ ...item, completed: ['first', 'second'].includes(item._key) })),
  })),
};
/** PLAYER-6, PLAYER-32: what is complete from the enrollment on, such as a lab passed before, is stepped over. */
export const EnrollWithPassedLab: Story = {
  ...withHandlers([
    [
      getCourse,
      ({ enroll }) => ({
        data: enroll ? { is_enrolled: true, course: withPassedLab } : { is_enrolled: false, course: fresh },
      }),
    ],
    ...handlers(),
  ]),
  play: async ({ args, canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Enroll and start' }));
    await waitFor(() => expect(args.onOpenItem).toHaveBeenCalledWith(fresh._key, 'boundaries', 'lab'));
  },
};

/** NAV-3: a course that the plan does not open has another page. */
export const NeedsUpgrade: Story = {
  args: { onNeedsUpgrade: fn() },
  ...withHandlers(handlers({ ...fresh, upgrade: true })),
  parameters: { staysLoading: true },
  play: ({ args }) => waitFor(() => expect(args.onNeedsUpgrade).toHaveBeenCalledWith(fresh._key)),
};
