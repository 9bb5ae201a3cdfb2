import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NextStepLink } from './NextStepLink.tsx';

/** The way on from a lesson or lab that is done. */
const meta = {
  title: 'Widgets/Course/NextStepLink',
  component: NextStepLink,
  args: {
    next: {
      kind: 'item',
      title: 'From one quote to the whole table',
      objectType: 'media',
      isEarlier: false,
      href: '#next',
    },
  },
} satisfies Meta<typeof NextStepLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NextLesson: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('link', { name: 'Next lesson: From one quote to the whole table' }),
    ).toHaveAttribute('href', '#next');
  },
};
export const StillToDo: Story = {
  args: {
    next: { kind: 'item', title: 'Checkpoint: SQL', objectType: 'quiz', isEarlier: true, href: '#earlier' },
  },
};
export const NextLab: Story = {
  args: {
    next: {
      kind: 'lab',
      title: 'The button was hidden, the route was not',
      labType: 'lab',
      minutes: 30,
      href: '#lab',
    },
  },
};
export const NextChallenge: Story = {
  args: {
    next: { kind: 'lab', title: 'Between two quotes', labType: 'challenge', minutes: 15, href: '#challenge' },
  },
};
export const EndOfTheCourse: Story = {
  args: { next: { kind: 'course-end', title: 'Injection at the boundary', href: '#end' } },
};
/** A guest passed a lab. */
export const ForAGuest: Story = { args: { next: { kind: 'sign-up', href: '#plans' } } };
/** Without an address, as in the frame of an LMS. */
export const WithoutAnAddress: Story = {
  args: { next: { kind: 'course-end', title: 'Injection at the boundary', onOpen: fn() } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Finish the course' }));
    await expect(args.next.onOpen).toHaveBeenCalledOnce();
  },
};
export const OnAPhone: Story = { ...NextLab, globals: { viewport: { value: 'phone' } } };
