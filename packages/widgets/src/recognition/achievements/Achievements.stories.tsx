import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { buildAchievements, NO_ACHIEVEMENTS } from '../../testing/sample-achievements.ts';
import { Achievements } from './Achievements.tsx';

/** What a learner has done, from data alone. @see PROF-1, EMB-1 */
const meta = {
  title: 'Widgets/Achievements/Achievements',
  component: Achievements,
  args: { achievements: { state: 'ready', value: buildAchievements() }, onRetry: fn(), onBrowse: fn() },
} satisfies Meta<typeof Achievements>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A figure by the name beside it. */
const findFigure = async (canvasElement: HTMLElement, name: string) =>
  (await within(canvasElement).findByText(name)).nextElementSibling;

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    await expect(await findFigure(canvasElement, 'Points')).toHaveTextContent('1,260');
    await expect(await findFigure(canvasElement, 'Time in courses')).toHaveTextContent('7h 5m');
  },
};
/** A host's own counts follow ours. */
export const WithMore: Story = {
  args: {
    more: [
      { label: 'Courses started', count: 4 },
      { label: 'Quizzes submitted', count: 11 },
      { label: 'Leaderboard', count: 12, text: '#12' },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(await findFigure(canvasElement, 'Quizzes submitted')).toHaveTextContent('11');
    await expect(await findFigure(canvasElement, 'Leaderboard')).toHaveTextContent('#12');
  },
};
/** The first article is read: some figures are still 0. */
export const Begun: Story = {
  args: {
    achievements: { state: 'ready', value: { ...NO_ACHIEVEMENTS, course_minutes: 6 } },
  },
};
export const LargeNumbers: Story = {
  args: {
    achievements: {
      state: 'ready',
      value: buildAchievements({
        points: 12_345_678,
        labs_passed: 123_456,
        challenges_solved: 98_765,
        courses_completed: 4_321,
        course_minutes: 123_456,
      }),
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await findFigure(canvasElement, 'Time in courses')).toHaveTextContent('2,057h 36m');
  },
};
export const Nothing: Story = {
  args: {
    achievements: { state: 'ready', value: NO_ACHIEVEMENTS },
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Browse courses' }));
    await expect(args.onBrowse).toHaveBeenCalledOnce();
  },
};
export const Loading: Story = { args: { achievements: { state: 'loading' } } };
export const Problem: Story = {
  args: {
    achievements: {
      state: 'problem',
      problem: { message: 'The figures are being counted.', incident: '3f1c2a' },
    },
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

const WIDTHS_PX = [240, 320, 480, 720, 1080];

/** It measures its place: every width that hosts leave for it, loading and filled, of the same height. */
export const Widths: Story = {
  parameters: { layout: 'fullscreen', staysLoading: true },
  render: ({ achievements, ...props }) => (
    <div style={{ display: 'grid', gap: 24, padding: 24 }}>
      {WIDTHS_PX.map((width) => (
        <div key={width} data-width={width} style={{ inlineSize: width }}>
          <Achievements {...props} achievements={achievements} />
          <div style={{ blockSize: 12 }} />
          <Achievements {...props} achievements={{ state: 'loading' }} />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const place of canvasElement.querySelectorAll('[data-width]')) {
      const widgets = [...place.querySelectorAll<HTMLElement>('[role=group]')];
      const [filled, loading] = widgets.map((widget) => widget.offsetHeight);
      await expect(loading).toBe(filled);
      for (const widget of widgets) await expect(widget.scrollWidth).toBeLessThanOrEqual(widget.clientWidth);
    }
  },
};
