import { getJourney, type JourneyDetail as Journey } from '@drawbridge/contracts/learning';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { documented } from '../../testing/documented.ts';
import { buildJourney } from '../../testing/sample-awards.ts';
import { type Handlers, StoryHost } from '../../testing/story-host.tsx';
import { JourneyDetail, type JourneyDetailProps } from './JourneyDetail.tsx';

function Scene({ handlers, ...props }: JourneyDetailProps & { handlers: Handlers }) {
  return (
    <StoryHost handlers={handlers}>
      <JourneyDetail {...props} />
    </StoryHost>
  );
}
const withJourney = (overrides: Partial<Journey> = {}): Handlers => [
  [getJourney, () => ({ data: buildJourney(overrides) })],
];

/** One journey: its courses in order and the next step. @see NAV-23 */
const meta = {
  title: 'Widgets/Journeys/JourneyDetail',
  component: documented(JourneyDetail, Scene),
  render: (args) => <Scene {...args} />,
  args: {
    journeyId: buildJourney().id,
    toCourseHref: (id) => `#${id}`,
    listHref: '#journeys',
    onTitle: fn(),
    handlers: withJourney(),
  },
  argTypes: { handlers: { table: { disable: true } } },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Begun: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const next = within(await canvas.findByRole('complementary', { name: 'Next step' }));
    await expect(next.getByRole('link', { name: 'Continue' })).toHaveAttribute(
      'href',
      '#c2-injection-at-the-boundary',
    );
    const rows = canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(rows).toEqual([
      'Who may do what',
      'Injection at the boundary',
      'The browser as a hostile host',
    ]);
    await expect(canvas.getByText('45% completed')).toBeVisible();
    await expect(args.onTitle).toHaveBeenCalledWith('Secure developer foundations');
  },
};
export const NotBegun: Story = {
  args: {
    handlers: withJourney({
      progress: 0,
      next_course_id: 'c1',
      courses: buildJourney().courses.map((course) => ({
        ...course,
        progress: 0,
        completed_items: 0,
        is_completed: false,
      })),
    }),
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('link', { name: 'Start the journey' });
  },
};
export const Completed: Story = {
  args: {
    handlers: withJourney({
      progress: 100,
      is_completed: true,
      next_course_id: undefined,
      courses: buildJourney().courses.map((course) => ({ ...course, progress: 100, is_completed: true })),
    }),
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('You have completed this journey');
  },
};
export const NotFound: Story = {
  args: { handlers: [[getJourney, () => ({ problem: 'journey_not_found' })]] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('link', { name: 'All journeys' });
  },
};
export const Problem: Story = { args: { handlers: [[getJourney, () => ({ problem: 'internal' })]] } };
export const Loading: Story = { args: { handlers: [[getJourney, () => 'hang']] } };
